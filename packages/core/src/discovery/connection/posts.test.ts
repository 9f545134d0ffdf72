import { describe, expect, it } from 'vitest';
import {
  aConnection,
  accepted,
  ids,
  inShort,
  NOW,
  otherCreator,
  patchOf,
  reacted,
  refusedWith,
  supporter,
  theCreator,
} from '../../testing';
import { keepPosts, showPosts } from './commands';
import { MAX_POSTS, type NetworkPost } from './post';
import { endPostsOnDisconnect, endPostsOnLose } from './reactions';

const id = aConnection().id;
const picture = 'a'.repeat(64);
const reported = (n: number) => ({
  postId: String(n),
  link: `https://www.instagram.com/p/${n}`,
  caption: 'Um teste',
  picture,
  takenAt: NOW,
});
const post = (n: number): NetworkPost => ({
  id: n,
  version: 1,
  createdAt: NOW,
  updatedAt: NOW,
  connectionId: id,
  creatorId: ids.creator,
  ...reported(n),
  readAt: NOW,
});
const at = (given: Parameters<typeof aConnection>[0], posts: NetworkPost[] = []) => ({
  actor: theCreator,
  store: { connections: [aConnection(given)], network_posts: posts },
});
const systemOnly = { role: 'system' } as const;

describe('showing the newest posts', () => {
  it('is turned on by the creator, and schedules a new reading', async () => {
    const { changes } = await accepted(showPosts, { id, show: true }, at({ postsSince: null }));
    expect(patchOf(changes, 'connections')).toEqual({ postsSince: NOW, postsAskedAt: null });
  });

  it('is turned off by the creator, and removes the posts', async () => {
    const shown = at({ postsSince: NOW, postsAskedAt: NOW }, [post(1), post(2)]);
    const { changes } = await accepted(showPosts, { id, show: false }, shown);
    expect(patchOf(changes, 'connections')).toEqual({ postsSince: null, postsAskedAt: null });
    expect(inShort(changes)).toEqual([
      `update connections ${id}`,
      'remove network_posts 1',
      'remove network_posts 2',
    ]);
  });

  it.each([true, false])('changes nothing if it is already so (%s)', async (show) => {
    const same = at({ postsSince: show ? NOW : null });
    expect((await accepted(showPosts, { id, show }, same)).changes).toEqual([]);
  });

  it.each<[string, Parameters<typeof aConnection>[0], string[]]>([
    ['of TikTok', { channel: 'tiktok' }, ['no_posts_there']],
    ['of a connection that was lost', { status: 'lost' }, ['not_connected']],
  ])('is rejected %s', async (_, given, why) => {
    expect(await refusedWith(showPosts, { id, show: true }, at(given))).toEqual(why);
  });

  it.each([
    ['another creator', otherCreator],
    ['support', supporter],
  ])('is not for %s to decide', async (_, actor) => {
    expect(await refusedWith(showPosts, { id, show: true }, { ...at({}), actor })).toEqual(['not_found']);
  });

  it.each([endPostsOnDisconnect, endPostsOnLose])('ends with the connection (%#)', async (reaction) => {
    const ended = at({ status: 'disconnected', postsSince: NOW }, [post(1)]);
    const changes = await reacted(reaction, ended.store.connections[0]!, { ...ended, actor: systemOnly });
    expect(inShort(changes)).toEqual([`update connections ${id}`, 'remove network_posts 1']);
  });
});

describe('a reading of posts', () => {
  const shown = { ...at({ postsSince: NOW }, [post(1)]), actor: systemOnly };

  it('replaces the earlier ones', async () => {
    const { changes } = await accepted(keepPosts, { id, posts: [reported(2), reported(3)] }, shown);
    expect(inShort(changes)).toEqual([
      `update connections ${id}`,
      'remove network_posts 1',
      'insert network_posts',
      'insert network_posts',
    ]);
  });

  it('keeps the earlier ones if the network does not answer', async () => {
    const { changes } = await accepted(keepPosts, { id, posts: null }, shown);
    expect(changes).toMatchObject([{ do: 'update', patch: { postsAskedAt: NOW } }]);
  });

  it.each<[string, Parameters<typeof aConnection>[0]]>([
    ['who does not want to show posts', { postsSince: null }],
    ['who has disconnected in the meantime', { postsSince: NOW, status: 'disconnected' }],
  ])('stores nothing for a creator %s', async (_, given) => {
    const gone = { ...at(given), actor: systemOnly };
    expect((await accepted(keepPosts, { id, posts: [reported(2)] }, gone)).changes).toEqual([]);
  });

  it.each<[string, object[]]>([
    ['too many posts', Array.from({ length: MAX_POSTS + 1 }, (_, n) => reported(n))],
    ['a duplicate post', [reported(2), reported(2)]],
    ['a javascript link', [{ ...reported(2), link: 'javascript:alert(1)' }]],
    ['a picture on another host', [{ ...reported(2), picture: 'https://cdn.example/1.jpg' }]],
  ])('is rejected as a whole with %s', async (_, posts) => {
    expect(await refusedWith(keepPosts, { id, posts }, shown)).not.toEqual([]);
  });

  it('is written by the system only', async () => {
    const by = { ...shown, actor: theCreator };
    expect(await refusedWith(keepPosts, { id, posts: [] }, by)).toEqual(['not_found']);
  });
});
