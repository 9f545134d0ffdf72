import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectChannel, disconnectChannel, type Network, showPosts, tokenOf } from '@elenco/core/connection';
import { actorOf } from '@elenco/core/party';
import { aCreator, aUser, ids } from '@elenco/core/testing';
import { type Database, type FileStore, folderStore, openDatabase, readSettings, sealWith } from '@elenco/db';
import { closedGrant, openNetworks } from '@elenco/networks';
import { giveBack, type Reading, readConnection, stale } from '@elenco/worker/connections';
import { readPosts, unasked } from '@elenco/worker/posts';
import { Client } from 'pg';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../support/db';
import { FakeNetworks } from '../../support/networks';
import { putRows } from '../../support/rows';
import { quiet } from './processes';

const DAY = 86_400_000;
const key = 'a'.repeat(64);
const creator = aUser({
  id: ids.creatorUser,
  email: 'c@story.example',
  companyId: null,
  seat: null,
  creatorId: ids.creator,
});
const actor = actorOf(creator);

let own: FreshDatabase;
let database: Database;
let client: Client;
let there: FakeNetworks;
let parts: Reading & { pictures: FileStore };
let folder: string;
/** Our clock, which the networks' goes along with. */
let ahead = 0;
const now = () => new Date(Date.now() + ahead).toISOString();
const later = (days: number) => {
  ahead += days * DAY;
  there.ahead = ahead;
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'elenco-posts-'));
  own = await freshDatabase();
  database = await openDatabase(own.url);
  client = new Client({ connectionString: own.url });
  await client.connect();
  await putRows(own.url, [
    ['creators', aCreator({ presences: [] })],
    ['users', creator],
  ]);
});
afterAll(async () => {
  await client.end();
  await database.close();
  await own.drop();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  ahead = 0;
  there = new FakeNetworks();
  await there.start();
  const settings = readSettings({ ...there.env, ELENCO_SECRETS_KEY: key, SESSION_SECRET: 's'.repeat(32) });
  const networks = openNetworks(settings);
  const pictures = folderStore(folder);
  parts = { database, networks, seal: sealWith(key), log: quiet, now, pictures };
});
afterEach(() => there.stop());

/** As the portal does it when the creator comes back from the network. */
async function connect(channel: Network): Promise<number> {
  const network = parts.networks[channel]!;
  const way = { state: 'state', verifier: 'v'.repeat(43), redirectUri: 'https://elenco.example/back' };
  const back = new URL(there.decide(network.authorizeUrl(way), true));
  const grant = await network.redeem({ ...way, code: back.searchParams.get('code')! });
  const { accountId, figures } = await network.read(grant);
  const token = closedGrant(parts.seal, grant, tokenOf({ creatorId: ids.creator, channel }));
  const input = { channel, accountId, consentedAt: now(), token, figures };
  return (await database.perform(connectChannel, input, { actor, now: now() })).id;
}
const connection = async (id: number) =>
  (await client.query('select * from connections where id = $1', [id])).rows[0];
const tokens = async () => (await client.query('select sealed from connection_tokens')).rows;
const readings = async (id: number) =>
  (await client.query('select followers from channel_metrics where connection_id = $1 order by id', [id]))
    .rows;

