import { canTake, colleagues, type WaitingName } from '@elenco/core/operations';
import { actorOf } from '@elenco/core/people';
import { useGetList } from 'ra-core';
import { useMemo } from 'react';
import { useActor } from '../kit/useActor';
import { mayRead, type RecordOf } from '../resources';

type Colleague = RecordOf<'users'>;

const nobody: readonly Colleague[] = [];

/** Returns the staff members, sorted by name. */
export function useColleagues(): readonly Colleague[] {
  const allowed = mayRead(useActor(), 'users');
  const { data } = useGetList<Colleague>(
    'users',
    {
      filter: { staff: true },
      pagination: { page: 1, perPage: 200 },
      sort: { field: 'name', order: 'ASC' },
    },
    { enabled: allowed, staleTime: 300_000 },
  );
  return useMemo(() => data?.filter(({ suspendedAt }) => suspendedAt === null) ?? nobody, [data]);
}

/** Returns the staff members who may take records from the queue, sorted by name. */
export function useAssignable(queue: WaitingName): readonly Colleague[] {
  return useColleagues().filter((one) => canTake(queue, one));
}

export const colleagueName = (colleagues: readonly Colleague[], id: number): string =>
  colleagues.find((one) => one.id === id)?.name ?? `#${id}`;

/** True if the staff member may read internal notes. */
export const readsNotes = (one: Colleague): boolean => colleagues(actorOf(one)).length > 0;
