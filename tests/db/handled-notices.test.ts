import { ids } from '@elenco/core/testing';
import { type Database, type Message, type OutboxEvent, openDatabase } from '@elenco/db';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase, longTimeouts } from '../support/db';
import { emitEvent, populate } from './worker/people';

const NOW = '2026-11-21T13:00:00.000Z';
const ownerId = 110;
let own: FreshDatabase;
let database: Database;
let client: Client;

beforeAll(async () => {
  own = await freshDatabase();
  database = await openDatabase(own.url, { limits: longTimeouts });
  client = await populate(own.url);
});
afterAll(async () => {
  await database.close();
  await client.end();
  await own.drop();
});

it('marks notices about a record as read once a recipient, or another staff member, acts on the record', async () => {
  const toStaff = (event: OutboxEvent): Message[] =>
    [ids.curator, ownerId].map((userId) => ({
      audience: { userId },
      kind: event.kind,
      params: {},
      link: '/',
    }));
  const notify = async (rowId: number) => {
    const id = await emitEvent(client, 'leads.create', { rowId });
    await database.outbox.deliver([id], toStaff, NOW);
    return id;
  };
  const unread = async (eventId: number) =>
    (
      await client.query(
        'select user_id from notifications where event_id = $1 and read_at is null order by user_id',
        [eventId],
      )
    ).rows.map((row) => row.user_id);
  const [handled, other] = [await notify(901), await notify(902)];
  const both = [ids.curator, ownerId].sort((a, b) => a - b);
  expect([await unread(handled), await unread(other)]).toEqual([both, both]);
  const act = await emitEvent(client, 'leads.contact', { rowId: 901, actorId: ownerId });
  await database.outbox.deliver([act], () => [], NOW);
  expect([await unread(handled), await unread(other)]).toEqual([[], both]);
  // The event of the user's action may be delivered before the event that causes the notice.
  const asked = await emitEvent(client, 'leads.create', { rowId: 903 });
  const closed = await emitEvent(client, 'leads.close', { rowId: 903, actorId: ids.curator });
  await database.outbox.deliver([closed], () => [], NOW);
  await database.outbox.deliver([asked], toStaff, NOW);
  expect(await unread(asked)).toEqual([]);
  const byBrand = await emitEvent(client, 'leads.close', { rowId: 902, actorId: ids.brandUser });
  await database.outbox.deliver([byBrand], () => [], NOW);
  expect(await unread(other)).toEqual(both);
  // Events of rows in `users` do not mark notices as read, because the row of such an event is the recipient.
  const given = await emitEvent(client, 'users.taskGiven', { rowId: ids.curator });
  await database.outbox.deliver([given], toStaff, NOW);
  const next = await emitEvent(client, 'users.taskGiven', { rowId: ids.curator, actorId: ownerId });
  await database.outbox.deliver([next], () => [], NOW);
  expect(await unread(given)).toEqual(both);
});
