import { allowances } from '@elenco/core';
import en from '@elenco/locales/en/security.json' with { type: 'json' };
import ptProblems from '@elenco/locales/pt/problems.json' with { type: 'json' };
import pt from '@elenco/locales/pt/security.json' with { type: 'json' };
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { receiveMail } from '../support/letters';
import { givePassword } from '../support/passwords';
import { comparable, Reader } from '../support/reader';
import { putRows } from '../support/rows';
import { oneOfEach, type Person, people } from './cast';

const password = 'elenco-demo-2026';
const here = '/dashboard/security';
const wanted = 'nova@caixa.example';
let app: RunningApp;
let client: Client;
let mail: Awaited<ReturnType<typeof receiveMail>>;

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
    'delete from counters; delete from sessions; delete from email_changes; delete from impersonations',
  );
  await client.query(
    `update credentials c set password_hash = g.password_hash, changed_at = now() - interval '1 hour'
     from given g where g.user_id = c.user_id`,
  );
  for (const { id, email } of Object.values(people))
    await client.query('update users set email = $2 where id = $1', [id, email]);
  mail.forget();
});

/** Signed in by the form, with a password. */
async function signedIn(person: Person, email = people[person].email): Promise<Reader> {
  const who = new Reader(app.url);
  await who.post('/login', { email, password });
  return who;
}
const isIn = async (who: Reader) => (await who.get(here)).status === 200;
const opens = async (email: string, secret = password) => {
  const { status } = await new Reader(app.url).post('/login', { email, password: secret });
  return status === 302;
};
const ask = (who: Reader, email = wanted, more = {}) =>
  who.post(here, { intent: 'askEmail', email, ...more });
