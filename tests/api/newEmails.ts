import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { receiveMail } from '../support/mails';
import { givePassword } from '../support/passwords';
import { Reader } from '../support/reader';
import { putRows } from '../support/rows';
import { oneOfEach, type Person, people } from './cast';

export const password = 'elenco-demo-2026';
export const here = '/dashboard/security';
export const wanted = 'nova@caixa.example';
export let app: RunningApp;
export let client: Client;
let mail: Awaited<ReturnType<typeof receiveMail>>;

/** Starts the portal with a mail server. Resets all e-mail addresses and passwords before each test. */
export function setUp(): void {
  beforeAll(async () => {
    mail = await receiveMail();
    app = await startApp({ env: mail.env });
    await putRows(app.databaseUrl, oneOfEach);
    client = new Client({ connectionString: app.databaseUrl });
    await client.connect();
    await givePassword(client, password);
    await client.query('create table given as select user_id, password_hash from credentials');
  });
  afterAll(async () => {
    await client.end();
    await app.stop();
    await mail.close();
  });
  beforeEach(async () => {
    await app.database.outbox.idle();
    await client.query(
      'delete from counters; delete from guesses; delete from sessions; delete from email_changes; delete from impersonations',
    );
    await client.query(
      `update credentials c set password_hash = g.password_hash, changed_at = now() - interval '1 hour'
       from given g where g.user_id = c.user_id`,
    );
    for (const { id, email } of Object.values(people))
      await client.query('update users set email = $2 where id = $1', [id, email]);
    mail.remove();
  });
}

/** Signs a user in through the sign-in form. Returns the signed-in browser. */
export async function signedIn(person: Person, email = people[person].email): Promise<Reader> {
  const who = new Reader(app.url);
  await who.post('/login', { email, password });
  return who;
}
export const isIn = async (who: Reader) => (await who.get(here)).status === 200;
export const opens = async (email: string, secret = password) => {
  const { status } = await new Reader(app.url).post('/login', { email, password: secret });
  return status === 302;
};
export const ask = (who: Reader, email = wanted, more = {}) =>
  who.post(here, { intent: 'askEmail', email, ...more });
export const mails = (to: string) => mail.to(app.database, to);
/** Returns the path of the link in the newest e-mail to the address. */
export async function linkTo(address: string): Promise<string> {
  const sentMail = (await mails(address)).at(-1);
  const [link] = /https?:\/\/\S+/.exec(sentMail?.text ?? '') ?? [];
  if (!link) throw new Error(`There is no link for ${address}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
export const keyIn = (path: string) => new URLSearchParams(path.split('?')[1]).get('key') ?? '';
export const follow = (who: Reader, path: string, fields = {}) =>
  who.post(path, { token: keyIn(path), ...fields });
export const addressOf = async (person: Person) =>
  (await client.query('select email from users where id = $1', [people[person].id])).rows[0]?.email as string;
