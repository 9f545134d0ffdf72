import { aBriefing, aCharge, aContract, aPayContract, aPayout, aProposal, ids } from '@elenco/core/testing';
import { type Database, type Message, type OutboxEvent, openDatabase, verifyAudit } from '@elenco/db';
import { messagesFor } from '@elenco/worker/messages';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase, longTimeouts } from '../support/db';
import { putRows } from '../support/rows';
import { emitEvent, memberId, OWNER, parties, populate } from './worker/people';

const NOW = '2026-11-21T13:00:00.000Z';
let own: FreshDatabase;
let database: Database;
let client: Client;
let silentCases = 0;

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

const toBoth = (event: OutboxEvent): Message[] => [
  {
    audience: { companyId: ids.company },
    kind: event.kind,
    params: { briefing: event.briefingTitle, company: event.companyName, creator: event.creatorName },
    link: '/dashboard/client?x=1',
    mail: (to) => ({ subject: `Olá, ${to.name}?`, text: `pergunta? $1 ${to.locale}`, html: '<p>?</p>' }),
  },
  { audience: { creatorId: ids.creator }, kind: event.kind, params: {}, link: '/' },
];

describe('the delivery of an event', () => {
  it('notifies each recipient except the actor once, even if the delivery is repeated', async () => {
    const id = await emitEvent(client, 'proposals.send', { ...parties, actorId: ids.creatorUser });
    await Promise.all([1, 2, 3].map(() => database.outbox.deliver([id], toBoth, NOW)));
    const reported = await client.query(
      'select user_id, params, link from notifications where event_id = $1 order by 1',
      [id],
    );
    expect(reported.rows.map((row) => row.user_id)).toEqual([ids.brandUser, memberId]);
    expect(reported.rows[0]?.params).toEqual({
      briefing: 'Sérum & cuidado',
      company: 'Aurora <Cosméticos>',
      creator: 'Cecília Amaral',
    });
    const mails = await client.query(
      'select to_address, subject, text_body, locale from mails where event_id = $1 order by id',
      [id],
    );
    expect(mails.rows).toEqual([
      {
        to_address: 'brand@aurora.example',
        subject: 'Olá, Beatriz Nogueira?',
        text_body: 'pergunta? $1 pt',
        locale: 'pt',
      },
      {
        to_address: 'member@aurora.example',
        subject: 'Olá, Davi Prado?',
        text_body: 'pergunta? $1 en',
        locale: 'en',
      },
    ]);
  });

  it('notifies the creator of changed bank details, even if the creator’s own account made the change', async () => {
    const byCreator = { rowId: 1, creatorId: ids.creator, actorId: ids.creatorUser };
    const id = await emitEvent(client, 'payees.change', byCreator);
    await database.outbox.deliver([id], (event) => messagesFor(event, 'https://elenco.example'), NOW);
    const mails = await client.query('select user_id from mails where event_id = $1', [id]);
    expect(mails.rows).toEqual([{ user_id: ids.creatorUser }]);
  });

  it('reports the overdue months of a subscription, not the month that is not due yet', async () => {
    const ofNoHiring = {
      purpose: 'subscription',
      contractId: null,
      creatorId: null,
      briefingId: null,
    } as const;
    const [first, second] = ['2026-12-07', '2026-12-08'];
    await putRows(own.url, [
      [
        'charges',
        ...(
          [
            ['overdue', 82_667, second],
            ['overdue', 310_000, first],
            ['open', 310_000, '2027-01-07'],
          ] as const
        ).map(([status, amountCents, dueOn], n) =>
          aCharge({ ...ofNoHiring, id: 901 + n, ourNumber: `${901 + n}`, status, amountCents, dueOn }),
        ),
      ],
    ]);
    const id = await emitEvent(client, 'subscriptions.suspend', { rowId: 1, companyId: ids.company });
    const sums: OutboxEvent['sum'][] = [];
    const summed = ({ sum }: OutboxEvent) => {
      sums.push(sum);
      return [];
    };
    await database.outbox.deliver([id], summed, NOW);
    expect(sums).toEqual([{ amountCents: 392_667, currency: 'BRL', dueOn: first }]);
  });

  it('writes no notification if the delivery fails halfway', async () => {
    const id = await emitEvent(client, 'proposals.send', parties);
    const failing = (event: OutboxEvent) => {
      const messages = toBoth(event);
      return [
        ...messages,
        {
          ...messages[0]!,
          mail: () => {
            throw new Error('no text');
          },
        },
      ];
    };
    await expect(database.outbox.deliver([id], failing, NOW)).rejects.toThrow('no text');
    const left = await client.query('select from notifications where event_id = $1', [id]);
    expect(left.rowCount).toBe(0);
    const event = await client.query('select delivered_at from events where id = $1', [id]);
    expect(event.rows).toEqual([{ delivered_at: null }]);
  });

  it('notifies the owners of the platform if no staff member has the required duty', async () => {
    const id = await emitEvent(client, 'payouts.process', { rowId: 1 });
    await database.outbox.deliver(
      [id],
      ({ kind }) => [{ audience: { duty: 'finance' }, kind, params: {}, link: '/' }],
      NOW,
    );
    const reported = await client.query(
      'select email from notifications join users u on u.id = user_id where event_id = $1',
      [id],
    );
    expect(reported.rows).toEqual([{ email: OWNER }]);
  });
});

