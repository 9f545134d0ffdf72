import { guestMarks, markName } from '@elenco/core/hiring';
import { users } from '@elenco/core/people';
import { z } from 'zod';
import type { RequestContext } from '../adapters/requestContext.server';

/** What is left empty does not arrive at all. */
export const markFields = z.object({
  ...markName.input.shape,
  opinion: markName.input.shape.opinion.default(null),
  comment: markName.input.shape.comment.default(''),
});

/** What guests and the company's own people have said of the names of a project, each under their name. */
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
    /** Null for somebody who is in the company no more. */
    name: guestName ?? people.find((one) => one.id === userId)?.name ?? null,
  }));
}
export type ShownMark = Awaited<ReturnType<typeof loadMarks>>[number];