const letters = (to: string) => mail.to(app.database, to);
/** The path of the link of the newest letter to the address. */
async function linkTo(address: string): Promise<string> {
  const letter = (await letters(address)).at(-1);
  const [link] = /https?:\/\/\S+/.exec(letter?.text ?? '') ?? [];
  if (!link) throw new Error(`There is no link for ${address}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
const keyIn = (path: string) => new URLSearchParams(path.split('?')[1]).get('key') ?? '';
const follow = (who: Reader, path: string, fields = {}) => who.post(path, { token: keyIn(path), ...fields });
const addressOf = async (person: Person) =>
  (await client.query('select email from users where id = $1', [people[person].id])).rows[0]?.email as string;

describe('asking for another address', () => {
  it.each(['brandOwner', 'creator'] as const)('is found from the settings of a %s', async (person) => {
    await client.query(`update users set cpf = '52998224725' where id = $1`, [people[person].id]);
    const who = await signedIn(person);
    const settings = person === 'creator' ? 'professional' : 'client';
    const { body } = await who.get(`/dashboard/${settings}/settings`);
    expect(body).toContain(`href="${here}#email"`);
    expect(body).toContain(people[person].email);
    await client.query('update users set cpf = null where id = $1', [people[person].id]);
  });

  it('says what is wrong beside the field, in both languages, and loses nothing', async () => {
    const who = await Browsing.as(app, people.creator.id);
    for (const [language, words, problem] of [
      ['pt', pt, 'Confira o e-mail'],
      ['en', en, 'Check the e-mail address'],
    ] as const) {
      await client.query('update users set locale = $1 where id = $2', [language, people.creator.id]);
      const page = await (await who.fetch(here, { headers: { 'Accept-Language': language } })).text();
      expect(page).toContain(words.email.title);
      const csrf = await who.csrf(here);
      const answer = await who.fetch(here, {
        method: 'POST',
        headers: { 'Accept-Language': language },
        body: new URLSearchParams({ csrf, intent: 'askEmail', email: 'sem-arroba' }),
      });
      const body = await answer.text();
      expect([answer.status, body.includes('value="sem-arroba"'), body.includes(problem)]).toEqual([
        ...[422, true, true],
      ]);
    }
    await client.query(`update users set locale = 'pt' where id = $1`, [people.creator.id]);
  });

  it('asks for the password where that is long ago, beside what was typed', async () => {
    const who = await signedIn('creator');
    await client.query(`update sessions set proven_at = now() - interval '1 hour'`);
    const asked = await ask(who);
    expect([asked.status, asked.body.includes(`value="${wanted}"`)]).toEqual([422, true]);
    expect(asked.body).toMatch(/<form[^>]*id="new-email".*?name="presentPassword".*?<\/form>/s);
    expect((await ask(who, wanted, { presentPassword: 'wrong-one' })).status).toBe(422);
    expect((await ask(who, wanted, { presentPassword: password })).to).toBe(`${here}#email`);
  });

  it('writes to the new address, tells the old one, and shows what waits; until then the old one signs in', async () => {
    const who = await signedIn('creator');
    expect((await ask(who, 'NOVA@caixa.example')).to).toBe(`${here}#email`);
    expect((await letters(wanted)).map(({ subject }) => subject)).toEqual([
      'Confirme o seu novo e-mail de acesso',
    ]);
    const [told] = await letters(people.creator.email);
    expect(told?.subject).toBe('Pedido de troca do seu e-mail de acesso');
    expect(told?.text).toContain('n•••@caixa.example');
    expect(told?.text).not.toContain(wanted);
    const { body } = await who.get(here);
    expect(body).toContain(wanted);
    expect(body).toContain(pt.email.resend);
    expect([await opens(people.creator.email), await opens(wanted)]).toEqual([true, false]);
    const { rows } = await client.query('select token_hash from email_changes');
    expect((await linkTo(wanted)).includes(rows[0]?.token_hash as string)).toBe(false);
  });

  it('is answered alike for an address that is somebody’s, who alone hears of it', async () => {
    const answers = [];
    const who = await signedIn('creator');
    for (const address of [people.otherBrand.email, 'ninguem@aqui.example']) {
      const before = performance.now();
      const answer = await ask(who, address);
      expect(performance.now() - before).toBeGreaterThan(240);
      const page = await who.get(here);
      // But for the moments of it.
      const shown = comparable(page, address);
      const text = shown.text.replace(/<time.*?<\/time>|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '');
      answers.push([comparable(answer), { ...shown, text }]);
    }
    expect(answers[0]).toEqual(answers[1]);
    const [letter] = await letters(people.otherBrand.email);
    expect(letter?.subject).toBe('Este e-mail já é da sua conta');
    expect(letter?.text).not.toContain(people.creator.name);
    expect(letter?.text).not.toContain('/email/confirm');
  });

  it('is refused for the present address', async () => {
    const answer = await ask(await signedIn('creator'), people.creator.email);
    expect([answer.status, answer.body.includes('Este já é o seu e-mail de acesso')]).toEqual([422, true]);
  });

  it('is sent again, so often and no more, each time with another link', async () => {
    const who = await signedIn('creator');
    await ask(who);
    const first = await linkTo(wanted);
    const again = () => who.post(here, { intent: 'resendEmail' });
    const statuses = [];
    for (let n = 0; n < allowances.newEmail.account.times; n += 1) statuses.push((await again()).status);
    expect(statuses).toEqual([...Array(allowances.newEmail.account.times - 1).fill(302), 429]);
    const last = await linkTo(wanted);
    expect((await follow(who, first)).status).toBe(422);
    expect((await follow(who, last)).to).toBe(here);
  });

  it('is withdrawn, and its link opens nothing any more', async () => {
    const who = await signedIn('creator');
    await ask(who);
    const link = await linkTo(wanted);
    expect((await who.post(here, { intent: 'withdrawEmail' })).to).toBe(`${here}#email`);
    expect((await who.get(here)).body).not.toContain(wanted);
    expect((await who.get(link)).body).toContain(pt.email.confirm.over);
    expect([(await follow(who, link)).status, await addressOf('creator')]).toEqual([
      ...[422, people.creator.email],
    ]);
  });

  it('says so where it is over meanwhile', async () => {
    const who = await signedIn('creator');
    await ask(who);
    await client.query('delete from email_changes');
    const again = await who.post(here, { intent: 'resendEmail' });
    expect([again.status, again.body.includes(ptProblems.email_change_over)]).toEqual([422, true]);
  });

  it('ends with a new password', async () => {
    const who = await signedIn('creator');
    await ask(who);
    const link = await linkTo(wanted);
    await who.post(here, { intent: 'password', presentPassword: password, password: 'muro azul 77' });
    expect((await follow(who, link)).status).toBe(422);
    expect((await who.get(here)).body).not.toContain(wanted);
  });
});

