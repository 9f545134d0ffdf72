import { isWaiting, type WaitingName } from '@elenco/core/operations';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { today } from '../kit/today';
import type { ElencoDataProvider } from '../providers/data';
import type { RecordOf } from '../resources';

/**
 * Returns the number of waiting records that are assigned to a staff member; undefined while the number
 * loads.
 */
export function useOpenAssignments(assigneeId: number): number | undefined {
  const provider = useDataProvider<ElencoDataProvider>();
  const { data } = useQuery({
    queryKey: ['assignments', 'open', assigneeId],
    async queryFn() {
      const { data: assigned } = await provider.getList<RecordOf<'assignments'>>('assignments', {
        filter: { assigneeId },
        pagination: { page: 1, perPage: 1_000 },
        sort: { field: 'id', order: 'ASC' },
      });
      // Finished records keep their assignments, so only records in the queues are counted.
      const open = await Promise.all(
        [...Map.groupBy(assigned, ({ resource }) => resource as WaitingName)].map(async ([name, rows]) => {
          const { data: records } = await provider.getMany(name, { ids: rows.map(({ rowId }) => rowId) });
          return records.filter((record) => isWaiting(name, record, today())).length;
        }),
      );
      return open.reduce((total, count) => total + count, 0);
    },
  });
  return data;
}
