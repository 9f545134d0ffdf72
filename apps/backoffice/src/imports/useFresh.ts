import { hasEnded } from '@elenco/core/discovery';
import { useGetOne } from 'ra-core';
import type { RecordOf } from '../resources';

export type ImportRecord = RecordOf<'imports'>;

/** Often enough that one sees it go on, seldom enough that nobody is disturbed. */
const EVERY_MS = 3_000;

/** The import as it stands now: asked again until it has ended, without anything else on the screen moving. */
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
