import { businessDate } from '@elenco/brazil';
import { type Change, type Find, insert, moveTo } from '../../kit';
import { type Actor, defineReaction } from '../../people';
import { briefings } from '../briefing';
import { type Deliverable, deliverables, isAdvertising } from '../contract';
import { disclosureOf } from './disclosed';
import { type Post, postFlow, posts } from './post';

const current = postFlow.states.filter((state) => state !== 'withdrawn');

const loadPosts = (find: Find<Actor>, { id }: Deliverable) =>
  find.lockMany(posts, { deliverableId: id, status: current });

const withdrawn = (rows: readonly Post[]): Change[] => rows.map(({ id }) => moveTo(posts, id, 'withdraw'));

/**
 * Creates a post when content is published. A corrected link creates another post, because figures of the
 * wrong one must not move to it. The same link again changes nothing. A freelancer's work is no post: it has
 * no figures, and its link may be private.
 */
export const postOnPublish = defineReaction(deliverables, 'publish', {
  async load(find, row) {
    const [briefing] = await find.many(briefings, { id: row.briefingId });
    return { briefing: briefing!, before: await loadPosts(find, row) };
  },
  decide({ row, rows: { briefing, before }, now }) {
    const { id: deliverableId, contractId, briefingId, companyId, creatorId } = row;
    if (!isAdvertising(briefing)) return [];
    if (row.link === null || before.some(({ url }) => url === row.link)) return [];
    const publishedAt = row.publishedAt ?? now;
    return [
      ...withdrawn(before),
      insert(posts, {
        deliverableId,
        contractId,
        briefingId,
        companyId,
        creatorId,
        status: postFlow.initial,
        statusSince: now,
        network: row.channel,
        format: row.format,
        url: row.link,
        publishedAt,
        publishedOn: businessDate(publishedAt),
        caption: row.caption,
        captionSource: 'approved',
        captionAt: now,
        disclosure: disclosureOf(row.caption),
        findings: [],
        networkPostId: null,
        checkedAt: null,
        readAt: null,
        askedAt: null,
      }),
    ];
  },
});

/** Withdraws the post if the brand sends the link back. */
export const withdrawOnSendBack = defineReaction(deliverables, 'sendBack', {
  load: loadPosts,
  decide: ({ rows }) => withdrawn(rows),
});
