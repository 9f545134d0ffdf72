import { suspendsFor } from '@elenco/core/operations';
import { useGetList } from 'ra-core';
import { useActor } from '../kit/useActor';
import { mayRead, type RecordOf } from '../resources';

type Request = RecordOf<'privacy-requests'>;

/** Returns the scheduled erasure that suspends an account, if there is one. */
export function useErasureOf(person: RecordOf<'users'>): Request | undefined {
  const actor = useActor();
  const { data = [] } = useGetList<Request>(
    'privacy-requests',
    { filter: { kind: 'erasure', status: 'open' }, pagination: { page: 1, perPage: 100 } },
    { enabled: person.suspendedAt !== null && mayRead(actor, 'privacy-requests') },
  );
  return data.find((request) => suspendsFor(request, person));
}
