import { z } from 'zod';
import { accept, Problem } from '../../../kit';
import { defineCommand, newPerson, signUpFields } from '../../../people';
import { linkHash } from '../link';
import { acceptedBy, hasAccount, joining, verifiedBy } from './join';

const { email: _email, phone: _phone, emailVerified: _verified, ...person } = signUpFields;

/** A new account in a company's team, at the address that was invited. Refuses `invitation_sign_in`. */
export const joinTeam = defineCommand({
  name: 'invitations.joinTeam',
  input: z.strictObject({ tokenHash: linkHash, ...person }),
  load: (find, { tokenHash }, { now }) => joining(find, tokenHash, now),
  decide({ rows, input: { tokenHash: _, ...given }, now }) {
    const { invitation, userId } = rows;
    if (invitation.kind !== 'member') throw new Problem('not_found');
    const refused = hasAccount(rows);
    if (refused) return refused;
    const place = {
      id: userId,
      companyId: invitation.companyId,
      companyRole: 'member',
      creatorId: null,
    } as const;
    return accept(
      [
        ...newPerson({ ...given, ...verifiedBy(invitation), phone: null }, place, now),
        ...acceptedBy(rows, given.name),
      ],
      { userId },
    );
  },
});
