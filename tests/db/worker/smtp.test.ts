import { tmpdir } from 'node:os';
import { type Database, openDatabase } from '@elenco/db';
import { startWorker } from '@elenco/worker';
import type { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase, longTimeouts } from '../../support/db';
import { serveMail } from './mailServer';
import { CREATOR, emitEvent, parties, populate } from './people';
import { quiet } from './processes';

let own: FreshDatabase;
let database: Database;
let client: Client;
let mailServer: Awaited<ReturnType<typeof serveMail>> | undefined;

beforeAll(async () => {
  own = await freshDatabase();
  database = await openDatabase(own.url, { limits: longTimeouts });
  client = await populate(own.url);
});
afterEach(async () => {
  await mailServer?.close();
  mailServer = undefined;
});
afterAll(async () => {
  await database.close();
  await client.end();
  await own.drop();
});

const work = (port: number, log = quiet) =>
  startWorker({
    database,
    settings: {
      baseUrl: 'https://elenco.example',
      smtpUrl: `smtp://127.0.0.1:${port}`,
      mailFrom: 'Elenco <no-reply@elenco.example>',
      dataDir: tmpdir(),
      secretsKey: 'a'.repeat(64),
    },
    log,
  });

const header = (raw: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'mi').exec(raw)?.[1];

describe('an e-mail sent by SMTP', () => {
  it('reaches each recipient once, with an encoded subject and an absolute link', async () => {
    mailServer = await serveMail();
    const { port, received } = mailServer;
    const worker = await work(port);
    await emitEvent(client, 'proposals.send', parties);
    await database.outbox.idle();
    await worker.stop();
    expect(received.map(({ to }) => to.join()).sort()).toEqual([
      'brand@aurora.example',
      'member@aurora.example',
    ]);
    const [mail] = received.filter(({ to }) => to.includes('brand@aurora.example'));
    expect(mail?.from).toBe('no-reply@elenco.example');
    expect(header(mail!.raw, 'To')).toBe('brand@aurora.example');
    expect(header(mail!.raw, 'Subject')).toMatch(/=\?UTF-8\?Q\?Nova_proposta_de_Cec=C3=ADlia_Amaral\?=/i);
    expect(header(mail!.raw, 'Message-ID')).toMatch(/^<[0-9a-f]{32}@elenco\.example>$/);
    expect(mail!.raw).toContain('https://elenco.example/dashboard/client/briefing/31');
    expect(mail!.raw).toMatch(/multipart\/alternative/);
  });

  it('stays queued while the mail server is down, and is delivered once afterwards', async () => {
    mailServer = await serveMail();
    const { port } = mailServer;
    await mailServer?.close();
    let failed = () => {};
    const firstFailure = new Promise<void>((resolve) => {
      failed = resolve;
    });
    const worker = await work(port, { ...quiet, warn: () => failed() });
    await emitEvent(client, 'proposals.create', parties);
    await firstFailure;
    const waiting = await database.outbox.mailbox({ to: CREATOR, limit: 1 });
    expect(waiting[0]?.sentAt).toBeNull();
    mailServer = await serveMail(port);
    const { received } = mailServer;
    await database.outbox.idle();
    await worker.stop();
    expect(received.map(({ to }) => to)).toEqual([[CREATOR]]);
    expect((await database.outbox.mailbox({ to: CREATOR, limit: 1 }))[0]?.sentAt).not.toBeNull();
  });

  it('is marked as failed after a permanent rejection, and not retried', async () => {
    mailServer = await serveMail(0, [CREATOR]);
    const { port, received } = mailServer;
    const worker = await work(port);
    await emitEvent(client, 'proposals.reject', parties);
    await database.outbox.idle();
    await worker.stop();
    expect(received).toEqual([]);
    const [mail] = await database.outbox.mailbox({ to: CREATOR, limit: 1 });
    expect(mail).toMatchObject({ sentAt: null, refusal: expect.stringContaining('No such user here') });
    const jobs = await client.query(`select from graphile_worker.jobs where task_identifier = 'mail'`);
    expect(jobs.rowCount).toBe(0);
  });
});
