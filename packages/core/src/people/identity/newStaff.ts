import { type Change, insert, type NewRow } from '../../kit';
import { type User, users } from '../party';
import { credentials } from './credential';

/** Returns the inserts of a confirmed staff member with a credential. */
export function newStaff(
  {
    passwordHash,
    ...given
  }: Pick<NewRow<User>, 'name' | 'email' | 'locale' | 'duties'> & {
    readonly passwordHash: string;
  },
  id: number,
  now: string,
): Change[] {
  return [
    insert(users, {
      ...given,
      id,
      phone: null,
      whatsapp: null,
      address: null,
      agentEmail: null,
      cpf: null,
      staff: true,
      companyId: null,
      companyRole: null,
      creatorId: null,
      confirmedAt: now,
      suspendedAt: null,
    }),
    insert(credentials, { userId: id, passwordHash, changedAt: now }),
  ];
}
