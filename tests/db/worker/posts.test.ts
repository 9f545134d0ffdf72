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

  it('requires the creator’s consent, as does storing them', async () => {
    expect(await connectionsToRead(parts)).toEqual([]);
    await readPosts(parts, id);
    expect(there.asked.filter((path) => path.includes('/lent/'))).toEqual([]);
    expect(await shown()).toEqual([]);
  });

  it('shows them on the profile with link, date, source and a copied picture, once a day', async () => {
    await show(true);
    expect(await connectionsToRead(parts)).toEqual([id]);
    await readPosts(parts, id);
    expect(await connectionsToRead(parts)).toEqual([]);
    const [first, second] = await shown();
    expect(first).toMatchObject({
      caption: 'Bastidores 🎬',
      link: 'https://www.instagram.com/p/1/',
      takenAt: '2026-11-20T12:00:00.000Z',
    });
    expect(second).toMatchObject({ caption: '', link: 'https://www.instagram.com/p/2/' });
    const bytes = await new Response(await parts.pictures.open(first!.picture)).arrayBuffer();
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

  it('truncates captions to the limit, without splitting characters', async () => {
    const [first, second] = there.account.media;
    there.account.media = [
      { ...first!, caption: `x${'🎬'.repeat(300)}` },
      { ...second!, caption: 'nada\0 mais' },
    ];
    await show(true);
    await readPosts(parts, id);
    expect((await shown()).map(({ caption }) => caption)).toEqual([`x${'🎬'.repeat(139)}`, 'nada mais']);
    expect(await connectionsToRead(parts)).toEqual([]);
  });

  it('keeps the old ones if the new ones cannot be stored, and waits for the next day', async () => {
    await show(true);
    await readPosts(parts, id);
    later(1);
    there.account.media = there.account.media.map((post) => ({ ...post, id: '3' }));
    await readPosts(parts, id);
    expect((await shown()).map(({ link }) => link.slice(-2))).toEqual(['1/', '2/']);
    expect(await connectionsToRead(parts)).toEqual([]);
  });

  it('requires a configured network', async () => {
    await show(true);
    expect(await connectionsToRead({ ...parts, networks: {} })).toEqual([]);
  });

  it('leaves out what is no picture, and external addresses', async () => {
    there.account.media = [
      ...there.account.media.slice(0, 1),
      { id: '3', caption: 'x', media_type: 'IMAGE', picture: Buffer.from('<script>alert(1)</script>') },
      { id: '4', caption: 'x', media_type: 'IMAGE', picture: 'http://169.254.169.254/latest' },
    ];
    await show(true);
    await readPosts(parts, id);
    expect((await shown()).map(({ link }) => link)).toEqual(['https://www.instagram.com/p/1/']);
  });

  it('keeps the old ones while the network does not answer, and waits for the next day', async () => {
    await show(true);
    await readPosts(parts, id);
    later(1);
    there.down = true;
    await expect(readPosts(parts, id)).rejects.toMatchObject({ kind: 'unreachable' });
    expect(await shown()).toHaveLength(2);
    expect(await connectionsToRead(parts)).toEqual([]);
  });

  it.each(['by the creator', 'at the network'])(
    'ends and deletes them when access is revoked %s',
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