describe('confirming it', () => {
  it('wants the person signed in, and comes back to it after the sign-in', async () => {
    await ask(await signedIn('creator'));
    const link = await linkTo(wanted);
    const stranger = new Reader(app.url);
    const page = await stranger.get(link);
    expect(page.body).toContain(pt.email.confirm.signIn);
    expect(page.body).not.toContain(people.creator.email);
    expect([page.headers.get('cache-control'), page.headers.get('referrer-policy')]).toEqual([
      ...['no-store', 'no-referrer'],
    ]);
    const unsigned = await stranger.post(link, { token: keyIn(link) }, '/login');
    expect([unsigned.status, unsigned.body.includes(ptProblems.confirm_signed_in)]).toEqual([422, true]);
    expect(await addressOf('creator')).toBe(people.creator.email);
    const back = await stranger.post('/login', { email: people.creator.email, password });
    expect(back.to).toBe(link);
    expect((await stranger.get(link)).body).toContain(wanted);
    const other = await signedIn('otherBrand');
    expect((await other.get(link)).body).toContain(pt.email.confirm.other);
    expect((await follow(other, link)).status).toBe(422);
    expect((await follow(stranger, link)).to).toBe(here);
    expect(await addressOf('creator')).toBe(wanted);
  });

  it('ends all that the old address opened: other browsers, its letters’ links, its Google account', async () => {
    const old = people.creator.email;
    await client.query(
      `insert into google_accounts (user_id, subject, email, created_at, updated_at)
       values ($1, 'g-9', $2, now(), now())`,
      [people.creator.id, old],
    );
    const [who, elsewhere] = [await signedIn('creator'), await signedIn('creator')];
    await new Reader(app.url).post('/password/forgot', { email: old });
    const forgotten = await linkTo(old);
    await ask(who);
    expect((await follow(who, await linkTo(wanted))).to).toBe(here);
    expect([await isIn(who), await isIn(elsewhere)]).toEqual([true, false]);
    expect([await opens(old), await opens(wanted)]).toEqual([false, true]);
    expect((await new Reader(app.url).get(forgotten)).body).toContain('Este link não vale mais');
    expect((await client.query('select from google_accounts')).rowCount).toBe(0);
    const audit = await client.query(
      `select actor_id from audit where command = 'users.confirmNewEmail' and resource = 'users' limit 1`,
    );
    expect(audit.rows).toEqual([{ actor_id: people.creator.id }]);
    const told = (await letters(old)).at(-1);
    expect([told?.subject, told?.text.includes('/email/undo?key=')]).toEqual([
      ...['Seu e-mail de acesso mudou', true],
    ]);
  });

  it('has one effect when pressed twice at once', async () => {
    const who = await signedIn('creator');
    await ask(who);
    const link = await linkTo(wanted);
    const both = await Promise.all([follow(who, link), follow(who, link)]);
    expect(both.map(({ status }) => status).sort()).toEqual([302, 422]);
  });

  it('says so when the address became somebody else’s meanwhile', async () => {
    const who = await signedIn('creator');
    await ask(who);
    const link = await linkTo(wanted);
    await client.query('update users set email = $1 where id = $2', [wanted, people.otherBrand.id]);
    const answer = await follow(who, link);
    expect([answer.status, answer.body.includes('Já existe uma conta com este e-mail')]).toEqual([422, true]);
  });
});

describe('the old address', () => {
  it('takes the change back for a while, with a new password, once', async () => {
    const old = people.creator.email;
    const thief = await signedIn('creator');
    await ask(thief);
    await follow(thief, await linkTo(wanted));
    const link = await linkTo(old);
    const owner = new Reader(app.url);
    expect((await owner.get(link)).body).toContain(old);
    expect((await follow(owner, link, { password: 'curta' })).status).toBe(422);
    expect((await follow(owner, link, { password: 'muro azul 77' })).to).toBe('/login');
    expect(await isIn(thief)).toBe(false);
    expect([await opens(old, 'muro azul 77'), await opens(old), await opens(wanted)]).toEqual([
      ...[true, false, false],
    ]);
    expect((await follow(owner, link, { password: 'outra boa 88' })).status).toBe(422);
    expect((await owner.get(link)).body).toContain(pt.email.undo.over);
    expect((await letters(wanted)).at(-1)?.subject).toBe('A troca do e-mail de acesso foi desfeita');
  });
});

