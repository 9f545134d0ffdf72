import { MAX_RANGE } from '@elenco/core/kit';
import { useGetList } from 'ra-core';
import { useMemo } from 'react';
import { liveInterval } from '../kit/live';
import { useActor } from '../kit/useActor';
import { mayReadSome, type RecordOf } from '../resources';

/** Returns the assignees' user ids by briefing number. Sends one request for all briefings. */
export function useAssignments(): ReadonlyMap<number, number> {
  const allowed = mayReadSome(useActor(), 'assignments');
  const { data } = useGetList<RecordOf<'assignments'>>(
    'assignments',
    {
      filter: { resource: 'briefings' },
      pagination: { page: 1, perPage: MAX_RANGE },
      sort: { field: 'id', order: 'DESC' },
    },
    { enabled: allowed, refetchInterval: liveInterval },
  );
  return useMemo(
    () =>
      new Map(
        (data ?? []).flatMap(({ rowId, assigneeId }) => (assigneeId === null ? [] : [[rowId, assigneeId]])),
      ),
    [data],
  );
}
