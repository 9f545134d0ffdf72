import { hasEnded } from '@elenco/core/discovery';
import { useGetOne } from 'ra-core';
import type { RecordOf } from '../resources';

export type ImportRecord = RecordOf<'imports'>;

/** Polling interval in milliseconds. */
const EVERY_MS = 3_000;

/** Polls an import until it has ended, without refreshing the rest of the screen. */
export function useFresh(record: ImportRecord): ImportRecord {
  const { data = record } = useGetOne<ImportRecord>(
    'imports',
    { id: record.id },
    {
      enabled: !hasEnded(record),
      refetchInterval: ({ state }) => (hasEnded(state.data ?? record) ? false : EVERY_MS),
    },
  );
  return data.version >= record.version ? data : record;
}
