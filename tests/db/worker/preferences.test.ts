import { ids } from '@elenco/core/testing';
import { type Database, openDatabase } from '@elenco/db';
import { digestOf, messagesFor } from '@elenco/worker/messages';
import type { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase, longTimeouts } from '../../support/db';
import { BRAND, emitEvent, MEMBER, parties, populate } from './people';

const baseUrl = 'https://elenco.example';
/** A time that is Monday in UTC, but still Sunday 23:30 in São Paulo. */
const night = '2026-11-23T02:30:00.000Z';
const monday = '2026-11-23T11:05:00.000Z';
const tuesday = '2026-11-24T11:05:00.000Z';
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
beforeEach(() =>
  client.query(
    'delete from notice_preferences; delete from digest_items; delete from notifications; delete from mails',
  ),
);

const choose = (preferences: object) =>
  database.notifications.changePreferences(ids.brandUser, (chosen) => ({ ...chosen, ...preferences }));
async function deliverEvent(kind = 'proposals.send'): Promise<void> {
  const id = await emitEvent(client, kind, parties);
  await database.outbox.deliver([id], (event) => messagesFor(event, baseUrl), night);
}
const digests = (now: string) =>
  database.outbox.writeDigests((items, to, token) => digestOf(items, to, token, baseUrl), now);
const emailsTo = async (to = BRAND) =>
  (
    await client.query<{ subject: string; stop_link: string; text_body: string }>(
      'select subject, stop_link, text_body from mails where to_address = $1 order by id',
      [to],
    )
  ).rows;
const shown = async () =>
  (await client.query('select kind from notifications where user_id = $1 order by id', [ids.brandUser])).rows
    .length;

it('sends unread notices of weekly topics as one e-mail, after checking the preferences again', async () => {
  await choose({ topics: { proposals: { page: true, email: 'weekly' } } });
  await deliverEvent();
  await deliverEvent('proposals.decline');
  expect([await emailsTo(), await shown(), (await emailsTo(MEMBER)).length]).toEqual([[], 2, 2]);
  await digests(tuesday);
  expect(await emailsTo()).toEqual([]);
  const { rows } = await database.notifications.list(ids.brandUser, {});
  await database.notifications.markRead(ids.brandUser, rows[0]!.id, monday);
  await Promise.all([digests(monday), digests(monday)]);
  const [digest, ...others] = await emailsTo();
  expect([digest?.subject, others]).toEqual(['Seu resumo: 1 novidade', []]);
  expect(digest?.text_body).toContain(`${baseUrl}/dashboard/client/briefing/${ids.briefing}`);

  await deliverEvent();
  await choose({ topics: { proposals: { page: true, email: 'off' } } });
  await digests(monday);
  expect(await emailsTo()).toHaveLength(1);
});

it('sends no notices about muted topics, except about payments, contracts and security', async () => {
  await choose({ topics: { proposals: { page: false, email: 'off' } } });
  await deliverEvent();
  await choose({ topics: {}, mutedBriefings: [ids.briefing] });
  await deliverEvent();
  expect([await emailsTo(), await shown()]).toEqual([[], 0]);
  await deliverEvent('charges.create');
  expect([(await emailsTo()).length, await shown()]).toEqual([1, 1]);
});

it("delays e-mails until the end of the user's quiet hours", async () => {
  await choose({ quiet: { from: 22, until: 8 } });
  await deliverEvent();
  await deliverEvent('charges.create');
  const { rows } = await client.query<{ subject: string; waits: boolean }>(
    `select m.subject, j.run_at = $1 as waits from graphile_worker._private_jobs j
       join mails m on m.id = (j.payload ->> 'mailId')::int where m.to_address = $2 order by m.id`,
    ['2026-11-23T11:00:00.000Z', BRAND],
  );
  expect(rows.map(({ waits }) => waits)).toEqual([true, false]);
});

it('adds one-click unsubscribe to optional e-mails, but not to e-mails about payments', async () => {
  await deliverEvent();
  await deliverEvent('charges.create');
  const [proposal, charge] = await emailsTo();
  expect(charge?.stop_link).toBeNull();
  const { rows: closed } = await client.query('select id from mails where secret');
  expect(closed).toEqual([]);
  const address = new URL(proposal?.stop_link ?? '');
  expect([address.pathname, address.searchParams.get('topic')]).toEqual(['/notices/stop', 'proposals']);
  const key = address.searchParams.get('key') ?? '';
  expect(await database.notifications.stopMails('x', 'proposals', night)).toBe(false);
  expect(await database.notifications.stopMails(key, 'proposals', '2027-11-23T02:30:00.000Z')).toBe(false);
  expect(await database.notifications.stopMails(key, 'proposals', night)).toBe(true);
  await deliverEvent();
  expect([(await emailsTo()).length, await shown()]).toEqual([2, 3]);
});
