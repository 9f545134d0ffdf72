import { maxRange } from '@elenco/core/kit';
import { useGetList } from 'ra-core';
import { useMemo } from 'react';
import { liveInterval } from '../kit/live';
import { useActor } from '../kit/useActor';
import { mayRead, type RecordOf } from '../resources';

/** Returns the current assignments by briefing, from one request. */
export function useAssignments(): ReadonlyMap<number, number> {
  const allowed = mayRead(useActor(), 'assignments');
  const { data } = useGetList<RecordOf<'assignments'>>(
    'assignments',
    { pagination: { page: 1, perPage: maxRange }, sort: { field: 'id', order: 'DESC' } },
    { enabled: allowed, refetchInterval: liveInterval },
  );
  return useMemo(() => new Map((data ?? []).map((row) => [row.briefingId, row.assigneeId])), [data]);
}
