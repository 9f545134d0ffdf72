import { describe, expect, it } from 'vitest';
import {
  accepted,
  aDeliverable,
  aPost,
  brandOwner,
  ids,
  NOW,
  otherCreator,
  refusedWith,
  summarize,
  theCreator,
} from '../../../testing';
import { fixPostLink } from '.';

const gone = aPost({ status: 'gone', publishedAt: '2026-11-10T12:00:00.000Z' });
const storeOf = (post = gone) => ({
  posts: [post],
  deliverables: [aDeliverable({ status: 'verified', link: post.url })],
});
const act = (link: string) =>
  accepted(fixPostLink, { id: ids.post, link }, { actor: theCreator, store: storeOf() });

describe('the command that fixes the link of an offline post', () => {
  it('queues the same link for another check', async () => {
    const { changes } = await act(gone.url);
    expect(summarize(changes)).toEqual([`move posts ${ids.post} restore`]);
    expect(changes[0]).toMatchObject({ patch: { checkedAt: null } });
  });

  it('replaces the link of verified content with another post and notifies the brand', async () => {
    const link = 'https://www.instagram.com/reel/new/';
    const { changes } = await act(link);
    expect(summarize(changes)).toEqual([
      `move posts ${ids.post} withdraw`,
      `update deliverables ${ids.deliverable}`,
      'insert posts',
      'emit posts.linkChanged',
    ]);
    expect(changes[2]).toMatchObject({ row: { url: link, status: 'unchecked', publishedAt: NOW } });
  });

  it('is refused for a link to a different network, for an online post and for other users', async () => {
    const run = (
      link: string,
      actor: typeof theCreator | typeof otherCreator | typeof brandOwner,
      post = gone,
    ) => refusedWith(fixPostLink, { id: ids.post, link }, { actor, store: storeOf(post) });
    expect(await run('https://example.com/reel', theCreator)).toEqual(['link_of_other_channel /link']);
    expect(await run(gone.url, theCreator, aPost({ status: 'found' }))).toEqual(['move_not_possible']);
    expect(await run(gone.url, otherCreator)).toEqual(['not_found']);
    expect(await run(gone.url, brandOwner)).toEqual(['not_found']);
  });
});
