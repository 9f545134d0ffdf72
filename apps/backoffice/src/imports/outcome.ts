import type { Tone } from '../kit/tone';
import type { ImportRecord } from './useFresh';

type Counts = Pick<ImportRecord, 'added' | 'joined' | 'refused'>;

/**
 * Returns the number of rows that were read. The field `lines` cannot be used, since it is a position in the
 * file and includes the header.
 */
export const rowsOf = ({ added, joined, refused }: Counts): number => added + joined + refused;

/** Returns whether all, some or none of the rows of a finished import were accepted. */
export function acceptanceOf(record: Counts): 'all' | 'some' | 'nothing' {
  if (record.refused === 0) return 'all';
  return record.refused < rowsOf(record) ? 'some' : 'nothing';
}

const doneTones = { all: 'success', some: 'warning', nothing: 'error' } as const;

const tones: Readonly<Record<Exclude<ImportRecord['phase'], 'done'>, Tone>> = {
  waiting: 'default',
  reading: 'info',
  indexing: 'info',
  failed: 'error',
  cancelling: 'warning',
  cancelled: 'default',
};

/** Returns the color of an import: green only if all rows were accepted. */
export const toneOfImport = (record: Counts & Pick<ImportRecord, 'phase'>): Tone =>
  record.phase === 'done' ? doneTones[acceptanceOf(record)] : tones[record.phase];
