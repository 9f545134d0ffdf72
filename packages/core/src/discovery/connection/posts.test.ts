import { describe, expect, it } from 'vitest';
import {
  aConnection,
  accepted,
  ids,
  NOW,
  otherCreator,
  patchOf,
  refusedWith,
  runReaction,
  summarize,
  supporter,
  theCreator,
} from '../../testing';
import { showPosts, storePosts } from './commands';
import { MAX_POSTS, type NetworkPost, publicityOf } from './post';
import { endPostsOnDisconnect, endPostsOnLose } from './reactions';

const id = aConnection().id;
const picture = 'a'.repeat(64);
const reported = (n: number) => ({
  postId: String(n),
  link: `https://www.instagram.com/p/${n}`,
  caption: 'Um teste',
  picture,
  takenAt: NOW,
  likes: 120,
  comments: 4,
  shares: null,
  views: null,
  paidLabel: null,
});
const post = (n: number): NetworkPost => ({
  id: n,
  version: 1,
  createdAt: NOW,
  updatedAt: NOW,
  connectionId: id,
  creatorId: ids.creator,
  channel: 'instagram',
  ...reported(n),
  readAt: NOW,
});
const at = (given: Parameters<typeof aConnection>[0], posts: NetworkPost[] = []) => ({
  actor: theCreator,
  store: { connections: [aConnection(given)], network_posts: posts },
});
const systemOnly = { role: 'system' } as const;

describe('showing the newest posts on a profile', () => {
  it('schedules a new reading of posts when the creator turns the setting on', async () => {
    const { changes } = await accepted(showPosts, { id, show: true }, at({ postsSince: null }));
    expect(patchOf(changes, 'connections')).toEqual({ postsSince: NOW, postsAskedAt: null });
  });

  it('removes the stored posts when the creator turns the setting off', async () => {
    const shown = at({ postsSince: NOW, postsAskedAt: NOW }, [post(1), post(2)]);
    const { changes } = await accepted(showPosts, { id, show: false }, shown);
    expect(patchOf(changes, 'connections')).toEqual({ postsSince: null, postsAskedAt: null });
    expect(summarize(changes)).toEqual([
      `update connections ${id}`,
      'remove network_posts 1',
      'remove network_posts 2',
    ]);
  });

  it.each([true, false])(
    'changes nothing if the setting already has the requested value (%s)',
    async (show) => {
      const same = at({ postsSince: show ? NOW : null });
      expect((await accepted(showPosts, { id, show }, same)).changes).toEqual([]);
    },
  );

  it('is rejected if the connection to the network was lost', async () => {
    expect(await refusedWith(showPosts, { id, show: true }, at({ status: 'lost' }))).toEqual([
      'not_connected',
    ]);
  });

  it.each([
    ['another creator', otherCreator],
    ['support', supporter],
  ])('is refused for %s', async (_, actor) => {
    expect(await refusedWith(showPosts, { id, show: true }, { ...at({}), actor })).toEqual(['not_found']);
  });

  it.each([endPostsOnDisconnect, endPostsOnLose])(
    'ends when the connection to the network ends (case %#)',
    async (reaction) => {
      const ended = at({ status: 'disconnected', postsSince: NOW }, [post(1)]);
      const changes = await runReaction(reaction, ended.store.connections[0]!, {
        ...ended,
        actor: systemOnly,
      });
      expect(summarize(changes)).toEqual([`update connections ${id}`, 'remove network_posts 1']);
    },
  );
});

describe('reading the posts of a creator from a network', () => {
  const shown = { ...at({ postsSince: NOW }, [post(1)]), actor: systemOnly };

  it('adds new posts, updates known ones and removes all others', async () => {
    const before = { ...at({ postsSince: NOW }, [post(1), post(2)]), actor: systemOnly };
    const known = { ...reported(2), likes: 300 };
    const { changes } = await accepted(storePosts, { id, posts: [known, reported(3)] }, before);
    expect(summarize(changes)).toEqual([
      `update connections ${id}`,
      'remove network_posts 1',
      'update network_posts 2',
      'insert network_posts',
    ]);
    expect(patchOf(changes, 'network_posts')).toMatchObject({ likes: 300, readAt: NOW });
  });

  it('keeps the earlier posts if the network does not answer', async () => {
    const { changes } = await accepted(storePosts, { id, posts: null }, shown);
    expect(changes).toMatchObject([{ do: 'update', patch: { postsAskedAt: NOW } }]);
  });

  it('removes posts that the network has not confirmed for 30 days', async () => {
    const daysAgo = (days: number) => new Date(Date.parse(NOW) - days * 86_400_000).toISOString();
    const posts = [
      { ...post(1), readAt: daysAgo(29) },
      { ...post(2), readAt: daysAgo(30) },
    ];
    const unread = { ...at({ postsSince: NOW }, posts), actor: systemOnly };
    const { changes } = await accepted(storePosts, { id, posts: null }, unread);
    expect(summarize(changes)).toEqual([`update connections ${id}`, 'remove network_posts 2']);
  });

  it.each<[string, Parameters<typeof aConnection>[0]]>([
    ['who does not want to show posts', { postsSince: null }],
    ['who has disconnected in the meantime', { postsSince: NOW, status: 'disconnected' }],
  ])('stores nothing for a creator %s', async (_, given) => {
    const gone = { ...at(given), actor: systemOnly };
    expect((await accepted(storePosts, { id, posts: [reported(2)] }, gone)).changes).toEqual([]);
  });

  it.each<[string, object[]]>([
    ['too many posts', Array.from({ length: MAX_POSTS + 1 }, (_, n) => reported(n))],
    ['a duplicate post', [reported(2), reported(2)]],
    ['a javascript link', [{ ...reported(2), link: 'javascript:alert(1)' }]],
    ['a picture on another host', [{ ...reported(2), picture: 'https://cdn.example/1.jpg' }]],
  ])('is rejected entirely if the network returns %s', async (_, posts) => {
    expect(await refusedWith(storePosts, { id, posts }, shown)).not.toEqual([]);
  });

  it('can be done only by the system', async () => {
    const by = { ...shown, actor: theCreator };
    expect(await refusedWith(storePosts, { id, posts: [] }, by)).toEqual(['not_found']);
  });
});

describe('labels that mark a post as advertising', () => {
  it.each<[string, boolean | null, string | null, boolean]>([
    ['Testei o sérum #Publi', null, '#Publi', false],
    ['Testei o sérum #publicidade', false, '#publicidade', false],
    ['Testei o sérum #publico', null, null, false],
    ['Testei o sérum', true, null, true],
    ['', null, null, false],
  ])(
    'are read from the caption “%s” and from the network’s own label (%s)',
    (caption, paidLabel, tag, isLabeled) => {
      expect(publicityOf({ caption, paidLabel })).toEqual({ tag, isLabeled });
    },
  );
});
