import { allowances } from '@elenco/core';
import en from '@elenco/locales/en/security.json' with { type: 'json' };
import ptProblems from '@elenco/locales/pt/problems.json' with { type: 'json' };
import pt from '@elenco/locales/pt/security.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { Browsing } from '../support/browsing';
import { comparable, Reader } from '../support/reader';
import { withinWindow } from '../support/withinWindow';
import { people } from './cast';
import {
  addressOf,
  app,
  ask,
  client,
  follow,
  here,
  isIn,
  keyIn,
  linkTo,
  mails,
  opens,
  password,
  setUp,
  signedIn,
  wanted,
} from './newEmails';

setUp();

describe('a request to change the e-mail address', () => {
  it.each(['brandOwner', 'creator'] as const)('is linked from the settings of a %s', async (person) => {
    await client.query(`update users set cpf = '52998224725' where id = $1`, [people[person].id]);
    const who = await signedIn(person);
    const settings = person === 'creator' ? 'professional/settings/email' : 'client/settings';
    const { body } = await who.get(`/dashboard/${settings}`);
    expect(body).toContain(`href="${here}#email"`);
    expect(body).toContain(people[person].email);
    await client.query('update users set cpf = null where id = $1', [people[person].id]);
  });

  it('shows errors at the field, in Portuguese and English, and keeps the input', async () => {
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
        422,
        true,
        true,
      ]);
    }
    await client.query(`update users set locale = 'pt' where id = $1`, [people.creator.id]);
  });

  it('requires the password if the last sign-in was long ago, and keeps the input', async () => {
    const who = await signedIn('creator');
    await client.query(`update sessions set reauthenticated_at = now() - interval '1 hour'`);
    const asked = await ask(who);
    expect([asked.status, asked.body.includes(`value="${wanted}"`)]).toEqual([422, true]);
    expect(asked.body).toMatch(/<form[^>]*id="new-email".*?name="presentPassword".*?<\/form>/s);
    expect((await ask(who, wanted, { presentPassword: 'wrong-one' })).status).toBe(422);
    expect((await ask(who, wanted, { presentPassword: password })).to).toBe(`${here}#email`);
  });

  it('sends e-mails to the old and new address, and keeps the old one for signing in until the confirmation', async () => {
    const who = await signedIn('creator');
    expect((await ask(who, 'NOVA@caixa.example')).to).toBe(`${here}#email`);
    expect((await mails(wanted)).map(({ subject }) => subject)).toEqual([
      'Confirme o seu novo e-mail de acesso',
    ]);
    const [reported] = await mails(people.creator.email);
    expect(reported?.subject).toBe('Pedido de troca do seu e-mail de acesso');
    expect(reported?.text).toContain('n•••@caixa.example');
    expect(reported?.text).not.toContain(wanted);
    const { body } = await who.get(here);
    expect(body).toContain(wanted);
    expect(body).toContain(pt.email.resend);
    expect([await opens(people.creator.email), await opens(wanted)]).toEqual([true, false]);
    const { rows } = await client.query('select token_hash from email_changes');
    expect((await linkTo(wanted)).includes(rows[0]?.token_hash as string)).toBe(false);
  });

  it('gets the same response if the new address is in use, and notifies only the owner of that address', async () => {
    const answers = [];
    const who = await signedIn('creator');
    for (const address of [people.otherBrand.email, 'ninguem@aqui.example']) {
      const before = performance.now();
      const answer = await ask(who, address);
      expect(performance.now() - before).toBeGreaterThan(240);
      const page = await who.get(here);
      // Removes the displayed times and the toast's id.
      const shown = comparable(page, address);
      const text = shown.text.replace(
        /<time.*?<\/time>|\d{4}-\d\d-\d\dT[\d:.]+Z|(?<=\\)"[\da-f]{8}(?=\\)/g,
        '',
      );
      answers.push([comparable(answer), { ...shown, text }]);
    }
    expect(answers[0]).toEqual(answers[1]);
    const [mail] = await mails(people.otherBrand.email);
    expect(mail?.subject).toBe('Este e-mail já é da sua conta');
    expect(mail?.text).not.toContain(people.creator.name);
    expect(mail?.text).not.toContain('/email/confirm');
  });

  it('is refused for the current address', async () => {
    const answer = await ask(await signedIn('creator'), people.creator.email);
    expect([answer.status, answer.body.includes('Este já é o seu e-mail de acesso')]).toEqual([422, true]);
  });

  it('resends its e-mails a limited number of times, each time with a new link', async () => {
    await withinWindow();
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

  it('can be withdrawn, which invalidates its link', async () => {
    const who = await signedIn('creator');
    await ask(who);
    const link = await linkTo(wanted);
    expect((await who.post(here, { intent: 'withdrawEmail' })).to).toBe(`${here}#email`);
    expect((await who.get(here)).body).not.toContain(wanted);
    expect((await who.get(link)).body).toContain(pt.email.confirm.over);
    expect([(await follow(who, link)).status, await addressOf('creator')]).toEqual([
      422,
      people.creator.email,
    ]);
  });

  it('is reported as expired if its e-mails are resent from a page loaded before the expiry', async () => {
    const who = await signedIn('creator');
    await ask(who);
    await client.query('delete from email_changes');
    const again = await who.post(here, { intent: 'resendEmail' });
    expect([again.status, again.body.includes(ptProblems.email_change_over)]).toEqual([422, true]);
  });

  it('ends if the user sets a new password', async () => {
    const who = await signedIn('creator');
    await ask(who);
    const link = await linkTo(wanted);
    await who.post(here, { intent: 'password', presentPassword: password, password: 'muro azul 77' });
    expect((await follow(who, link)).status).toBe(422);
    expect((await who.get(here)).body).not.toContain(wanted);
  });
});

