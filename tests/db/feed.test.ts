import { conversations, markConversationRead, messages, sendMessage, userIdOf } from '@elenco/core';
import { type Database, openDatabase } from '@elenco/db';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cast, creatorIdOf, gather, invite } from '../support/cast';
import { type FreshDatabase, freshDatabase, longTimeouts } from '../support/db';
import { budget } from '../support/depth';

let fresh: FreshDatabase;
let portals: readonly Database[];
let cast: Cast;
let hirings: { proposalId: number; creator: Cast['brand'] }[];
let sent = 0;

const now = '2026-11-21T12:00:00.000Z';
const uuid = () => {
  sent += 1;
  return `00000000-0000-4000-8000-${String(sent).padStart(12, '0')}`;
};

beforeAll(async () => {
  fresh = await freshDatabase();
  portals = [
    await openDatabase(fresh.url, { limits: longTimeouts }),
    await openDatabase(fresh.url, { limits: longTimeouts }),
  ];
  cast = await gather(portals[0]!);
  const { proposals } = await invite(cast);
  hirings = proposals.map(({ id, creatorId }) => ({
    proposalId: id,
    creator: cast.creators.find((one) => creatorIdOf(one) === creatorId)!,
  }));
});
afterAll(async () => {
  for (const portal of portals) await portal.close();
  await fresh.drop();
});

/**
 * Simulates a user's browser that reads changes from its cursor, disconnects, and connects again to a
 * different portal process.
 */
async function reader(actor: Cast['brand']) {
  const userId = userIdOf(actor)!;
  const token = await portals[0]!.identity.openSession(userId, { now, ip: '', userAgent: '' });
  const found = (await portals[0]!.identity.findSession(token, now))!;
  const received: string[] = [];
  let after = found.feedCursor!;
  const page = async (portal: Database) => {
    const read = await portal.feed.read({ sessionId: found.sessionId!, userId, after, now });
    if (!read || read.missed) throw new Error('the session has ended or events were skipped');
    for (const { topic, creatorId, place } of read.changes) {
      if (topic === 'messages') received.push(`${creatorId}: ${place}`);
    }
    after = read.cursor;
    return read.more;
  };
  return {
    received,
    page,
    async toTheEnd() {
      while (await page(portals[0]!));
    },
  };
}

test('the live feed sends all browsers of a user the same changes in the same order during writes and reconnects', async () => {
  const moves = fc.array(
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc.record({
          what: fc.constant('send' as const),
          hiring: fc.nat(2),
          byBrand: fc.boolean(),
          at: fc.nat(1),
        }),
      },
      fc.record({
        what: fc.constant('read' as const),
        hiring: fc.nat(2),
        byBrand: fc.boolean(),
        at: fc.nat(1),
      }),
      {
        weight: 2,
        arbitrary: fc.record({ what: fc.constant('come' as const), reader: fc.nat(5), at: fc.nat(1) }),
      },
    ),
    { minLength: 20, maxLength: 60 },
  );
  await fc.assert(
    fc.asyncProperty(moves, fc.integer({ min: 1, max: 12 }), async (all, atOnce) => {
      const people = [cast.brand, cast.brand, ...hirings.map(({ creator }) => creator), hirings[0]!.creator];
      const readers = await Promise.all(people.map(reader));
      const before = await lastPlaces();
      const run = async (move: (typeof all)[number]) => {
        const portal = portals[move.at]!;
        if (move.what === 'come') return void (await readers[move.reader]!.page(portal));
        const { proposalId, creator } = hirings[move.hiring]!;
        const actor = move.byBrand ? cast.brand : creator;
        const given = { proposalId, clientId: uuid(), body: 'Oi' };
        if (move.what === 'send') return void (await portal.perform(sendMessage, given, { actor, now }));
        const [talk] = await portal.see(conversations, actor, { proposalId });
        if (!talk) return;
        const { id: conversationId, lastSeq: seq } = talk;
        await portal.perform(markConversationRead, { conversationId, seq }, { actor, now });
      };
      // Writes run in `atOnce` concurrent lanes. Reads of browsers run one after the other, as with a stream.
      const lanes = Array.from({ length: atOnce }, (_, lane) => all.filter((_, n) => n % atOnce === lane));
      const comes = all.filter(({ what }) => what === 'come');
      await Promise.all([
        ...lanes.map(async (lane) => {
          for (const move of lane) if (move.what !== 'come') await run(move);
        }),
        (async () => {
          for (const move of comes) await run(move);
        })(),
      ]);
      await Promise.all(readers.map((one) => one.toTheEnd()));

      const [first, second, ...ofCreators] = readers;
      expect(second!.received).toEqual(first!.received);
      expect(ofCreators.at(-1)!.received).toEqual(ofCreators[0]!.received);
      const after = await lastPlaces();
      for (const [n, { creator }] of hirings.entries()) {
        const id = creatorIdOf(creator);
        const expected = Array.from(
          { length: (after.get(id) ?? 0) - (before.get(id) ?? 0) },
          (_, k) => `${id}: ${(before.get(id) ?? 0) + k + 1}`,
        );
        // The creator and the brand both receive each change once and in order.
        expect(ofCreators[n]!.received).toEqual(expected);
        expect(first!.received.filter((one) => one.startsWith(`${id}: `))).toEqual(expected);
      }
    }),
    { numRuns: budget(60, 5), endOnFailure: true },
  );
  expect((await portals[0]!.see(messages, cast.brand, {})).length).toBeGreaterThan(0);
});

async function lastPlaces(): Promise<Map<number, number>> {
  const all = await portals[0]!.see(conversations, cast.brand, {});
  return new Map(all.map(({ creatorId, lastSeq }) => [creatorId, lastSeq]));
}

test('the live feed sends changes only to users who may read the row and whose session is valid', async () => {
  const { creator, proposalId } = hirings[0]!;
  const userId = userIdOf(creator)!;
  const [portal] = portals as [Database];
  const token = await portal.identity.openSession(userId, { now, ip: '', userAgent: '' });
  const { sessionId, feedCursor } = (await portal.identity.findSession(token, now))!;
  const asked = { sessionId: sessionId!, userId, after: feedCursor!, now };
  await portal.perform(sendMessage, { proposalId, clientId: uuid(), body: 'Oi' }, { actor: cast.brand, now });
  expect((await portal.feed.read(asked))?.changes).toHaveLength(1);
  expect(await portal.feed.read({ ...asked, userId: userIdOf(cast.otherBrand)! })).toBeUndefined();
  expect((await portal.feed.read({ ...asked, after: 9_999 }))?.missed).toBe(true);
  await portal.identity.closeSession(token);
  expect(await portal.feed.read(asked)).toBeUndefined();
  // Changes are deleted after a week. A browser that was offline longer loads everything again.
  const later = '2026-11-30T12:00:00.000Z';
  await portal.upkeep.expire(later);
  const back = await portal.identity.openSession(userId, { now: later, ip: '', userAgent: '' });
  const again = (await portal.identity.findSession(back, later))!.sessionId!;
  expect(await portal.feed.read({ ...asked, sessionId: again, after: 1, now: later })).toMatchObject({
    changes: [],
    missed: true,
  });
});
