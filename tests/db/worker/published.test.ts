import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Network } from '@elenco/core/discovery';
import { aDeliverable, aPost, ids } from '@elenco/core/testing';
import { type LinkState, openLinkChecker } from '@elenco/worker/linkChecker';
import { postsWithDueReading, readPostFigures } from '@elenco/worker/postFigures';
import { checkPostLink } from '@elenco/worker/postLinks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { oneOfEach, people } from '../../api/cast';
import { putRows } from '../../support/rows';
import { client, connect, connecting, connection, later, now, own, parts, there } from './connecting';

connecting();

const wanted = ['companies', 'squads', 'briefings', 'proposals', 'contracts'];
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

/** Inserts the rows of the cast's project that these tests need, with a planned deliverable. */
beforeAll(async () => {
  const rows = oneOfEach.filter(([table]) => wanted.includes(table));
  const [company, ...project] = rows;
  const piece = aDeliverable({ status: 'planned', draftFileId: null });
  await putRows(own.url, [company!, ['users', people.brandOwner], ...project, ['deliverables', piece]]);
});
const publish = (more: object) =>
  putRows(own.url, [
    ['posts', aPost({ publishedAt: hoursAgo(25), publishedOn: hoursAgo(25).slice(0, 10), ...more })],
  ]);
afterEach(async () => {
  await client.query(`set session_replication_role = replica`);
  await client.query('delete from observations; delete from posts; delete from connections');
  await client.query(`set session_replication_role = origin`);
});
const post = async () => (await client.query('select * from posts')).rows[0];
const figures = async () =>
  (await client.query('select metric, value, source, confirmed from observations order by id')).rows.map(
    ({ metric, value, source, confirmed }) => `${metric} ${value} ${source} ${confirmed}`,
  );

interface Case {
  readonly channel: Network;
  readonly url: string;
  readonly number: string;
  readonly answer: Readonly<Record<string, number>>;
  readonly kept: readonly string[];
}

describe.each<Case>([
  {
    channel: 'instagram',
    url: 'https://www.instagram.com/reel/Cx1/?igsh=abc',
    number: 'Cx1',
    answer: { views: 900, reach: 700, likes: 40, saved: 3 },
    kept: ['views 900', 'reach 700', 'likes 40', 'saves 3'],
  },
  {
    channel: 'tiktok',
    url: 'https://www.tiktok.com/@cecilia/video/7301',
    number: '7301',
    answer: { view_count: 900, like_count: 40, comment_count: 0 },
    kept: ['views 900', 'likes 40', 'comments 0'],
  },
  {
    channel: 'youtube',
    url: 'https://youtu.be/dQw4w9WgXcQ?si=abc',
    number: 'dQw4w9WgXcQ',
    answer: { viewCount: 900, likeCount: 40 },
    kept: ['views 900', 'likes 40'],
  },
])('reading the metrics of a post at $channel', ({ channel, url, number, answer, kept }) => {
  let id: number;
  beforeEach(async () => {
    await publish({ network: channel, url });
    id = await connect(channel);
    there.account.media = [
      { id: number, caption: '#publi De verdade', media_type: 'IMAGE', picture: 'https://a.example/1.jpg' },
    ];
    there.account.insights = { [number]: answer };
  });
  const read = () => readPostFigures(parts, ids.post, id);

  it('is done once for each due date, and stores only metrics that the social network returns', async () => {
    expect(await postsWithDueReading(parts)).toEqual([{ id: ids.post, connectionId: id }]);
    await read();
    expect(await figures()).toEqual(kept.map((one) => `${one} network true`));
    expect(await post()).toMatchObject({ network_post_id: number });
    expect(await postsWithDueReading(parts)).toEqual([]);
    later(2);
    expect(await postsWithDueReading(parts)).toHaveLength(1);
    await read();
    expect(await figures()).toHaveLength(2 * kept.length);
  });

  it('is replaced with a request to the creator if the social network does not know the post', async () => {
    there.account.media = [];
    there.account.insights = {};
    await read();
    expect(await postsWithDueReading(parts)).toEqual([]);
    expect(await connection(id)).toMatchObject({ status: 'connected' });
  });

  it('is replaced with a request to the creator if the social network may not return the metrics', async () => {
    there.withoutFigures = true;
    await read();
    expect(await figures()).toEqual([]);
    expect(await postsWithDueReading(parts)).toEqual([]);
    expect(await connection(id)).toMatchObject({ status: 'connected' });
  });

  it('is retried while the social network is down', async () => {
    there.down = true;
    await expect(read()).rejects.toMatchObject({ kind: 'unreachable' });
    expect(await postsWithDueReading(parts)).toHaveLength(1);
  });
});

