import { guestMarks, rateCreator } from '@elenco/core/hiring';
import { users } from '@elenco/core/people';
import { z } from 'zod';
import type { RequestContext } from '../adapters/requestContext.server';

/** Fields with which a guest rates a creator. The form parser drops empty fields, so both have a default. */
export const markFields = z.object({
  ...rateCreator.input.shape,
  opinion: rateCreator.input.shape.opinion.default(null),
  comment: rateCreator.input.shape.comment.default(''),
});

/**
 * Loads the opinions of guests and of the company's users about the shortlist, with the names of the authors.
 */
export async function loadMarks({ app, actor }: RequestContext<'company'>, briefingId: number) {
  const rows = await app.see(guestMarks, actor, { briefingId });
  const own = rows.flatMap(({ userId }) => userId ?? []);
  const people = own.length > 0 ? await app.pick(users, actor, ['id', 'name'], { id: own }) : [];
  return rows.map(({ id, entryId, guestName, userId, opinion, comment }) => ({
    id,
    entryId,
    opinion,
    comment,
    guest: userId === null,
    own: 'userId' in actor && actor.userId === userId,
    /** Name of the author; null for a user who has left the company. */
    name: guestName ?? people.find((one) => one.id === userId)?.name ?? null,
  }));
}
export type ShownMark = Awaited<ReturnType<typeof loadMarks>>[number];
