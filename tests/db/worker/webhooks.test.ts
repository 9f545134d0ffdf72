import {
  addWebhook,
  type DeliveryProblem,
  FAILED_DAYS,
  type Webhook as Row,
  resendDelivery,
  retireWebhook,
  retryAfter,
  rotateSecret,
  secretOf,
  testWebhook,
  webhookDeliveries,
  webhooks,
} from '@elenco/core';
import { actorOf } from '@elenco/core/people';
import { aCompany, aUser, ids } from '@elenco/core/testing';
import { type Database, openDatabase, sealWith } from '@elenco/db';
import { deliveryTask, openSend } from '@elenco/worker/webhooks';
import type { Client } from 'pg';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase, longTimeouts } from '../../support/db';
import { certificate, leadingTo, startReceiver } from '../../support/receiver';
import { emitEvent, parties, populate } from './people';
import { quiet } from './processes';

const seal = sealWith('a'.repeat(64));
const owner = actorOf(aUser());
const { id: companyId } = aCompany();
const otherId = companyId + 1;
const secrets = ['first', 'second', 'third'].map(
  (text) => `whsec_${Buffer.from(text.padEnd(32, '.')).toString('base64')}`,
) as [string, string, string];

let own: FreshDatabase;
let database: Database;
let client: Client;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let webhookId: number;
let days = 0;
const now = () => new Date(Date.now() + days * 86_400_000).toISOString();
const moment = () => ({ actor: owner, now: now() });
const local = { addresses: ['127.0.0.1'], certificates: certificate, lookup: leadingTo('127.0.0.1') };

beforeAll(async () => {
  own = await freshDatabase();
  database = await openDatabase(own.url, { limits: longTimeouts });
  client = await populate(own.url);
});
afterAll(async () => {
  await client.end();
  await database.close();
  await own.drop();
});
beforeEach(async () => {
  days = 0;
  receiver = await startReceiver();
  const kept = await database.see(webhooks, owner, { status: ['active', 'paused', 'failed'] });
  for (const { id } of kept) await database.perform(retireWebhook, { id }, moment());
  const reply = await database.perform(
    addWebhook,
    {
      title: 'ERP',
      address: `https://hooks.aurora.example:${receiver.port}/in`,
      events: ['proposals.send', 'payouts.release'],
      sealed: seal.close(secrets[0], secretOf({ companyId })),
    },
    moment(),
  );
  webhookId = reply.id;
  return () => receiver.stop();
});

/** Returns the deliveries of the webhook, newest first. */
const log = () => database.see(webhookDeliveries, owner, { webhookId }, { down: true });
const webhook = async () => (await database.get(webhooks, owner, webhookId)) as Row;

/** Sends a proposal, which creates a delivery to the webhook. Returns the id of the delivery. */
async function proposed(): Promise<number> {
  await client.query('delete from events where kind = $1', ['proposals.send']);
  await emitEvent(client, 'proposals.send', { ...parties, actorId: ids.creatorUser });
  const { rows } = await client.query('select id from events where delivered_at is null');
  await database.outbox.deliver(
    rows.map(({ id }) => id as number),
    () => [],
    now(),
  );
  return (await log())[0]!.id;
}
const worker = (allowed: Parameters<typeof openSend>[0] = local) =>
  deliveryTask({ database, seal, send: openSend(allowed), log: quiet, now });
const send = (deliveryId: number, allowed?: Parameters<typeof openSend>[0]) =>
  worker(allowed).sendWebhook({ deliveryId });

