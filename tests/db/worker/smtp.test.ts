import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { type Database, openDatabase } from '@elenco/db';
import { startWorker } from '@elenco/worker';
import type { Client } from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../support/db';
import { CREATOR, happens, parties, populate } from './people';
import { quiet } from './processes';

let own: FreshDatabase;
let database: Database;
let client: Client;
let mailServer: SMTPServer | undefined;

beforeAll(async () => {
  own = await freshDatabase();
  database = await openDatabase(own.url);
  client = await populate(own.url);
});
afterEach(async () => {
  await new Promise<void>((resolve) => (mailServer ? mailServer.close(() => resolve()) : resolve()));
  mailServer = undefined;
});
afterAll(async () => {
  await database.close();
  await client.end();
  await own.drop();
});

interface Received {
  readonly from: string;
  readonly to: string[];
  readonly raw: string;
}

/** A real mail server on this machine; refuses the addresses of `unknown` for good. */
async function serveMail(
  port = 0,
  unknown: readonly string[] = [],
): Promise<{ port: number; received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (!unknown.includes(address)) return done();
      done(Object.assign(new Error('No such user here'), { responseCode: 550 }));
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  mailServer = server;
  return { port: (server.server.address() as AddressInfo).port, received };
}

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

describe('mail over SMTP', () => {
  it('reaches each recipient once, with an encoded subject and an absolute link', async () => {
    const { port, received } = await serveMail();
    const worker = await work(port);
    await happens(client, 'proposals.send', parties);
    await database.outbox.idle();
    await worker.stop();
    expect(received.map(({ to }) => to.join()).sort()).toEqual([
      'brand@aurora.example',
      'member@aurora.example',
    ]);
    const [letter] = received.filter(({ to }) => to.includes('brand@aurora.example'));
    expect(letter?.from).toBe('no-reply@elenco.example');
    expect(header(letter!.raw, 'To')).toBe('brand@aurora.example');
    expect(header(letter!.raw, 'Subject')).toMatch(/=\?UTF-8\?Q\?Nova_proposta_de_Cec=C3=ADlia_Amaral\?=/i);
    expect(header(letter!.raw, 'Message-ID')).toMatch(/^<[0-9a-f]{32}@elenco\.example>$/);
    expect(letter!.raw).toContain('https://elenco.example/dashboard/client/briefing/31');
    expect(letter!.raw).toMatch(/multipart\/alternative/);
  });

  it('waits for a server that is down and is then delivered once', async () => {
    const { port } = await serveMail();
    await new Promise<void>((resolve) => mailServer?.close(() => resolve()));
    let failed = () => {};
    const firstFailure = new Promise<void>((resolve) => {
      failed = resolve;
    });
    const worker = await work(port, { ...quiet, warn: () => failed() });
    await happens(client, 'proposals.create', parties);
    await firstFailure;
    const waiting = await database.outbox.mailbox({ to: CREATOR, limit: 1 });
    expect(waiting[0]?.sentAt).toBeNull();
    const { received } = await serveMail(port);
    await database.outbox.idle();
    await worker.stop();
    expect(received.map(({ to }) => to)).toEqual([[CREATOR]]);
    expect((await database.outbox.mailbox({ to: CREATOR, limit: 1 }))[0]?.sentAt).not.toBeNull();
  });

  it('records a refusal for good and does not try again', async () => {
    const { port, received } = await serveMail(0, [CREATOR]);
    const worker = await work(port);
    await happens(client, 'proposals.reject', parties);
    await database.outbox.idle();
    await worker.stop();
    expect(received).toEqual([]);
    const [letter] = await database.outbox.mailbox({ to: CREATOR, limit: 1 });
    expect(letter).toMatchObject({ sentAt: null, refusal: expect.stringContaining('No such user here') });
    const jobs = await client.query(`select from graphile_worker.jobs where task_identifier = 'mail'`);
    expect(jobs.rowCount).toBe(0);
  });
});
