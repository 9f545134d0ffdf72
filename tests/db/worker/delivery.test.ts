import { tmpdir } from 'node:os';
import { ids } from '@elenco/core/testing';
import { type Database, openDatabase } from '@elenco/db';
import { startWorker } from '@elenco/worker';
import { messagesFor } from '@elenco/worker/messages';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase, longTimeouts } from '../../support/db';
import { lastMailTo, linkIn } from '../../support/mailbox';
import { BRAND, CREATOR, emitEvent, MEMBER, parties, populate } from './people';
import { quiet, startDoomedWorker, waitForBlockedDelivery } from './processes';

let own: FreshDatabase;
let database: Database;
let client: Client;
/** A second connection, which continues while `client` holds a lock. */
let other: Client;
const settings = {
  baseUrl: 'https://elenco.example',
  smtpUrl: undefined,
  mailFrom: 'Elenco <no-reply@elenco.example>',
  dataDir: tmpdir(),
  secretsKey: 'a'.repeat(64),
};

beforeAll(async () => {
  own = await freshDatabase();
  database = await openDatabase(own.url, { limits: longTimeouts });
  client = await populate(own.url);
  other = new Client({ connectionString: own.url });
  await other.connect();
});
afterAll(async () => {
  await database.close();
  await client.end();
  await other.end();
  await own.drop();
});

const counted = async (table: 'notifications' | 'mails', eventIds: number[]) =>
  (await client.query(`select from ${table} where event_id = any($1)`, [eventIds])).rowCount;

describe('a command that emits several events', () => {
  it('has its events delivered together, so that finance is not notified to prepare a fully offset payout', async () => {
    const notified = async (kinds: readonly string[]) => {
      const eventIds: number[] = [];
      for (const kind of kinds) eventIds.push(await emitEvent(client, kind, parties));
      const say: Parameters<Database['outbox']['deliver']>[1] = (event, together) =>
        messagesFor(event, settings.baseUrl, together);
      await database.outbox.deliver(eventIds, say, new Date().toISOString());
      return counted('notifications', eventIds.slice(0, 1));
    };
    // No staff member has the duty, so the owner is notified.
    expect(await notified(['payouts.process'])).toBe(1);
    expect(await notified(['payouts.process', 'payouts.offset'])).toBe(0);
  });
});

describe('the worker', () => {
  it('mails each user in the user’s language, with a link that starts with BASE_URL', async () => {
    const worker = await startWorker({ database, settings, log: quiet });
    await emitEvent(client, 'proposals.send', { ...parties, actorId: ids.creatorUser });
    const mail = await lastMailTo(database, BRAND);
    expect(mail.subject).toBe('Nova proposta de Cecília Amaral');
    expect(mail.htmlBody).toContain('Sérum &amp; cuidado');
    expect(linkIn(mail)).toBe(`https://elenco.example/dashboard/client/briefing/${ids.briefing}`);
    expect(mail.sentAt).not.toBeNull();
    const translated = await lastMailTo(database, MEMBER);
    expect(translated.locale).toBe('en');
    expect(translated.htmlBody).toContain('<html lang="en">');
    await expect(lastMailTo(database, CREATOR)).rejects.toThrow('no e-mail');
    await worker.stop();
  });

  it('completes the current job before it stops', async () => {
    const worker = await startWorker({ database, settings, log: quiet });
    await client.query('begin');
    await client.query('lock table notifications in exclusive mode');
    const id = await emitEvent(other, 'proposals.send', parties);
    await waitForBlockedDelivery(other);
    const stopped = worker.stop();
    await client.query('commit');
    await stopped;
    expect(await counted('notifications', [id])).toBe(2);
  });

  it('loses no notification and sends none twice if it is killed during a delivery', async () => {
    const eventIds: number[] = [];
    for (let n = 0; n < 5; n += 1) eventIds.push(await emitEvent(other, 'proposals.send', parties));
    await client.query('begin');
    await client.query('lock table notifications in exclusive mode');
    const doomed = await startDoomedWorker(own.url);
    await waitForBlockedDelivery(other);
    await doomed.kill();
    await client.query('commit');
    expect(await counted('notifications', eventIds)).toBe(0);
    expect(await counted('mails', eventIds)).toBe(0);

    const worker = await startWorker({ database, settings, log: quiet });
    await database.outbox.idle();
    await worker.stop();
    expect(await counted('notifications', eventIds)).toBe(10);
    expect(await counted('mails', eventIds)).toBe(10);
  });

  it('continues after the database closed its connections during a delivery', async () => {
    const worker = await startWorker({ database, settings, log: quiet });
    await client.query('begin');
    await client.query('lock table notifications in exclusive mode');
    const id = await emitEvent(other, 'proposals.send', parties);
    await waitForBlockedDelivery(other);
    await other.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid not in (pg_backend_pid(), $1)`,
      [(await client.query('select pg_backend_pid() as pid')).rows[0].pid],
    );
    await client.query('commit');
    await database.outbox.idle();
    await worker.stop();
    expect(await counted('notifications', [id])).toBe(2);
    expect(await counted('mails', [id])).toBe(2);
  });
});
