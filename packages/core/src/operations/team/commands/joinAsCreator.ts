import { z } from 'zod';
import { accept, Problem } from '../../../kit';
import { creatorFields, creators, defineCommand, newCreator } from '../../../people';
import { linkHash } from '../link';
import { acceptedBy, hasAccount, joining, verifiedBy } from './join';

const { email: _email, emailVerified: _verified, ...creator } = creatorFields;

/** A new creator, whom the company brought, at the address that was invited. Refuses `invitation_sign_in`. */
export const joinAsCreator = defineCommand({
  name: 'invitations.joinAsCreator',
  input: z.strictObject({ tokenHash: linkHash, ...creator }),
  async load(find, { tokenHash }, { now }) {
    const found = await joining(find, tokenHash, now);
    return { ...found, creatorId: (await find.ids(creators, 1))[0]! };
  },
  decide({ rows, input: { tokenHash: _, ...given }, now }) {
    const { invitation, userId, creatorId } = rows;
    if (invitation.kind !== 'creator') throw new Problem('not_found');
    const refused = hasAccount(rows);
    if (refused) return refused;
    const { companyId } = invitation;
    const creator = { ...given, ...verifiedBy(invitation) };
    return accept(
      [...newCreator(creator, { creatorId, userId }, { companyId }, now), ...acceptedBy(rows, given.name)],
      { userId },
    );
  },
});
