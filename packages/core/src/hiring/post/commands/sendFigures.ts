import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, emit, Problem } from '../../../kit';
import { creatorIdOf, date, defineCommand, demandFile, id } from '../../../people';
import { MOST_REPORTED } from '../limits';
import { posts } from '../resource';
import { figuresInput, momentOf, observed, wrongFigures } from './figures';

const reported = z.strictObject({
  postId: id,
  /** The day of the figures; null for today. */
  observedOn: date.nullable().default(null),
  figures: figuresInput,
  /** A picture of the network's own screen. */
  proofFileId: id.nullable().default(null),
});

/**
 * A creator tells the figures of posts, all of them or none. Refuses, below `/posts/<n>`: `proof_required`,
 * `unknown_file`, `figures_needed`, `reach_above_views`, `in_the_future`, `before_publication`, `post_withdrawn`, and
 * `post_twice`.
 */
export const sendFigures = defineCommand({
  name: 'observations.send',
  rest: true,
  input: z.strictObject({ posts: z.array(reported).min(1, 'required').max(MOST_REPORTED, 'too_many') }),
  async load(find, input, { actor }) {
    const creatorId = creatorIdOf(actor);
    const ids = input.posts.map(({ postId }) => postId);
    const own = await find.lockMany(posts, { id: ids, creatorId });
    if (own.length < new Set(ids).size) throw new Problem('not_found');
    for (const [n, { proofFileId }] of input.posts.entries()) {
      if (proofFileId !== null) await demandFile(find, proofFileId, creatorId, `/posts/${n}/proofFileId`);
    }
    return new Map(own.map((post) => [post.id, post]));
  },
  decide({ rows, input, now }) {
    const today = businessDate(now);
    const given = input.posts.map((one, n) => {
      const day = one.observedOn ?? today;
      return { ...one, day, post: rows.get(one.postId)!, at: `/posts/${n}` };
    });
    const refused = given.flatMap(({ post, day, figures, proofFileId, at }, n) => [
      ...(given.findIndex((other) => other.post === post) < n ? [{ code: 'post_twice', pointer: at }] : []),
      ...wrongFigures(post, { day, figures }, at, now),
      ...(proofFileId === null ? [{ code: 'proof_required', pointer: `${at}/proofFileId` }] : []),
    ]);
    if (refused.length > 0) return { refused };
    const first = new Map(given.map(({ post }) => [post.contractId, post]));
    return accept(
      [
        ...given.flatMap(({ post, day, figures, proofFileId }) =>
          observed(post, figures, {
            observedAt: momentOf(day, now),
            source: 'creator',
            reachKind: 'organic',
            proofFileId,
          }),
        ),
        ...[...first.values()].map(({ contractId, briefingId, companyId, creatorId }) =>
          emit({
            kind: 'observations.send',
            resource: 'contracts',
            rowId: contractId,
            briefingId,
            companyId,
            creatorId,
            data: { posts: given.filter(({ post }) => post.contractId === contractId).length },
          }),
        ),
      ],
      { posts: given.length },
    );
  },
});