it('stores no metrics of a YouTube video that belongs to a different channel', async () => {
  await publish({ network: 'youtube', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' });
  const id = await connect('youtube');
  there.account.insights = { dQw4w9WgXcQ: { viewCount: 900 } };
  there.account.accountId = 'UC-of-somebody-else';
  await readPostFigures(parts, ids.post, id);
  expect(await figures()).toEqual([]);
  expect(await postsWithDueReading(parts)).toEqual([]);
});

it('compares a published caption with the brief, and notifies of violated rules only once', async () => {
  await publish({ network: 'instagram', url: 'https://www.instagram.com/reel/Cx1/' });
  const id = await connect('instagram');
  there.account.media = [
    { id: 'Cx1', caption: '#publi De verdade', media_type: 'IMAGE', picture: 'https://a.example/1.jpg' },
  ];
  there.account.insights = { Cx1: { views: 900 } };
  await client.query(
    `update briefings set content_rules = content_rules || '{"mustNotSay": "verdade"}'::jsonb`,
  );
  const notices = async () =>
    (await client.query(`select 1 from events where kind = 'posts.captionChanged'`)).rowCount ?? 0;
  const before = await notices();
  await readPostFigures(parts, ids.post, id);
  expect(await post()).toMatchObject({
    caption: '#publi De verdade',
    findings: [{ rule: 'mustNotSay', where: { text: 'verdade', start: 10, end: 17 } }],
  });
  expect(await notices()).toBe(before + 1);
  later(2);
  await readPostFigures(parts, ids.post, id);
  expect(await notices()).toBe(before + 1);
});

describe('checking the link of a post', () => {
  let server: Server;
  let base: string;
  beforeAll(async () => {
    server = createServer((request, response) => {
      const path = request.url ?? '';
      if (path.startsWith('/to-login'))
        return void response.writeHead(302, { Location: '/accounts/login/' }).end();
      if (path.startsWith('/moved')) return void response.writeHead(301, { Location: '/there' }).end();
      if (path.startsWith('/inside'))
        return void response.writeHead(302, { Location: 'http://169.254.169.254/latest' }).end();
      if (path.startsWith('/round')) return void response.writeHead(302, { Location: '/round' }).end();
      if (path.startsWith('/never')) return;
      const status = Number(/status-(\d+)/.exec(path)?.[1] ?? 200);
      response.writeHead(status).end('x'.repeat(100_000));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  /**
   * Returns a link checker. Tests pass short timeouts only for servers that never answer, because a busy
   * machine may be slow to answer.
   */
  const checker = (more = {}) =>
    openLinkChecker({ addresses: ['127.0.0.1'], oembed: { youtube: `${base}/oembed` }, ...more });

  it.each<[string, LinkState]>([
    ['/there', 'found'],
    ['/moved', 'found'],
    ['/status-404', 'gone'],
    ['/status-410', 'gone'],
    ['/status-401', 'private'],
    ['/status-403', undefined],
    ['/status-500', undefined],
    ['/to-login', undefined],
    ['/inside', undefined],
    ['/round', undefined],
    ['/never', undefined],
  ])('determines the state of the link %s: %s', async (path, state) => {
    const check = checker(path === '/never' ? { answerMs: 500 } : {});
    expect(await check({ url: base + path, network: 'instagram' })).toBe(state);
  });

  it.each([
    [200, 'found'],
    [401, 'private'],
    [404, 'gone'],
    [429, undefined],
  ])('uses the API of the social network, whose status %s means %s', async (status, state) => {
    const check = openLinkChecker({
      addresses: ['127.0.0.1'],
      oembed: { youtube: `${base}/status-${status}` },
    });
    expect(await check({ url: 'https://youtu.be/x', network: 'youtube' })).toBe(state);
  });

  it('sends no requests to internal addresses', async () => {
    const check = openLinkChecker();
    for (const url of [`${base}/there`, 'http://localhost/', 'http://[::1]/', 'http://10.0.0.1/'])
      expect(await check({ url, network: 'instagram' })).toBeUndefined();
  });

  it('is done once a day, and keeps the previous state of the link if the new one is unknown', async () => {
    await publish({ url: `${base}/status-404` });
    const checking = { ...parts, checkLink: checker() };
    expect(await parts.database.posts.uncheckedLinks(now())).toEqual([ids.post]);
    await checkPostLink(checking, ids.post);
    expect(await post()).toMatchObject({ status: 'gone' });
    expect(await parts.database.posts.uncheckedLinks(now())).toEqual([]);
    later(1);
    expect(await parts.database.posts.uncheckedLinks(now())).toEqual([ids.post]);
    await client.query('update posts set url = $1', [`${base}/never`]);
    await checkPostLink({ ...parts, checkLink: checker({ answerMs: 500 }) }, ids.post);
    expect(await post()).toMatchObject({ status: 'gone' });
    await client.query('update posts set url = $1', [`${base}/there`]);
    await checkPostLink(checking, ids.post);
    expect(await post()).toMatchObject({ status: 'found' });
  });
});
