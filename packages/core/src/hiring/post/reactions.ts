import { type Change, type Find, moveTo } from '../../kit';
import { type Actor, defineReaction } from '../../people';
import { briefings } from '../briefing';
import { type Deliverable, deliverables, isAdvertising } from '../contract';
import { newPost } from './newPost';
import { type Post, postFlow, posts } from './post';

const current = postFlow.states.filter((state) => state !== 'withdrawn');

const loadPosts = (find: Find<Actor>, { id }: Deliverable) =>
  find.lockMany(posts, { deliverableId: id, status: current });

const withdrawn = (rows: readonly Post[]): Change[] => rows.map(({ id }) => moveTo(posts, id, 'withdraw'));

/**
 * Creates a post when content is published. A corrected link creates another post, because the wrong post's
 * metrics must not be assigned to it. Storing the same link again has no effect. A freelancer's work creates
 * no post: it has no metrics, and its link may be private.
 */
export const postOnPublish = defineReaction(deliverables, 'publish', {
  async load(find, row) {
    const [briefing] = await find.many(briefings, { id: row.briefingId });
    return { briefing: briefing!, before: await loadPosts(find, row) };
  },
  decide({ row, rows: { briefing, before }, now }) {
    if (!isAdvertising(briefing)) return [];
    if (row.link === null || before.some(({ url }) => url === row.link)) return [];
    const publishedAt = row.publishedAt ?? now;
    return [...withdrawn(before), newPost(row, { url: row.link, publishedAt, now })];
  },
});

/** Withdraws the post if the brand sends its link back. */
export const withdrawOnSendBack = defineReaction(deliverables, 'sendBack', {
  load: loadPosts,
  decide: ({ rows }) => withdrawn(rows),
});