describe('in another’s name', () => {
  it('nothing of it is done or shown', async () => {
    const who = await signedIn('creator');
    await ask(who);
    const link = await linkTo(wanted);
    const support = await Browsing.as(app, people.support.id);
    const reason = 'Ajuda com o perfil';
    await support.send(`/dashboard/login-as/${people.creator.id}`, { reason });
    expect((await support.get(here)).status).toBe(404);
    const from = '/dashboard/professional/settings';
    expect(await (await support.get(from)).text()).not.toContain(`${here}#email`);
    for (const intent of ['askEmail', 'resendEmail', 'withdrawEmail']) {
      const answer = await support.send(here, { intent, email: 'outro@caixa.example' }, from);
      expect(answer.status).toBe(403);
    }
    const token = new URL(link, app.url).searchParams.get('key') ?? '';
    expect((await support.send('/email/confirm', { token }, link)).status).toBe(403);
    expect(await addressOf('creator')).toBe(people.creator.email);
    expect((await client.query('select new_email from email_changes')).rows).toEqual([{ new_email: wanted }]);
  });
});

describe('support', () => {
  const reason = 'Saiu da empresa do e-mail antigo.';
  const correct = async (person: Person, who: Person, more: object = {}) => {
    const support = await Browsing.as(app, people[who].id);
    const input = { userId: people[person].id, email: wanted, reason, ...more };
    return support.call('POST', '/api/v1/commands/users.correctEmail', input);
  };

  it('corrects it for who lost the old one: the letter to the new one confirms, and all that was open ends', async () => {
    const [lost] = [await signedIn('creator')];
    const about = { name: 'x', scopes: ['read'], days: 1, now: new Date().toISOString() };
    await app.database.identity.issueToken(people.creator.id, about);
    await client.query(
      `insert into second_factors (user_id, secret, last_step, recovery_hashes, created_at, updated_at)
       values ($1, 'sealed', 0, '{}', now(), now())`,
      [people.creator.id],
    );
    expect((await correct('creator', 'support')).status).toBe(200);
    const told = (await letters(people.creator.email)).at(-1);
    expect([told?.text.includes(reason), told?.text.includes('key=')]).toEqual([true, false]);
    expect((await lost.get(here)).body).toContain(reason);

    const link = await linkTo(wanted);
    const person = new Reader(app.url);
    expect((await person.get(link)).body).toContain(wanted);
    expect((await follow(person, link)).to).toBe('/login');
    expect([await isIn(lost), await addressOf('creator')]).toEqual([false, wanted]);
    const tokens = await client.query('select from tokens where user_id = $1', [people.creator.id]);
    expect(tokens.rowCount).toBe(0);
    // What the person has besides is asked for as ever.
    const { to } = await new Reader(app.url).post('/login', { email: wanted, password });
    expect(to).toBe('/login/code');
    await client.query('delete from second_factors');
    const after = (await letters(people.creator.email)).at(-1);
    expect([after?.subject, after?.text.includes('/email/undo')]).toEqual([
      ...['Seu e-mail de acesso foi trocado', false],
    ]);
    const { rows } = await client.query(
      `select distinct actor_id from audit where command = 'users.correctEmail'`,
    );
    expect(rows).toEqual([{ actor_id: people.support.id }]);
  });

  it('can be objected to by its person', async () => {
    const who = await signedIn('creator');
    await correct('creator', 'support');
    const link = await linkTo(wanted);
    await who.post(here, { intent: 'withdrawEmail' });
    expect((await follow(new Reader(app.url), link)).status).toBe(422);
    expect(await addressOf('creator')).toBe(people.creator.email);
  });

  it.each<[Person, Person, number]>([
    ['support', 'brandOwner', 200],
    ['owner', 'finance', 200],
    ['support', 'finance', 404],
    ['support', 'owner', 404],
    ['owner', 'owner', 403],
    ['curation', 'creator', 404],
    ['brandOwner', 'brandMember', 404],
  ])('%s for %s: %i', async (who, person, status) => {
    const answer = await correct(person, who);
    expect(answer.status).toBe(status);
    const pending = await client.query('select from email_changes');
    expect(pending.rowCount).toBe(status === 200 ? 1 : 0);
  });

  const command = '/api/v1/commands/users.correctEmail';
  const waiting = async () => (await client.query('select from email_changes')).rowCount;

  it('proves anew who it is, at our own page, and by no program', async () => {
    const support = await Browsing.as(app, people.support.id);
    await client.query(`update sessions set proven_at = now() - interval '1 hour'`);
    const input = { userId: people.creator.id, email: wanted, reason };
    const refused = await support.call('POST', command, input);
    expect([refused.status, await refused.json()]).toMatchObject([
      ...[403, { errors: [{ pointer: '', code: 'prove_anew' }] }],
    ]);
    const prove = async (given: object) => {
      const answer = await support.call('POST', '/api/v1/me/proof', given);
      const { errors = [] } = (await answer.json()) as { errors?: { pointer: string; code: string }[] };
      return [answer.status, ...errors.map(({ pointer, code }) => `${code} ${pointer}`)];
    };
    expect(await prove({})).toEqual([422, 'prove_anew /presentPassword']);
    expect(await prove({ presentPassword: 'wrong-one' })).toEqual([422, 'wrong_password /presentPassword']);
    expect([(await support.call('POST', command, input)).status, await waiting()]).toEqual([403, 0]);
    expect(await prove({ presentPassword: password })).toEqual([200]);
    expect([(await support.call('POST', command, input)).status, await waiting()]).toEqual([200, 1]);
  });

  it('is refused for a token, whatever its scopes, and so is a proof by one', async () => {
    const now = new Date().toISOString();
    for (const scopes of [['people:write'], ['write']]) {
      const about = { name: 'x', scopes, days: 1, now };
      const { token } = await app.database.identity.issueToken(people.support.id, about);
      const input = { userId: people.creator.id, email: wanted, reason };
      const calls = [
        [command, input],
        ['/api/v1/me/proof', { presentPassword: password }],
      ] as const;
      for (const [path, body] of calls) {
        const answer = await fetch(app.url + path, {
          method: 'POST',
          headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        });
        expect([path, answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
          ...[path, 403, 'not_allowed'],
        ]);
      }
    }
    expect(await waiting()).toBe(0);
  });

  it('writes so often to one address, and so often in all', async () => {
    const statuses = async (addresses: readonly string[]) => {
      const given = [];
      for (const email of addresses) given.push((await correct('creator', 'support', { email })).status);
      return given;
    };
    const { newEmail, newEmailBy } = allowances;
    const many = (times: number, email: (n: number) => string) =>
      Array.from({ length: times }, (_, n) => email(n));
    expect(await statuses(many(newEmail.account.times + 1, () => wanted))).toEqual([
      ...Array(newEmail.account.times).fill(200),
      429,
    ]);
    await client.query('delete from counters');
    expect(await statuses(many(newEmailBy.account.times + 1, (n) => `c${n}@nova.example`))).toEqual([
      ...Array(newEmailBy.account.times).fill(200),
      429,
    ]);
  });

  it('says why, and for which address', async () => {
    const refused = async (more: object) => {
      const answer = await correct('creator', 'support', more);
      const { errors } = (await answer.json()) as { errors: { pointer: string; code: string }[] };
      return errors.map(({ pointer, code }) => `${code} ${pointer}`);
    };
    expect(await refused({ reason: 'curta' })).toEqual(['reason_too_short /reason']);
    expect(await refused({ email: people.otherBrand.email })).toEqual(['email_taken /email']);
    expect(await refused({ email: 'sem-arroba' })).toEqual(['invalid_email /email']);
  });
});

describe('a forgotten password', () => {
  it('is replaced through the letter’s own form', async () => {
    const { email } = people.creator;
    await new Reader(app.url).post('/password/forgot', { email });
    const link = await linkTo(email);
    const who = new Reader(app.url);
    const token = /name="token" value="([^"]+)"/.exec((await who.get(link)).body)?.[1] ?? '';
    expect((await who.post(link, { token, password: 'muro azul 77' })).to).toBe('/login?password=new');
    expect([await opens(email, 'muro azul 77'), await opens(email)]).toEqual([true, false]);
  });
});