describe.each(['instagram', 'tiktok'] as const)('a connection with %s', (channel) => {
  let id: number;
  beforeEach(async () => {
    id = await connect(channel);
  });

  it('is read once a day, and each reading becomes a verified figure with its date', async () => {
    const before = (await readings(id)).length;
    expect(await stale(parts)).not.toContain(id);
    later(1);
    there.account.followers = 51_000;
    expect(await stale(parts)).toContain(id);
    await readConnection(parts, id);
    expect(await stale(parts)).not.toContain(id);
    expect((await readings(id)).slice(before)).toEqual([{ followers: 51_000 }]);
    const { rows } = await client.query('select presences, followers from creators');
    const presence = rows[0].presences.find((one: { channel: string }) => one.channel === channel);
    expect(presence).toMatchObject({ source: 'verified', followers: 51_000, handle: 'cecilia.amaral' });
    expect(Date.parse(presence.measuredAt)).toBeGreaterThan(Date.now() + DAY / 2);
    expect(rows[0].followers).toBe(51_000);
  });

  it('has its token renewed before it ends, for as long as it stands', async () => {
    for (let month = 0; month < 6; month += 1) {
      later(27);
      await readConnection(parts, id);
      later(27);
      await readConnection(parts, id);
      expect(await connection(id)).toMatchObject({ status: 'connected', failure: null });
    }
    expect(await tokens()).not.toHaveLength(0);
  });

  it('keeps nothing in the database that opens anything', async () => {
    const { rows } = await client.query('select sealed from connection_tokens where connection_id = $1', [
      id,
    ]);
    expect(rows[0].sealed).toMatch(/^1\.[0-9a-f]{8}\./);
    expect(rows[0].sealed).not.toMatch(/long\.|access\.|refresh\./);
    expect(() => parts.seal.open(rows[0].sealed, tokenOf({ creatorId: 22, channel }))).toThrow();
  });

  it('says since when the network is down, is tried again, and forgets it when it is back', async () => {
    later(1);
    there.down = true;
    await expect(readConnection(parts, id)).rejects.toMatchObject({ kind: 'unreachable' });
    const first = await connection(id);
    expect(first).toMatchObject({ status: 'connected', failure: 'unreachable' });
    later(1);
    await expect(readConnection(parts, id)).rejects.toMatchObject({ kind: 'unreachable' });
    expect((await connection(id)).failing_since).toEqual(first.failing_since);
    there.down = false;
    await readConnection(parts, id);
    expect(await connection(id)).toMatchObject({ failure: null, failing_since: null });
  });

  it.each([
    ['asks to wait', { limited: true }, 'limited'],
    ['does not show the figures any more', { withoutFigures: true }, 'not_permitted'],
  ])('stays when the network %s', async (_, change, failure) => {
    later(1);
    Object.assign(there, change);
    await readConnection(parts, id).catch(() => {});
    expect(await connection(id)).toMatchObject({ status: 'connected', failure });
  });

  it('is lost when the person took the leave back at the network, and the person is told once', async () => {
    later(1);
    there.takeBack();
    await readConnection(parts, id);
    await readConnection(parts, id);
    expect(await connection(id)).toMatchObject({ status: 'lost' });
    const told = await client.query(
      `select e.creator_id from events e join connections c on c.id = e.row_id
       where e.kind = 'connections.lose' and c.id = $1 and e.at >= c.status_since`,
      [id],
    );
    expect(told.rows).toEqual([{ creator_id: ids.creator }]);
    const kept = await client.query('select 1 from connection_tokens where connection_id = $1', [id]);
    expect(kept.rowCount).toBe(0);
    expect((await readings(id)).length).toBeGreaterThan(0);
  });

  it('that was made anew while the network refused the old token is not lost', async () => {
    later(1);
    const read = parts.networks[channel]!.read;
    there.takeBack();
    const networks = {
      ...parts.networks,
      [channel]: {
        ...parts.networks[channel]!,
        async read(grant: Parameters<typeof read>[0]) {
          await connect(channel);
          return read({ ...grant, access: 'an old one' });
        },
        renew: async (grant: Parameters<typeof read>[0]) => grant,
      },
    };
    await readConnection({ ...parts, networks }, id);
    expect(await connection(id)).toMatchObject({ status: 'connected' });
  });

  it('that is disconnected is read no more; its token goes back to the network and is forgotten', async () => {
    await database.perform(disconnectChannel, { id }, { actor, now: now() });
    const before = await readings(id);
    await readConnection(parts, id);
    expect(await readings(id)).toEqual(before);
    there.down = true;
    await giveBack(parts);
    const waiting = await client.query('select 1 from connection_tokens where connection_id = $1', [id]);
    // Instagram has no address to give it back to, so there is nothing to wait for.
    expect(waiting.rowCount).toBe(channel === 'tiktok' ? 1 : 0);
    there.down = false;
    await giveBack(parts);
    const kept = await client.query('select 1 from connection_tokens where connection_id = $1', [id]);
    expect(kept.rowCount).toBe(0);
    if (channel === 'tiktok') expect(there.living).toEqual([]);
  });
});

