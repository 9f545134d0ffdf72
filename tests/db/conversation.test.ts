import {
  type Actor,
  deleteMessage,
  markConversationRead,
  messages,
  readConversation,
  sendMessage,
} from '@elenco/core';
import { type Database, openDatabase } from '@elenco/db';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cast, gather, invite } from '../support/cast';
import { type FreshDatabase, freshDatabase, longTimeouts } from '../support/db';

let fresh: FreshDatabase;
let portals: [Database, Database];
let client: Client;
let cast: Cast;
let creator: Cast['brand'];
let proposalId: number;

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const send = (from: Database, actor: Cast['brand'], n: number, now = '2026-11-21T12:00:00.000Z') =>
  from.perform(sendMessage, { proposalId, clientId: uuid(n), body: `${n}` }, { actor, now });
const notices = async () => {
  const { rows } = await client.query<{ row_id: number; title: string }>(
    `select row_id, data ->> 'title' as title from events where kind = 'users.unreadMessages' order by id`,
  );
  return rows;
};

beforeAll(async () => {
  fresh = await freshDatabase();
  portals = [
    await openDatabase(fresh.url, { limits: longTimeouts }),
    await openDatabase(fresh.url, { limits: longTimeouts }),
  ];
  client = new Client({ connectionString: fresh.url });
  await client.connect();
  cast = await gather(portals[0]);
  const invited = await invite(cast);
  proposalId = invited.proposals[0]!.id;
  creator = cast.creators.find(
    (one) => one.role === 'creator' && one.creatorId === invited.proposals[0]!.creatorId,
  )!;
});
afterAll(async () => {
  for (const portal of portals) await portal.close();
  await client.end();
  await fresh.drop();
});

test('a conversation numbers messages in one order without gaps if two portals receive each concurrently', async () => {
  const writers = Array.from({ length: 24 }, (_, n) => ({ n, actor: n % 2 ? cast.brand : creator }));
  const sent = await Promise.all(
    writers.flatMap(({ n, actor }) => portals.map((portal) => send(portal, actor, n).then((one) => one.seq))),
  );
  const seqs = writers.map((_, n) => sent[2 * n]);
  // A message that is sent twice gets the same sequence number both times.
  expect(writers.map((_, n) => sent[2 * n + 1])).toEqual(seqs);
  expect([...seqs].sort((a, b) => a! - b!)).toEqual(writers.map((_, n) => n + 1));

  const ofBrand = await portals[0].see(messages, cast.brand, {}, { by: 'seq' });
  const ofCreator = await portals[1].see(messages, creator, {}, { by: 'seq' });
  // The creator must not receive the company's id and the names of the brand's users.
  expect(ofCreator).toEqual(
    ofBrand.map(({ companyId: _, authorId, ...message }) =>
      message.side === 'company' ? message : { ...message, authorId },
    ),
  );
  expect(ofBrand.map(({ seq }) => seq)).toEqual(writers.map((_, n) => n + 1));
  const { rows } = await client.query(
    'select last_seq, last_company_seq, last_creator_seq, version from conversations',
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ last_seq: 24, version: 24 });
  const found = (actor: Cast['brand'], words: string) =>
    portals[0].conversations.searchThread(actor as never, proposalId, words);
  expect((await found(creator, '23')).map(({ body }) => body)).toEqual(['23']);
  expect(await found(cast.otherBrand, '23')).toEqual([]);
  expect(Math.max(rows[0].last_company_seq, rows[0].last_creator_seq)).toBe(24);
});

test('a conversation notifies participants of unread messages once, and again only for later messages', async () => {
  const [portal] = portals;
  const [{ id: conversationId, title }] = (
    await client.query('select c.id, b.title from conversations c join briefings b on b.id = c.briefing_id')
  ).rows;
  await portal.perform(
    markConversationRead,
    { conversationId, seq: 24 },
    { actor: creator, now: '2026-11-21T12:01:00.000Z' },
  );
  const at = (time: string) => `2026-11-21T${time}:00.000Z`;
  await portal.upkeep.notifyUnread(at('12:03'));
  expect(await notices()).toEqual([]);
  await Promise.all(portals.map((one) => one.upkeep.notifyUnread(at('12:06'))));
  await portal.upkeep.notifyUnread(at('12:07'));
  const userId = 'userId' in cast.brand ? cast.brand.userId : 0;
  const first = await notices();
  expect(first).toContainEqual({ row_id: userId, title });
  expect(first.map(({ row_id }) => row_id)).not.toContain('userId' in creator && creator.userId);

  await portal.upkeep.notifyUnread(at('14:00'));
  expect(await notices()).toEqual(first);
  await send(portal, creator, 99, at('14:01'));
  await portal.upkeep.notifyUnread(at('14:07'));
  expect((await notices()).slice(first.length)).toContainEqual({ row_id: userId, title });
});

