import { useGetList } from 'ra-core';
import { useActor } from '../kit/useActor';
import { mayRead } from '../resources';

interface Colleague {
  readonly id: number;
  readonly name: string;
  readonly suspendedAt: string | null;
}

const nobody: readonly Colleague[] = [];

/** The members of staff, by name. */
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
  return data?.filter(({ suspendedAt }) => suspendedAt === null) ?? nobody;
}

export const colleagueName = (colleagues: readonly Colleague[], id: number): string =>
  colleagues.find((one) => one.id === id)?.name ?? `#${id}`;
