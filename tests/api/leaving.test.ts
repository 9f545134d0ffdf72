import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consentTexts } from '@elenco/core';
import { exportTasks } from '@elenco/worker/exports';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { archiveOf, marksIn } from '../support/archives';
import { lastMailTo, linkIn } from '../support/mailbox';
import { marksLeft } from '../support/markers';
import { runJob } from '../support/outbox';
import { Visitor } from '../support/visitor';

/** Word that all texts written by the user contain, and no other text. */
const mark = 'zqx7';
const email = `${mark}@story.example`;
const password = 'muro azul 77';

let app: RunningApp;
let client: Client;
let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'elenco-leaving-'));
  app = await startApp({ env: { ELENCO_DATA_DIR: dataDir, LOG_LEVEL: 'info' } });
  client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await app.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function signedUp(): Promise<Visitor> {
  const visitor = new Visitor(app.url, 'pt');
  const person = {
    name: `${mark} Silva`,
    email,
    phone: '+55 (81) 99876-5432',
    password,
    terms: consentTexts.terms,
  };
  const profile = { profileType: 'freelancer', mainSkill: 'dance', tags: ['music'], categories: ['vlog'] };
  await visitor.post('/signup/creator', { ...person, ...profile });
  const { pathname, search, searchParams } = new URL(linkIn(await lastMailTo(app.database, email)));
  await visitor.post(pathname + search, { token: searchParams.get('token') ?? '' });
  return visitor;
}

const signIn = async () => {
  const visitor = new Visitor(app.url, 'pt');
  await visitor.post('/login', { email, password });
  return visitor;
};
const isIn = async (visitor: Visitor) => (await visitor.get('/dashboard/privacy')).status === 200;

const leaving = '/dashboard/privacy/leave';
const leave = (visitor: Visitor, more: Record<string, string> = {}) =>
  visitor.post(leaving, { erases: 'account', presentPassword: password, phrase: 'excluir', ...more });
const pathOf = (link: string) => {
  const { pathname, search } = new URL(link);
  return pathname + search;
};

describe('a user who deletes the account', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await signedUp();
  });

  it('can send one privacy request of each kind before the deletion', async () => {
    const asked = { intent: 'ask', kind: 'access', text: `O que vocês sabem de ${mark}?` };
    expect((await visitor.post('/dashboard/privacy', asked)).status).toBe(302);
    expect((await lastMailTo(app.database, email)).subject).toBe('Recebemos o seu pedido');
    const again = await visitor.post('/dashboard/privacy', asked);
    expect([again.status, await again.text()]).toEqual([
      422,
      expect.stringContaining('Você já tem um pedido deste tipo em aberto.'),
    ]);
  });

  it.each([
    ['a wrong password', { presentPassword: 'muro verde 77' }, 'Esta não é a sua senha atual.'],
    ['a wrong confirmation word', { phrase: 'sim' }, 'Digite a palavra exatamente como aparece.'],
    [
      'a company that the user does not administer',
      { erases: 'company' },
      'Só quem administra a empresa pode excluí-la.',
    ],
  ])('is refused the deletion if the form contains %s', async (_what, more, received) => {
    const answer = await leave(visitor, more);
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining(received)]);
    expect(await isIn(visitor)).toBe(true);
  });

  it('is signed out immediately, and can restore the account once by the mailed link', async () => {
    expect((await leave(visitor)).headers.get('location')).toBe('/');
    expect(await isIn(visitor)).toBe(false);
    expect(await isIn(await signIn())).toBe(false);

    const mail = await lastMailTo(app.database, email);
    expect(mail.subject).toMatch(/^Sua conta será excluída em \d{1,2} de \p{L}+ de \d{4}$/u);
    const path = pathOf(linkIn(mail));
    const stranger = new Visitor(app.url, 'pt');
    const page = await stranger.get(path);
    expect([page.status, page.headers.get('cache-control'), page.headers.get('referrer-policy')]).toEqual([
      200,
      'no-store',
      'same-origin',
    ]);
    const token = new URLSearchParams(path.split('?')[1]).get('key') ?? '';
    expect((await stranger.post(path, { token })).headers.get('location')).toBe('/?openlogin=true');
    expect(await isIn(await signIn())).toBe(true);
    expect(await (await stranger.get(path)).text()).toContain('Este link não vale mais');
    expect(await (await stranger.get('/stay?key=unknown')).text()).toContain('Este link não vale mais');
  });

  it('is erased after seven days from all rows, files, exports and logs, except the last e-mail', async () => {
    const person = await signIn();
    await person.post('/dashboard/privacy', { intent: 'askForData' });
    await app.database.outbox.idle();
    const { rows } = await client.query<{ id: number }>('select id from users where email = $1', [email]);
    const userId = rows[0]?.id ?? 0;
    const where = { database: app.database, client, dataDir };
    expect(archives()).toHaveLength(1);
    expect(marksIn(await archiveOf(where, userId), [mark])).toContain('users.email');
    expect((await leave(person)).status).toBe(302);
    await app.database.outbox.idle();
    // Seven days pass.
    await client.query(
      `update privacy_requests set erase_at = now() where erase_at is not null and status = 'open'`,
    );
    const isErased = async () =>
      (await client.query(`select from privacy_requests where erase_at is not null and status = 'open'`))
        .rowCount === 0;
    await runJob(client, 'erase', isErased);
    await app.database.outbox.idle();

    // The search stops finding erased users immediately. Their words remain in the search index until its
    // next rebuild.
    const later = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    await app.database.search.buildGeneration(later(0));
    await app.database.search.emptyOldSlot(later(11));
    // The last e-mail remains in the mailbox for developers. In production, it is sent and then deleted.
    const left = await marksLeft(client, [mark]);
    expect(Object.keys(left)).toEqual(['mails.html_body', 'mails.text_body', 'mails.to_address']);
    expect((await lastMailTo(app.database, email)).subject).toBe('Seus dados foram apagados');
    expect(filesIn(dataDir).filter((path) => readFileSync(path).includes(mark))).toEqual([]);
    expect(app.output()).not.toContain(mark);
    expect([...(await archiveOf(where, userId)).values()].filter((part) => part.includes(mark))).toEqual([]);
    const jobs = exportTasks({
      database: app.database,
      settings: { dataDir },
      log: { warn() {}, error() {} } as never,
      now: () => new Date().toISOString(),
    });
    await jobs.expireExports();
    expect(archives()).toEqual([]);
    expect(await isIn(await signIn())).toBe(false);
  });

  it('can sign up again with the same e-mail address', async () => {
    expect(await isIn(await signedUp())).toBe(true);
  });
});

const archives = () => filesIn(join(dataDir, 'exports'));
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  );