describe('the delivery of a webhook', () => {
  it('is sent once, signed as Standard Webhooks specifies, with a reference to the row', async () => {
    const id = await proposed();
    await send(id);
    await send(id);
    expect(receiver.received).toHaveLength(1);
    const { headers, body } = receiver.received[0]!;
    expect(new Webhook(secrets[0]).verify(body, headers as Record<string, string>)).toMatchObject({
      type: 'proposals.send',
      data: { resource: 'proposals', companyId, briefingId: ids.briefing },
    });
    expect(() => new Webhook(secrets[1]).verify(body, headers as Record<string, string>)).toThrow();
    expect(await log()).toMatchObject([
      { state: 'delivered', attempts: 1, problem: null, httpStatus: 204, nextAttemptAt: null },
    ]);
  });

  it('is not created for events to which the webhook does not subscribe, or for events of other companies', async () => {
    await emitEvent(client, 'proposals.accept', { ...parties, actorId: ids.creatorUser });
    await emitEvent(client, 'proposals.send', { ...parties, companyId: otherId, actorId: ids.creatorUser });
    const { rows } = await client.query('select id from events where delivered_at is null');
    await database.outbox.deliver(
      rows.map(({ id }) => id as number),
      () => [],
      now(),
    );
    expect(await log()).toEqual([]);
  });

  it('reports a fully offset payout as paid, without revealing that the payout was offset', async () => {
    const eventId = await emitEvent(client, 'payouts.offset', parties);
    await database.outbox.deliver([eventId], () => [], now());
    expect(await log()).toMatchObject([{ event: 'payouts.release', subject: 'payouts' }]);
  });

  it('is signed with the old and the new secret for a day after a rotation, and then only with the new secret', async () => {
    const sealed = seal.close(secrets[1], secretOf({ companyId }));
    await database.perform(rotateSecret, { id: webhookId, sealed }, moment());
    await send(await proposed());
    days = 2;
    await send(await proposed());
    const signatures = receiver.received.map(({ headers }) =>
      String(headers['webhook-signature']).split(' '),
    );
    expect(signatures.map(({ length }) => length)).toEqual([2, 1]);
    const { headers, body } = receiver.received[0]!;
    for (const secret of secrets.slice(0, 2)) {
      expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toBeTruthy();
    }
  });

  it('keeps its id if the company sends it again', async () => {
    receiver.answers((_, reply) => reply.writeHead(500).end());
    const id = await proposed();
    await send(id);
    await client.query(
      `update webhook_deliveries set state = 'failed', next_attempt_at = null where id = $1`,
      [id],
    );
    receiver.answers((_, reply) => reply.writeHead(200).end('thanks'));
    await database.perform(resendDelivery, { id }, moment());
    await send(id);
    const [first, second] = receiver.received;
    expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id']);
    expect(await log()).toMatchObject([{ state: 'delivered', attempts: 1 }]);
  });

  it('is marked as a test if the user requested a test', async () => {
    await database.perform(testWebhook, { id: webhookId }, moment());
    const { rows } = await client.query('select id from events where delivered_at is null');
    await database.outbox.deliver(
      rows.map(({ id }) => id as number),
      () => [],
      now(),
    );
    await send((await log())[0]!.id);
    expect(JSON.parse(receiver.received[0]!.body)).toMatchObject({ type: 'webhooks.test' });
  });
});

describe('the URL of a webhook', () => {
  const unreadable = { addresses: local.addresses, lookup: local.lookup };
  it.each<[string, DeliveryProblem, () => Parameters<typeof openSend>[0]]>([
    [
      'that is slow',
      'timeout',
      () => {
        receiver.answers(() => undefined);
        return { ...local, answerMs: 2_000 };
      },
    ],
    [
      'that refuses connections',
      'unreachable',
      () => {
        receiver.stop();
        return local;
      },
    ],
    [
      'that redirects, which is not followed',
      'redirect',
      () => {
        receiver.answers((_, reply) =>
          reply.writeHead(307, { location: 'https://other.aurora.example/' }).end(),
        );
        return local;
      },
    ],
    ['with a private address behind its name', 'private_address', () => ({ ...local, addresses: [] })],
    [
      'that resolves to the cloud’s metadata',
      'private_address',
      () => ({ ...local, lookup: leadingTo('169.254.169.254') }),
    ],
    ['with an untrusted certificate', 'certificate', () => unreadable],
    [
      'that responds with an error',
      'http_status',
      () => {
        receiver.answers((_, reply) => reply.writeHead(503).end());
        return local;
      },
    ],
  ])('is tried again later if it is a URL %s: %s', async (_, problem, arrange) => {
    const id = await proposed();
    await send(id, arrange());
    const [row] = await log();
    expect(row).toMatchObject({ state: 'waiting', attempts: 1, problem });
    expect(Date.parse(row!.nextAttemptAt!) - Date.parse(row!.attemptedAt!)).toBe(retryAfter[0]);
    expect((await webhook()).failingSince).not.toBeNull();
    expect(receiver.received.length).toBe(['redirect', 'http_status', 'timeout'].includes(problem) ? 1 : 0);
  });

  it('is disabled after days of failed deliveries, and gets no more deliveries', async () => {
    receiver.answers((_, reply) => reply.writeHead(500).end());
    const id = await proposed();
    for (const _ of [0, ...retryAfter]) await send(id);
    expect(await log()).toMatchObject([{ state: 'failed', attempts: retryAfter.length + 1 }]);
    expect(await webhook()).toMatchObject({ status: 'active' });
    days = FAILED_DAYS + 1;
    await send(await proposed());
    expect(await webhook()).toMatchObject({ status: 'failed' });
    const { rows } = await client.query(`select kind, company_id from events where kind = 'webhooks.fail'`);
    expect(rows).toEqual([{ kind: 'webhooks.fail', company_id: companyId }]);
    await send((await log())[0]!.id);
    expect((await log())[0]).toMatchObject({ state: 'failed', problem: 'stopped' });
    await proposed();
    expect(await log()).toHaveLength(2);
  });

  it('is disabled once it answers 410 Gone', async () => {
    receiver.answers((_, reply) => reply.writeHead(410).end());
    await send(await proposed());
    expect(await log()).toMatchObject([{ state: 'failed', problem: 'gone', attempts: 1 }]);
    expect(await webhook()).toMatchObject({ status: 'failed' });
  });
});
