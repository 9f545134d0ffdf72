import { z } from 'zod';
import { accept, type Find, moveTo, Problem, update } from '../../../kit';
import { type Actor, creators, defineCommand, defineMove, mailLinks, tokenHash } from '../../../people';
import { restoreAccount } from '../leaving';
import { lockedTeam } from '../obstacles';
import { ownerOf, type PrivacyRequest, privacyRequests } from '../request';

/** Loads the colleagues who were suspended by the same request, and the hidden profile. */
async function goneWith(find: Find<Actor>, userId: number) {
  const { user, team } = await lockedTeam(find, userId);
  const { creatorId } = user;
  return { user, team, profile: creatorId === null ? [] : await find.lockMany(creators, { id: creatorId }) };
}

/** Withdraws a request and cancels its scheduled erasure. */
export const withdrawRequest = defineMove(privacyRequests, 'withdraw', {
  notWhileImpersonating: true,
  fields: {},
  also: (find, row: PrivacyRequest) => goneWith(find, ownerOf(row)),
  decide: ({ row, also }) => (row.eraseAt === null ? {} : { and: restoreAccount(also, also.profile, row) }),
});

/**
 * Cancels an erasure by the link in the e-mail, because the user cannot sign in.
 * @throws Problem `not_found` for a link that is unknown, used, or of a completed erasure
 */
export const cancelDeletion = defineCommand({
  name: 'privacy-requests.cancelDeletion',
  input: z.strictObject({ tokenHash }),
  async load(find, { tokenHash: hash }, { now }) {
    const [link] = await find.lockMany(mailLinks, { tokenHash: hash, purpose: 'cancelDeletion' });
    if (!link || link.usedAt !== null || link.expiresAt <= now) throw new Problem('not_found');
    const gone = await goneWith(find, link.userId);
    const open: PrivacyRequest[] = await find.lockMany(privacyRequests, {
      userId: link.userId,
      status: 'open',
    });
    const request = open.find(({ eraseAt }) => eraseAt !== null);
    if (!request || request.statusSince > link.createdAt) throw new Problem('not_found');
    return { link, request, gone };
  },
  decide: ({ rows: { link, request, gone }, now }) =>
    accept(
      [
        moveTo(privacyRequests, request.id, 'withdraw'),
        update(mailLinks, link.id, { usedAt: now }),
        ...restoreAccount(gone, gone.profile, request),
      ],
      {},
    ),
});