test('a conversation can be read by a support user for half an hour, but only if that user has stated a reason', async () => {
  const [portal] = portals;
  const userId = 'userId' in cast.curator ? cast.curator.userId : 0;
  const supporter: Actor = { role: 'admin', userId, name: 'Jonas Reis', duties: ['support'] };
  const now = '2026-11-21T15:00:00.000Z';
  const reason = 'A marca pediu ajuda com a entrega';
  const asked = { proposalId, reason };
  const { id } = await portal.perform(readConversation, asked, { actor: supporter, now });
  const read = (actor: Actor, at = now) => portal.conversations.readThread(actor, id, at);
  const rows = await read(supporter);
  expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 25 }, (_, n) => n + 1));
  expect(rows.at(-1)).toMatchObject({ side: 'creator', body: '99', deletedAt: null });

  const colleague: Actor = { ...supporter, userId: userId + 1_000 };
  for (const actor of [colleague, cast.curator, cast.brand, creator]) {
    await expect(read(actor)).rejects.toMatchObject({ code: 'not_found' });
  }
  const over = read(supporter, '2026-11-21T15:30:00.000Z');
  await expect(over).rejects.toMatchObject({ errors: [{ code: 'reading_over' }] });
  const { rows: notified } = await client.query(
    `select company_id is not null and creator_id is not null as both, data ->> 'comment' as reason from events
     where kind = 'conversations.readByStaff'`,
  );
  expect(notified).toEqual([{ both: true, reason }]);
});

test('a conversation shows each side the participants, except the users of a brand with a silent squad', async () => {
  const people = (actor: Cast['brand'], hidden = false) =>
    portals[0].conversations.peopleOf(actor as never, proposalId, hidden);
  const seen = await people(creator);
  expect(seen.map(({ id, side, messages }) => [id, side, messages])).toEqual([
    ['userId' in creator && creator.userId, 'creator', 13],
    ['userId' in cast.brand && cast.brand.userId, 'company', 12],
  ]);
  // A brand sees all its users as participants, even those who have not written a message yet.
  expect(await people(cast.brand)).toEqual(expect.arrayContaining(seen));
  expect((await people(creator, true)).map(({ side }) => side)).toEqual(['creator']);
  expect(await people(cast.otherBrand)).toEqual([]);
});

test('a conversation shows attachments only to its two sides', async () => {
  const link = { proposalId, clientId: uuid(100), body: 'Veja https://aurora.example/guia' };
  await portals[0].perform(sendMessage, link, { actor: cast.brand, now: '2026-11-21T16:00:00.000Z' });
  const shared = (actor: Cast['brand']) => portals[0].conversations.sharedIn(actor as never, proposalId);
  expect((await shared(creator)).map(({ body }) => body)).toEqual([link.body]);
  expect(await shared(cast.otherBrand)).toEqual([]);
});

test('a conversation never shows the text of a deleted message', async () => {
  const [portal] = portals;
  const now = '2026-11-21T17:00:00.000Z';
  const at = { actor: cast.brand, now };
  const secret = { proposalId, clientId: uuid(101), body: 'Veja https://aurora.example/errado' };
  const { seq } = await portal.perform(sendMessage, secret, at);
  const { rows: sent } = await client.query<{ id: number }>('select id from messages where seq = $1', [seq]);
  const quoting = { proposalId, clientId: uuid(102), body: 'Certo', replyTo: seq };
  await portal.perform(sendMessage, quoting, { actor: creator, now });
  await portal.perform(deleteMessage, { id: sent[0]!.id }, at);
  await portal.upkeep.notifyUnread('2026-11-21T17:07:00.000Z');
  for (const actor of [cast.brand, creator]) {
    const reader = actor as never;
    const shown = await Promise.all([
      portal.see(messages, actor, {}),
      portal.conversations.list(reader, { unread: false, limit: 3, offset: 0 }),
      portal.conversations.thread(reader, proposalId, { limit: 50, hideCompany: false }),
      portal.conversations.searchThread(reader, proposalId, 'errado'),
      portal.conversations.sharedIn(reader, proposalId),
    ]);
    expect(JSON.stringify(shown)).not.toContain('errado');
  }
  for (const table of ['events', 'notifications', 'mails', 'audit', 'history']) {
    const { rows } = await client.query(`select from ${table} t where to_jsonb(t)::text like '%errado%'`);
    expect([table, rows.length]).toEqual([table, 0]);
  }
});