describe('the context of an event', () => {
  it.each([
    ['silent_squad', 'received', ''],
    ['silent_squad', 'declined', ''],
    ['silent_squad', 'pending', 'Aurora <Cosméticos>'],
    ['creator', 'received', 'Aurora <Cosméticos>'],
  ] as const)(
    'contains for the creator of a %s brief whose proposal is %s the company name “%s”',
    async (kind, status, name) => {
      const briefingId = 200 + silentCases++;
      await putRows(own.url, [
        ['briefings', aBriefing({ id: briefingId, kind })],
        ['proposals', aProposal({ id: briefingId, briefingId, status })],
      ]);
      const id = await emitEvent(client, 'proposals.create', { ...parties, rowId: briefingId, briefingId });
      expect(await received(id)).toMatchObject([
        { companyName: 'Aurora <Cosméticos>', companyNameForCreator: name },
      ]);
    },
  );

  it('contains the contract’s title in events about any row of a contract without a project', async () => {
    const { briefingId: _, ...sides } = parties;
    const ofPay = { briefingId: null, contractId: 61 };
    await putRows(own.url, [
      [
        'contracts',
        aContract({ id: 61, origin: 'pay', briefingId: null, proposalId: null, title: 'Oficina' }),
      ],
      [
        'pay-contracts',
        aPayContract({
          id: 64,
          companyId: ids.company,
          creatorId: ids.creator,
          status: 'active',
          contractId: 61,
          title: 'Oficina',
        }),
      ],
      ['payouts', aPayout({ id: 62, ...ofPay, status: 'processing', expectedOn: '2026-12-10' })],
    ]);
    const id = await emitEvent(client, 'payouts.prepare', { ...sides, rowId: 62 });
    expect(await received(id)).toMatchObject([
      {
        briefingTitle: 'Oficina',
        briefingTitleForCreator: 'Oficina',
        data: { client: 'Dora Freire', amends: 'contract' },
      },
    ]);
    const other = await emitEvent(client, 'payouts.prepare', { ...sides, rowId: 63 });
    expect(await received(other)).toMatchObject([{ briefingTitle: '' }]);
  });
});

/** Returns the events that are passed to one delivery. */
async function received(id: number): Promise<OutboxEvent[]> {
  const events: OutboxEvent[] = [];
  await database.outbox.deliver(
    [id],
    (event) => {
      events.push(event);
      return [];
    },
    NOW,
  );
  return events;
}

