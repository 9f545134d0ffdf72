import { z } from 'zod';
import { accept, emit, moveTo, Problem, refuse, update } from '../../../kit';
import { channelHosts, defineCommand, id, isOfChannel, ofCreator, webLink } from '../../../people';
import { deliverables } from '../../contract';
import { newPost } from '../newPost';
import { posts } from '../post';
import { isBroken } from '../readings';

/**
 * Stores the link at which a private or missing post is online again, as the creator, even after the brand
 * verified the post. The same link is checked again. A different link creates a new post, because the old
 * post's metrics must not be assigned to it, and notifies the brand. Refuses with `move_not_possible` for a
 * post that is not broken, and `link_of_other_channel` at `/link` (params `host`).
 */
export const fixPostLink = defineCommand({
  name: 'posts.fixLink',
  rest: 'Reports that a post is online again, at the same or another link',
  input: z.strictObject({ id, link: webLink }),
  async load(find, input) {
    const post = await find.forUpdate(posts, input.id, ofCreator);
    const [piece] = await find.lockMany(deliverables, { id: post.deliverableId });
    return { post, piece: piece! };
  },
  decide({ rows: { post, piece }, input: { link }, now }) {
    if (!isBroken(post, now)) throw new Problem('move_not_possible');
    if (!isOfChannel(link, post.network)) {
      return refuse('link_of_other_channel', '/link', { host: channelHosts[post.network]?.[0] ?? '' });
    }
    if (link === post.url)
      return accept([moveTo(posts, post.id, 'restore', { patch: { checkedAt: null } })], {});
    const { companyId, creatorId, briefingId } = post;
    return accept(
      [
        moveTo(posts, post.id, 'withdraw'),
        update(deliverables, piece.id, { link }),
        newPost(piece, { url: link, publishedAt: now, now }),
        emit({
          kind: 'posts.linkChanged',
          resource: posts.name,
          rowId: post.id,
          companyId,
          creatorId,
          briefingId,
          data: {},
        }),
      ],
      {},
    );
  },
});
