import { connectChannel, disconnectChannel, tokenOf } from '@elenco/core/discovery';
import { actorOf, creators } from '@elenco/core/people';
import { aConnection, aCreator, aPresence, aUser, ids } from '@elenco/core/testing';
import { sealWith } from '@elenco/db';
import { readConnection, revokeEndedTokens, staleConnectionIds } from '@elenco/worker/connections';
import { beforeEach, describe, expect, it } from 'vitest';
import { putRows } from '../../support/rows';
import {
  actor,
  client,
  connect,
  connecting,
  connection,
  DAY,
  database,
  later,
  now,
  own,
  parts,
  there,
} from './connecting';

connecting();

/** Sums of likes, shares and views over the posts of the simulated account. */
const [LIKES, SHARES, VIEWS] = [3_000, 80, 60_000];
const tokens = async () => (await client.query('select sealed from connection_tokens')).rows;
const readings = async (id: number) =>
  (
    await client.query(
      'select followers, likes, shares, views, method_version from channel_metrics where connection_id = $1 order by id',
      [id],
    )
  ).rows;

describe.each(['instagram', 'tiktok', 'youtube'] as const)('a connection with %s', (channel) => {
  let id: number;
  beforeEach(async () => {
    id = await connect(channel);
  });

  it('is read once a day, and each reading is stored as a verified metric with its date', async () => {
    const before = (await readings(id)).length;
    expect(await staleConnectionIds(parts)).not.toContain(id);
    later(1);
    there.account.followers = 51_000;
    expect(await staleConnectionIds(parts)).toContain(id);
    await readConnection(parts, id);
    expect(await staleConnectionIds(parts)).not.toContain(id);
    expect((await readings(id)).slice(before)).toEqual([
      channel === 'tiktok'
        ? { followers: 51_000, likes: LIKES, shares: SHARES, views: VIEWS, method_version: 1 }
        : { followers: 51_000, likes: LIKES, shares: null, views: null, method_version: 2 },
    ]);
    const { rows } = await client.query('select presences, followers from creators');
    const presence = rows[0].presences.find((one: { channel: string }) => one.channel === channel);
    expect(presence).toMatchObject({ source: 'verified', followers: 51_000, handle: 'cecilia.amaral' });
    expect(Date.parse(presence.measuredAt)).toBeGreaterThan(Date.now() + DAY / 2);
    expect(rows[0].followers).toBe(51_000);
  });

  it('gets a new token before the old one expires', async () => {
    for (let month = 0; month < 6; month += 1) {
      later(27);
      await readConnection(parts, id);
      later(27);
      await readConnection(parts, id);
      expect(await connection(id)).toMatchObject({ status: 'connected', failure: null });
    }
    expect(await tokens()).not.toHaveLength(0);
  });

  it('stores its token encrypted in the database', async () => {
    const { rows } = await client.query('select sealed from connection_tokens where connection_id = $1', [
      id,
    ]);
    expect(rows[0].sealed).toMatch(/^1\.[0-9a-f]{8}\./);
    expect(rows[0].sealed).not.toMatch(/long\.|access\.|refresh\./);
    expect(() => parts.seal.open(rows[0].sealed, tokenOf({ creatorId: 22, channel }))).toThrow();
  });

  it('records since when the social network is down, and clears the failure once it is back', async () => {
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
    ['no longer returns the metrics', { withoutFigures: true }, 'not_permitted'],
  ])('is retried instead of lost if the social network %s', async (_, change, failure) => {
    later(1);
    Object.assign(there, change);
    await readConnection(parts, id).catch(() => {});
    expect(await connection(id)).toMatchObject({ status: 'connected', failure });
  });

  it('is lost if the user revokes access at the social network, and the creator is notified once', async () => {
    later(1);
    there.takeBack();
    await readConnection(parts, id);
    await readConnection(parts, id);
    expect(await connection(id)).toMatchObject({ status: 'lost' });
    const reported = await client.query(
      `select e.creator_id from events e join connections c on c.id = e.row_id
       where e.kind = 'connections.lose' and c.id = $1 and e.at >= c.status_since`,
      [id],
    );
    expect(reported.rows).toEqual([{ creator_id: ids.creator }]);
    const kept = await client.query('select 1 from connection_tokens where connection_id = $1', [id]);
    expect(kept.rowCount).toBe(0);
    expect((await readings(id)).length > 0).toBe(channel !== 'youtube');
  });

  it('is not lost if its token was renewed while the social network refused the old token', async () => {
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

  it('is not read after it was disconnected, and its token is revoked at the social network and deleted', async () => {
    await database.perform(disconnectChannel, { id }, { actor, now: now() });
    const before = await readings(id);
    expect(before.length > 0).toBe(channel !== 'youtube');
    await readConnection(parts, id);
    expect(await readings(id)).toEqual(before);
    there.down = true;
    await revokeEndedTokens(parts);
    const waiting = await client.query('select 1 from connection_tokens where connection_id = $1', [id]);
    // Instagram has no endpoint that revokes tokens, so its token is deleted immediately and no job waits.
    expect(waiting.rowCount).toBe(channel === 'instagram' ? 0 : 1);
    there.down = false;
    await revokeEndedTokens(parts);
    const kept = await client.query('select 1 from connection_tokens where connection_id = $1', [id]);
    expect(kept.rowCount).toBe(0);
    if (channel !== 'instagram') expect(there.living).toEqual([]);
  });
});

it('marks a connection as lost if its token cannot be decrypted', async () => {
  const id = await connect('tiktok');
  later(1);
  await readConnection({ ...parts, seal: sealWith('b'.repeat(64)) }, id);
  expect(await connection(id)).toMatchObject({ status: 'lost' });
});

it('refuses to connect an account that another creator has connected', async () => {
  await connect('instagram');
  const stranger = aUser({
    id: 106,
    email: 'f@story.example',
    companyId: null,
    companyRole: null,
    creatorId: 22,
  });
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

it('moves a verified handle from its previous creator to the creator who connects it', async () => {
  const at = now();
  const handle = 'passed.on';
  const presences = [aPresence({ channel: 'instagram', handle, source: 'verified' })];
  const person = (id: number, creatorId: number) =>
    aUser({ id, email: `${id}@story.example`, companyId: null, companyRole: null, creatorId });
  const next = person(108, 24);
  await putRows(own.url, [
    ['creators', aCreator({ id: 23, presences })],
    ['creators', aCreator({ id: 24 })],
    ['users', person(107, 23)],
    ['users', next],
    ['connections', aConnection({ id: 923, creatorId: 23, accountId: 'old', handle, status: 'lost' })],
  ]);
  const input = {
    channel: 'instagram',
    accountId: 'new',
    consentedAt: at,
    token: { sealed: 'x', expiresAt: at },
    figures: { handle, followers: 9, posts: 1, engagementBp: 1, sampledPosts: 1 },
  };
  await database.perform(connectChannel, input, { actor: actorOf(next), now: at });
  const of = async (id: number) => (await database.get(creators, { role: 'system' }, id)).presences;
  expect(await of(23)).toEqual([]);
  expect(await of(24)).toMatchObject([{ handle, source: 'verified' }]);
});