describe("a user's list of notifications", () => {
  it('shows the newest notifications first, and only the user can mark them as read', async () => {
    const { notifications } = database;
    const before = await notifications.list(memberId);
    expect(before.unread).toBe(before.rows.length);
    const id = await emitEvent(client, 'briefings.approve', parties);
    await database.outbox.deliver([id], toBoth, NOW);
    const { rows, unread } = await notifications.list(memberId, { limit: 1 });
    const [event] = (await client.query('select at from events where id = $1', [id])).rows;
    // The notification has the time of the event, not the time of the delivery.
    expect(rows[0]).toMatchObject({
      kind: 'briefings.approve',
      createdAt: event.at.toISOString(),
      readAt: null,
    });
    expect(unread).toBe(before.unread + 1);
    expect(await notifications.markRead(ids.creatorUser, rows[0]!.id, NOW)).toBe(false);
    expect(await notifications.markRead(memberId, rows[0]!.id, NOW)).toBe(true);
    expect(await notifications.unread(memberId)).toBe(unread - 1);
    expect(await notifications.markAllRead(memberId, NOW)).toBe(unread - 1);
    expect((await notifications.list(memberId, { unread: true })).total).toBe(0);
  });
});

describe('the upkeep job', () => {
  it('removes expired sessions and old idempotency replies', async () => {
    const token = await database.identity.openSession(ids.brandUser, {
      now: '2026-01-01T00:00:00.000Z',
      ip: '',
      userAgent: '',
    });
    const fresh = await database.identity.openSession(ids.brandUser, { now: NOW, ip: '', userAgent: '' });
    await client.query(
      `insert into idempotency (scope, key, request_hash, at) values ('1:x', 'old', 'h', '2026-10-01T00:00:00Z'), ('1:x', 'new', 'h', '2026-11-20T00:00:00Z')`,
    );
    await database.upkeep.expire(NOW);
    expect(await database.identity.findSession(token, '2026-01-02T00:00:00.000Z')).toBeUndefined();
    expect(await database.identity.findSession(fresh, NOW)).toBeDefined();
    const kept = await client.query('select key from idempotency');
    expect(kept.rows).toEqual([{ key: 'new' }]);
  });

  it('removes only the IP addresses from the audit log after half a year', async () => {
    await client.query(
      `insert into audit (at, actor_role, command, resource, data, ip)
       select at, 'company', 'x.y', 'x', '{}', '192.0.2.7'
       from unnest(array['2026-05-01', '2026-11-01']::timestamptz[]) at`,
    );
    await database.upkeep.expire(NOW);
    const left = await client.query(`select ip from audit where command = 'x.y' order by at`);
    expect(left.rows).toEqual([{ ip: null }, { ip: '192.0.2.7' }]);
    expect((await verifyAudit(own.url)).broken).toEqual([]);
  });

  it('releases the jobs of a worker that has ended, but not the jobs of a running worker', async () => {
    await client.query(`select graphile_worker.add_job('left', '{}'), graphile_worker.add_job('kept', '{}')`);
    await client.query(`select set_config('application_name', 'pool-alive', false)`);
    const lock = (name: string, by: string) =>
      client.query(
        `update graphile_worker._private_jobs set locked_by = $2, locked_at = now()
         where task_id = (select id from graphile_worker._private_tasks where identifier = $1)`,
        [name, by],
      );
    await lock('left', 'pool-dead');
    await lock('kept', 'pool-alive');
    await database.upkeep.freeJobsOfTheDead();
    const jobs = await client.query(
      `select task_identifier, locked_by from graphile_worker.jobs where task_identifier in ('left', 'kept') order by 1`,
    );
    expect(jobs.rows).toEqual([
      { task_identifier: 'kept', locked_by: 'pool-alive' },
      { task_identifier: 'left', locked_by: null },
    ]);
  });
});
