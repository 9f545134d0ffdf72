import type { Actor } from '@elenco/core';
import { aConnection, aCreator, aMetric, aPresence, aUser } from '@elenco/core/testing';
import { type Database, openDatabase } from '@elenco/db';
import { type FreshDatabase, freshDatabase, longTimeouts } from '@elenco/tests/support/db';
import { putRows } from '@elenco/tests/support/rows';
import { afterAll, beforeAll, expect, it } from 'vitest';

const NOW = '2026-11-28T12:00:00.000Z';
const brand: Actor = { role: 'company', userId: 1, name: 'Ana', companyId: 1, companyRole: 'owner' };
const creatorOf = (creatorId: number): Actor => ({
  role: 'creator',
  userId: creatorId,
  name: 'Olga',
  creatorId,
});

let own: FreshDatabase;
let database: Database;

/**
 * Twenty-five skincare creators with an engagement of 100, 110 … 340 basis points, and six fashion creators.
 */
const skincare = Array.from({ length: 25 }, (_, n) => 40 + n);
const fashion = Array.from({ length: 6 }, (_, n) => 80 + n);

beforeAll(async () => {
  own = await freshDatabase();
  database = await openDatabase(own.url, { poolMax: 4, limits: longTimeouts });
  for (const [n, id] of [...skincare, ...fashion].entries()) {
    const mainSkill = skincare.includes(id) ? 'skincare' : 'fashion';
    const engagementBp = 100 + 10 * n;
    const presences = [
      aPresence({
        channel: 'instagram',
        followers: 20_000,
        engagementBp,
        source: 'verified',
        measuredAt: NOW,
      }),
    ];
    await putRows(own.url, [
      ['creators', aCreator({ id, mainSkill, presences, followers: 20_000, engagementBp })],
      [
        'users',
        aUser({ id, creatorId: id, companyId: null, companyRole: null, email: `c${id}@story.example` }),
      ],
    ]);
  }
  const [id] = skincare;
  await putRows(own.url, [
    ['connections', aConnection({ id: 927, creatorId: id! })],
    [
      'channel-metrics',
      aMetric({
        id: 1,
        connectionId: 927,
        creatorId: id!,
        posts: 300,
        measuredAt: '2026-11-28T09:00:00.000Z',
      }),
    ],
    ['channel-metrics', aMetric({ id: 2, connectionId: 927, creatorId: id!, posts: 301, measuredAt: NOW })],
  ]);
  await database.search.countPeers(NOW);
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

it('returns the distribution of creators’ engagement only for groups with enough creators', async () => {
  const presences = [aPresence({ channel: 'instagram', followers: 20_000 })];
  const [peers] = await database.search.peersOf(brand, { mainSkill: 'skincare', presences });
  expect(peers).toMatchObject({ channel: 'instagram', tier: 'micro', n: 25, countedAt: NOW });
  expect([peers?.cuts.length, peers?.cuts[49], peers?.cuts[98]]).toEqual([99, 220, 340]);
  const few = await database.search.peersOf(brand, { mainSkill: 'fashion', presences });
  expect(few).toMatchObject([{ n: 6, cuts: [] }]);
  expect(await database.search.peersOf(brand, { mainSkill: null, presences })).toEqual([]);
});

it('replaces the peer counts of the previous day', async () => {
  await database.search.countPeers('2026-11-29T07:12:00.000Z');
  const presences = [aPresence({ channel: 'instagram' })];
  const all = await database.search.peersOf(brand, { mainSkill: 'skincare', presences });
  expect(all.map(({ countedAt }) => countedAt)).toEqual(['2026-11-29T07:12:00.000Z']);
});

it("adds the totals of each day's last reading to the metrics history", async () => {
  const [id] = skincare;
  const metrics = await database.search.metricsOfKey(brand, String(id));
  expect(metrics).toMatchObject([
    { day: '2026-11-28', posts: 301, likes: 48_000, shares: null, methodVersion: 2 },
  ]);
});

it('returns the metrics history of each of several profiles to a brand', async () => {
  const people = skincare.slice(0, 2).map((creatorId) => ({ creatorId, externalId: null }));
  expect(await database.search.metricsOfProfiles(brand, people)).toMatchObject([
    [{ day: '2026-11-28', posts: 301 }],
    [{ posts: null }],
  ]);
  const creator = creatorOf(skincare[0]!);
  await expect(database.search.metricsOfProfiles(creator, people)).rejects.toMatchObject({
    code: 'not_allowed',
  });
});

it('shows creators only their own metrics history, and the engagement of their peers', async () => {
  const [id, other] = skincare as [number, number];
  expect(await database.search.ownMetrics(creatorOf(id))).toHaveLength(1);
  expect(await database.search.ownMetrics(creatorOf(other))).toMatchObject([{ posts: null }]);
  expect(await database.search.ownMetrics(brand)).toEqual([]);
  const presences = [aPresence({ channel: 'instagram' })];
  const about = { mainSkill: 'skincare', presences } as const;
  expect(await database.search.peersOf(creatorOf(id), about)).toHaveLength(1);
  const guest = { role: 'guest', email: 'g@x.example' } as unknown as Actor;
  await expect(database.search.peersOf(guest, about)).rejects.toMatchObject({ code: 'not_allowed' });
  await expect(database.search.metricsOfKey(creatorOf(id), String(other))).rejects.toMatchObject({
    code: 'not_found',
  });
});