describe('the confirmation of a new e-mail address', () => {
  it('requires a sign-in, and continues afterwards', async () => {
    await ask(await signedIn('creator'));
    const link = await linkTo(wanted);
    const stranger = new Reader(app.url);
    const page = await stranger.get(link);
    expect(page.body).toContain(pt.email.confirm.signIn);
    expect(page.body).not.toContain(people.creator.email);
    expect([page.headers.get('cache-control'), page.headers.get('referrer-policy')]).toEqual([
      'no-store',
      'same-origin',
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

  it('ends access by the old address: signs out other browsers, invalidates mailed links, unlinks Google', async () => {
    const old = people.creator.email;
    await client.query(
      `insert into google_accounts (user_id, subject, email, created_at, updated_at)
       values ($1, 'g-9', $2, now(), now())`,
      [people.creator.id, old],
    );
    const [who, elsewhere] = [await signedIn('creator'), await signedIn('creator')];
    await new Reader(app.url).post('/password/forgot', { email: old });
    const deleted = await linkTo(old);
    await ask(who);
    expect((await follow(who, await linkTo(wanted))).to).toBe(here);
    expect([await isIn(who), await isIn(elsewhere)]).toEqual([true, false]);
    expect([await opens(old), await opens(wanted)]).toEqual([false, true]);
    expect((await new Reader(app.url).get(deleted)).body).toContain('Este link não vale mais');
    expect((await client.query('select from google_accounts')).rowCount).toBe(0);
    const audit = await client.query(
      `select actor_id from audit where command = 'users.confirmNewEmail' and resource = 'users' limit 1`,
    );
    expect(audit.rows).toEqual([{ actor_id: people.creator.id }]);
    const reported = (await mails(old)).at(-1);
    expect([reported?.subject, reported?.text.includes('/email/undo?key=')]).toEqual([
      'Seu e-mail de acesso mudou',
      true,
    ]);
  });

  it('takes effect once if submitted twice concurrently', async () => {
    const who = await signedIn('creator');
    await ask(who);
    const link = await linkTo(wanted);
    const both = await Promise.all([follow(who, link), follow(who, link)]);
    const [first, second] = both.map(({ status }) => status).sort();
    // The change replaces the session. The second form gets 403 if it arrives after the change, and 422 if it
    // arrives before the change.
    expect([first, [403, 422].includes(second!)]).toEqual([302, true]);
  });

  it('reports that another user took the address after the request', async () => {
    const who = await signedIn('creator');
    await ask(who);
    const link = await linkTo(wanted);
    await client.query('update users set email = $1 where id = $2', [wanted, people.otherBrand.id]);
    const answer = await follow(who, link);
    expect([answer.status, answer.body.includes('Já existe uma conta com este e-mail')]).toEqual([422, true]);
  });
});

describe('the old e-mail address', () => {
  it('can be restored once within some days by a mailed link and a new password', async () => {
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
      true,
      false,
      false,
    ]);
    expect((await follow(owner, link, { password: 'outra boa 88' })).status).toBe(422);
    expect((await owner.get(link)).body).toContain(pt.email.undo.over);
    expect((await mails(wanted)).at(-1)?.subject).toBe('A troca do e-mail de acesso foi desfeita');
  });
});

describe('the settings while impersonating', () => {
  it('hide and refuse every change of the e-mail address', async () => {
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

describe('a forgotten password', () => {
  it('can be replaced only through the form that its e-mail links to', async () => {
    const { email } = people.creator;
    await new Reader(app.url).post('/password/forgot', { email });
    const link = await linkTo(email);
    const who = new Reader(app.url);
    const token = /name="token" value="([^"]+)"/.exec((await who.get(link)).body)?.[1] ?? '';
    expect((await who.post(link, { token, password: 'muro azul 77' })).to).toBe('/login?password=new');
    expect([await opens(email, 'muro azul 77'), await opens(email)]).toEqual([true, false]);
  });
});