describe('the newest posts of an account', () => {
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

  it('are neither asked for nor kept without the creator’s word', async () => {
    expect(await unasked(parts)).toEqual([]);
    await readPosts(parts, id);
    expect(there.asked.filter((path) => path.includes('/lent/'))).toEqual([]);
    expect(await shown()).toEqual([]);
  });

  it('stand on the profile with link, date, source and a picture of our own, once a day anew', async () => {
    await show(true);
    expect(await unasked(parts)).toEqual([id]);
    await readPosts(parts, id);
    expect(await unasked(parts)).toEqual([]);
    const [first, second] = await shown();
    expect(first).toMatchObject({
      caption: 'Bastidores 🎬',
      link: 'https://www.instagram.com/p/1/',
      takenAt: '2026-11-20T12:00:00.000Z',
    });
    expect(second).toMatchObject({ caption: '', link: 'https://www.instagram.com/p/2/' });
    const bytes = await new Response(parts.pictures.open(first!.picture)).arrayBuffer();
    expect(await sharp(Buffer.from(bytes)).metadata()).toMatchObject({
      format: 'webp',
      width: 640,
      height: 640,
    });
    later(1);
    there.account.media = there.account.media.slice(1);
    expect(await unasked(parts)).toEqual([id]);
    await readPosts(parts, id);
    expect((await shown()).map(({ link }) => link)).toEqual(['https://www.instagram.com/p/2/']);
  });

  it('keep as much of a caption as there is room for, and no half characters', async () => {
    const [first, second] = there.account.media;
    there.account.media = [
      { ...first!, caption: `x${'🎬'.repeat(300)}` },
      { ...second!, caption: 'nada\0 mais' },
    ];
    await show(true);
    await readPosts(parts, id);
    expect((await shown()).map(({ caption }) => caption)).toEqual([`x${'🎬'.repeat(139)}`, 'nada mais']);
    expect(await unasked(parts)).toEqual([]);
  });

  it('stay as they were where the new ones cannot be kept, and are not asked for again all day', async () => {
    await show(true);
    await readPosts(parts, id);
    later(1);
    there.account.media = there.account.media.map((post) => ({ ...post, id: '3' }));
    await readPosts(parts, id);
    expect((await shown()).map(({ link }) => link.slice(-2))).toEqual(['1/', '2/']);
    expect(await unasked(parts)).toEqual([]);
  });

  it('are not asked for where this installation does not know the network', async () => {
    await show(true);
    expect(await unasked({ ...parts, networks: {} })).toEqual([]);
  });

  it('leave out what is no picture, and what lies elsewhere', async () => {
    there.account.media = [
      ...there.account.media.slice(0, 1),
      { id: '3', caption: 'x', media_type: 'IMAGE', picture: Buffer.from('<script>alert(1)</script>') },
      { id: '4', caption: 'x', media_type: 'IMAGE', picture: 'http://169.254.169.254/latest' },
    ];
    await show(true);
    await readPosts(parts, id);
    expect((await shown()).map(({ link }) => link)).toEqual(['https://www.instagram.com/p/1/']);
  });

  it('stay as they were while the network does not answer, and it is not asked all day', async () => {
    await show(true);
    await readPosts(parts, id);
    later(1);
    there.down = true;
    await expect(readPosts(parts, id)).rejects.toMatchObject({ kind: 'unreachable' });
    expect(await shown()).toHaveLength(2);
    expect(await unasked(parts)).toEqual([]);
  });

  it.each(['by the creator', 'at the network'])('are gone when the leave is taken back %s', async (where) => {
    await show(true);
    await readPosts(parts, id);
    if (where === 'by the creator') await database.perform(disconnectChannel, { id }, { actor, now: now() });
    else {
      later(1);
      there.takeBack();
      await readPosts(parts, id);
    }
    expect(await shown()).toEqual([]);
    expect((await client.query('select from network_posts')).rowCount).toBe(0);
    const forgotten = await client.query(
      "select from graphile_worker.jobs where task_identifier = 'forgetBytes'",
    );
    expect(forgotten.rowCount).toBeGreaterThan(0);
    expect(await connection(id)).toMatchObject({ posts_since: null });
  });
});

it('a token that nobody can open any more ends the connection', async () => {
  const id = await connect('tiktok');
  later(1);
  await readConnection({ ...parts, seal: sealWith('b'.repeat(64)) }, id);
  expect(await connection(id)).toMatchObject({ status: 'lost' });
});

it('an account that is another creator’s is refused', async () => {
  await connect('instagram');
  const stranger = aUser({ id: 106, email: 'f@story.example', companyId: null, seat: null, creatorId: 22 });
  await putRows(own.url, [
    ['creators', aCreator({ id: 22 })],
    ['users', stranger],
  ]);
  const input = {
    channel: 'instagram',
    accountId: there.account.accountId,
    consentedAt: now(),
    token: { sealed: 'x', expiresAt: now() },
    figures: { handle: 'x', followers: 1, posts: 1, engagementBp: 1, sampledPosts: 1 },
  };
  await expect(
    database.perform(connectChannel, input, { actor: actorOf(stranger), now: now() }),
  ).rejects.toMatchObject({ errors: [{ code: 'account_taken' }] });
});
