import { disconnectChannel, showPosts } from '@elenco/core/discovery';
import { ids } from '@elenco/core/testing';
import { connectionsToRead, readPosts } from '@elenco/worker/posts';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  actor,
  client,
  connect,
  connecting,
  connection,
  database,
  later,
  now,
  parts,
  there,
} from './connecting';

connecting();

describe('reading the newest posts of an account', () => {
  let id: number;
  const shown = async () => (await database.profiles.one(ids.creator))?.posts ?? [];
  const show = (yes: boolean) => database.perform(showPosts, { id, show: yes }, { actor, now: now() });
  const drawn = async (background: string) =>
    sharp({ create: { width: 900, height: 1_200, channels: 3, background } })
      .jpeg()
      .toBuffer();
  beforeEach(async () => {
    await client.query('update creators set public_profile = true');
    id = await connect('instagram');
    there.account.media = [
      { id: '1', caption: 'Bastidores 🎬', media_type: 'IMAGE', picture: await drawn('#a33') },
      { id: '2', caption: '', media_type: 'VIDEO', picture: await drawn('#3a3') },
    ];
  });
  afterEach(() => show(false));

  it('stores posts only with the creator’s consent', async () => {
    expect(await connectionsToRead(parts)).toEqual([]);
    await readPosts(parts, id);
    expect(there.asked.filter((path) => path.includes('/lent/'))).toEqual([]);
    expect(await shown()).toEqual([]);
  });

  it('stores posts once a day, which the profile shows with link, date, metrics and a copied picture', async () => {
    await show(true);
    expect(await connectionsToRead(parts)).toEqual([id]);
    await readPosts(parts, id);
    expect(await connectionsToRead(parts)).toEqual([]);
    const [first, second] = await shown();
    expect(first).toMatchObject({
      caption: 'Bastidores 🎬',
      link: 'https://www.instagram.com/p/1/',
      takenAt: '2026-11-20T12:00:00.000Z',
      channel: 'instagram',
      likes: 100,
      comments: 0,
      shares: null,
      views: null,
      paidLabel: null,
    });
    expect(second).toMatchObject({ caption: '', link: 'https://www.instagram.com/p/2/' });
    const bytes = await new Response(await parts.pictures.open(first!.picture!)).arrayBuffer();
    expect(await sharp(Buffer.from(bytes)).metadata()).toMatchObject({
      format: 'webp',
      width: 640,
      height: 640,
    });
    later(1);
    there.account.media = there.account.media.slice(1);
    expect(await connectionsToRead(parts)).toEqual([id]);
    await readPosts(parts, id);
    expect((await shown()).map(({ link }) => link)).toEqual(['https://www.instagram.com/p/2/']);
  });

  it('shortens captions to the limit without splitting characters', async () => {
    const [first, second] = there.account.media;
    there.account.media = [
      { ...first!, caption: `x${'🎬'.repeat(1_100)}` },
      { ...second!, caption: 'nada\0 mais' },
    ];
    await show(true);
    await readPosts(parts, id);
    expect((await shown()).map(({ caption }) => caption)).toEqual([`x${'🎬'.repeat(1_099)}`, 'nada mais']);
    expect(await connectionsToRead(parts)).toEqual([]);
  });

  it('keeps the stored posts if new posts cannot be stored, and reads the account again the next day', async () => {
    await show(true);
    await readPosts(parts, id);
    later(1);
    there.account.media = there.account.media.map((post) => ({ ...post, id: '3' }));
    await readPosts(parts, id);
    expect((await shown()).map(({ link }) => link.slice(-2))).toEqual(['1/', '2/']);
    expect(await connectionsToRead(parts)).toEqual([]);
  });

  it('updates the metrics of known posts without downloading their pictures again', async () => {
    await show(true);
    await readPosts(parts, id);
    const downloads = () => there.asked.filter((path) => path.includes('/lent/')).length;
    const before = { rows: await shown(), downloads: downloads() };
    later(1);
    there.account.media = [there.account.media[1]!, there.account.media[0]!];
    await readPosts(parts, id);
    expect(downloads()).toBe(before.downloads);
    expect((await shown()).map(({ id: row, likes }) => [row, likes])).toEqual([
      [before.rows[1]!.id, 100],
      [before.rows[0]!.id, 101],
    ]);
  });

  it('deletes the posts after 30 days if the social network is no longer configured', async () => {
    await show(true);
    await readPosts(parts, id);
    const unconfigured = { ...parts, networks: {} };
    later(29);
    expect(await connectionsToRead(unconfigured)).toEqual([id]);
    await readPosts(unconfigured, id);
    expect(await shown()).toHaveLength(2);
    later(1);
    await readPosts(unconfigured, id);
    expect(await shown()).toEqual([]);
  });

  it.each([
    ['tiktok', 'https://www.tiktok.com/@ana/video/1', { shares: 2, views: 4_000, paidLabel: null }],
    ['youtube', 'https://www.youtube.com/watch?v=1', { shares: null, views: 4_000, paidLabel: true }],
  ] as const)('reads public posts of %s', async (channel, link, figures) => {
    const other = await connect(channel);
    there.account.media = Array.from({ length: 22 }, (_, n) => ({
      ...there.account.media[0]!,
      id: String(n + 1),
      caption: 'Rotina\nCom #publi',
      paid: n === 0,
    }));
    await database.perform(showPosts, { id: other, show: true }, { actor, now: now() });
    await readPosts(parts, other);
    const posts = await database.profiles.recentPosts(ids.creator);
    expect(posts).toHaveLength(22);
    expect(posts[0]).toMatchObject({ channel, caption: 'Rotina\nCom #publi', likes: 100, ...figures });
    expect(posts[0]!.link).toBe(channel === 'tiktok' ? link.replace('ana', there.account.username) : link);
    expect(posts.every(({ picture }) => picture !== null)).toBe(true);
    expect(await shown()).toHaveLength(6);
    await database.perform(disconnectChannel, { id: other }, { actor, now: now() });
    expect(await shown()).toEqual([]);
  });

  it('stores posts without a picture if the file is not a picture or its URL is internal', async () => {
    there.account.media = [
      ...there.account.media.slice(0, 1),
      { id: '3', caption: 'x', media_type: 'IMAGE', picture: Buffer.from('<script>alert(1)</script>') },
      { id: '4', caption: 'x', media_type: 'IMAGE', picture: 'http://169.254.169.254/latest' },
    ];
    await show(true);
    await readPosts(parts, id);
    expect((await shown()).map(({ picture }) => picture !== null)).toEqual([true, false, false]);
  });

  it('keeps the stored posts while the social network does not respond, and reads the account again the next day', async () => {
    await show(true);
    await readPosts(parts, id);
    later(1);
    there.down = true;
    await expect(readPosts(parts, id)).rejects.toMatchObject({ kind: 'unreachable' });
    expect(await shown()).toHaveLength(2);
    expect(await connectionsToRead(parts)).toEqual([]);
  });

  it.each(['by the creator', 'at the social network'])(
    'stops and deletes the stored posts when access is revoked %s',
    async (where) => {
      await show(true);
      await readPosts(parts, id);
      if (where === 'by the creator')
        await database.perform(disconnectChannel, { id }, { actor, now: now() });
      else {
        later(1);
        there.takeBack();
        await readPosts(parts, id);
      }
      expect(await shown()).toEqual([]);
      expect((await client.query('select from network_posts')).rowCount).toBe(0);
      const deleted = await client.query(
        "select from graphile_worker.jobs where task_identifier = 'deleteBytes'",
      );
      expect(deleted.rowCount).toBeGreaterThan(0);
      expect(await connection(id)).toMatchObject({ posts_since: null });
    },
  );
});
