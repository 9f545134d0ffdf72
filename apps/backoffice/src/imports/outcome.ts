import type { Tone } from '../kit/tone';
import type { ImportRecord } from './useFresh';

type Counts = Pick<ImportRecord, 'added' | 'joined' | 'refused'>;

/** Rows that were read; `lines` is a place in the file, which counts the line of names too. */
export const rowsOf = ({ added, joined, refused }: Counts): number => added + joined + refused;

/** Of a file that was read to its end: whether all of it was taken, some, or nothing. */
export function takenOf(record: Counts): 'all' | 'some' | 'nothing' {
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

/** Green is only what went well as a whole. */
export const toneOfImport = (record: Counts & Pick<ImportRecord, 'phase'>): Tone =>
  record.phase === 'done' ? doneTones[takenOf(record)] : tones[record.phase];
