import { tmpdir } from 'node:os';
import { type Database, openDatabase } from '@elenco/db';
import { mountDevMail } from '@elenco/portal/server/dev-mail';
import type { Env } from '@elenco/portal/server/types';
import { startWorker } from '@elenco/worker';
import { Hono } from 'hono';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase, longTimeouts } from '../../support/db';
import { lastMailTo } from '../../support/mailbox';
import { BRAND, emitEvent, parties, populate } from './people';
import { quiet } from './processes';

let own: FreshDatabase;
let database: Database;
let client: Client;
const app = new Hono<Env>();

beforeAll(async () => {
  own = await freshDatabase();
  database = await openDatabase(own.url, { limits: longTimeouts });
  client = await populate(own.url);
  mountDevMail(app, database);
});
afterAll(async () => {
  await database.close();
  await client.end();
  await own.drop();
});

const read = async (path: string, language = 'pt') => {
  const answer = await app.request(path, { headers: { 'accept-language': language } });
  return { status: answer.status, text: await answer.text() };
};

describe('the mailbox for developers', () => {
  it('shows that it is empty', async () => {
    expect((await read('/dev/mail')).text).toContain('Nenhum e-mail ainda');
    expect((await read('/dev/mail', 'en')).text).toContain('No mail yet');
  });

  it('lists e-mails, optionally those to one address, and shows each in a sandboxed frame', async () => {
    const settings = {
      baseUrl: 'https://elenco.example',
      smtpUrl: undefined,
      mailFrom: 'no-reply@elenco.example',
      dataDir: tmpdir(),
      secretsKey: 'a'.repeat(64),
    };
    const worker = await startWorker({ database, settings, log: quiet });
    await emitEvent(client, 'contracts.send', parties);
    const { id, subject } = await lastMailTo(database, BRAND);
    await worker.stop();
    expect((await read('/dev/mail')).text.match(/<tr><td>/g)).toHaveLength(3);
    const mine = await read(`/dev/mail?to=${encodeURIComponent(BRAND)}`);
    expect(mine.text.match(/<tr><td>/g)).toHaveLength(1);
    const mail = await read(`/dev/mail/${id}`);
    expect(mail.text).toContain(`<title>${subject}</title>`);
    expect(mail.text).toMatch(/<iframe sandbox title="[^"]+" srcdoc="&lt;!doctype html&gt;/);
    expect(mail.text).toMatch(/<a href="https:\/\/elenco\.example\/dashboard\/contract\/\d+">/);
  });

  it('returns 404 for unknown ids of e-mails', async () => {
    expect((await read('/dev/mail/999999999')).status).toBe(404);
    expect((await read('/dev/mail/9999999999')).status).toBe(404);
    expect((await read('/dev/mail/x')).status).toBe(404);
  });
});
