import { allowances } from '@elenco/core';
import { describe, expect, it } from 'vitest';
import { Browsing } from '../support/browsing';
import { Reader } from '../support/reader';
import { withinWindow } from '../support/withinWindow';
import { type Person, people } from './cast';
import {
  addressOf,
  app,
  ask,
  client,
  follow,
  here,
  isIn,
  linkTo,
  mails,
  password,
  setUp,
  signedIn,
  wanted,
} from './newEmails';

setUp();

describe('an e-mail address corrected by support', () => {
  const reason = 'Saiu da empresa do e-mail antigo.';
  const correct = async (person: Person, who: Person, more: object = {}) => {
    const support = await Browsing.as(app, people[who].id);
    const input = { userId: people[person].id, email: wanted, reason, ...more };
    return support.call('POST', '/api/v1/commands/users.correctEmail', input);
  };

  it('replaces a lost address once confirmed by e-mail, ends all sessions and revokes all tokens', async () => {
    const [lost] = [await signedIn('creator')];
    const about = { name: 'x', scopes: ['read'], days: 1, now: new Date().toISOString() };
    await app.database.identity.issueToken(people.creator.id, about);
    await client.query(
      `insert into second_factors (user_id, secret, last_step, recovery_hashes, created_at, updated_at)
       values ($1, 'sealed', 0, '{}', now(), now())`,
      [people.creator.id],
    );
    expect((await correct('creator', 'support')).status).toBe(200);
    const reported = (await mails(people.creator.email)).at(-1);
    expect([reported?.text.includes(reason), reported?.text.includes('key=')]).toEqual([true, false]);
    expect((await lost.get(here)).body).toContain(reason);

    const link = await linkTo(wanted);
    const person = new Reader(app.url);
    expect((await person.get(link)).body).toContain(wanted);
    expect((await follow(person, link)).to).toBe('/login');
    expect([await isIn(lost), await addressOf('creator')]).toEqual([false, wanted]);
    const tokens = await client.query('select from tokens where user_id = $1', [people.creator.id]);
    expect(tokens.rowCount).toBe(0);
    // The sign-in still requires the second factor and all other checks of the account.
    const { to } = await new Reader(app.url).post('/login', { email: wanted, password });
    expect(to).toBe('/login/code');
    await client.query('delete from second_factors');
    const after = (await mails(people.creator.email)).at(-1);
    expect([after?.subject, after?.text.includes('/email/undo')]).toEqual([
      'Seu e-mail de acesso foi trocado',
      false,
    ]);
    const { rows } = await client.query(
      `select distinct actor_id from audit where command = 'users.correctEmail'`,
    );
    expect(rows).toEqual([{ actor_id: people.support.id }]);
  });

  it('can be withdrawn by the user', async () => {
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
  ])('is allowed or refused by role: %s correcting %s gets %i', async (who, person, status) => {
    const answer = await correct(person, who);
    expect(answer.status).toBe(status);
    const pending = await client.query('select from email_changes');
    expect(pending.rowCount).toBe(status === 200 ? 1 : 0);
  });

  const command = '/api/v1/commands/users.correctEmail';
  const waiting = async () => (await client.query('select from email_changes')).rowCount;

  it('requires reauthentication in the browser, and cannot be requested by programs', async () => {
    const support = await Browsing.as(app, people.support.id);
    await client.query(`update sessions set reauthenticated_at = now() - interval '1 hour'`);
    const input = { userId: people.creator.id, email: wanted, reason };
    const refused = await support.call('POST', command, input);
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { problems: [{ pointer: '', code: 'reauthentication_required' }] },
    ]);
    const prove = async (given: object) => {
      const answer = await support.call('POST', '/api/v1/me/proof', given);
      const { problems: errors = [] } = (await answer.json()) as {
        problems?: { pointer: string; code: string }[];
      };
      return [answer.status, ...errors.map(({ pointer, code }) => `${code} ${pointer}`)];
    };
    expect(await prove({})).toEqual([422, 'reauthentication_required /presentPassword']);
    expect(await prove({ presentPassword: 'wrong-one' })).toEqual([422, 'wrong_password /presentPassword']);
    expect([(await support.call('POST', command, input)).status, await waiting()]).toEqual([403, 0]);
    expect(await prove({ presentPassword: password })).toEqual([200]);
    // Nothing is asked again while the proof is recent.
    expect(await prove({})).toEqual([200]);
    expect([(await support.call('POST', command, input)).status, await waiting()]).toEqual([200, 1]);
  });

  it('is refused for API tokens with any scopes, which cannot be used to reauthenticate either', async () => {
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
          path,
          403,
          'not_allowed',
        ]);
      }
    }
    expect(await waiting()).toBe(0);
  });

  it('is rate-limited per e-mail address and in total', async () => {
    await withinWindow();
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
    await client.query('delete from counters; delete from guesses');
    expect(await statuses(many(newEmailBy.account.times + 1, (n) => `c${n}@nova.example`))).toEqual([
      ...Array(newEmailBy.account.times).fill(200),
      429,
    ]);
  });

  it('counts toward the same limits as the links that support sends to the user', async () => {
    await withinWindow();
    const support = await Browsing.as(app, people.support.id);
    const send = async () => {
      const answer = await support.call('POST', '/api/v1/commands/users.sendLink', {
        userId: people.creator.id,
      });
      return answer.status;
    };
    const statuses = [];
    for (let n = 0; n <= allowances.newEmail.account.times; n += 1) statuses.push(await send());
    expect(statuses).toEqual([...Array(allowances.newEmail.account.times).fill(200), 429]);
    expect((await correct('creator', 'support', { email: people.creator.email })).status).toBe(429);
  });

  it('requires a reason of sufficient length and a valid, unused address', async () => {
    const refused = async (more: object) => {
      const answer = await correct('creator', 'support', more);
      const { problems: errors } = (await answer.json()) as { problems: { pointer: string; code: string }[] };
      return errors.map(({ pointer, code }) => `${code} ${pointer}`);
    };
    expect(await refused({ reason: 'curta' })).toEqual(['reason_too_short /reason']);
    expect(await refused({ email: people.otherBrand.email })).toEqual(['email_taken /email']);
    expect(await refused({ email: 'sem-arroba' })).toEqual(['invalid_email /email']);
  });
});

describe('the note about a pending e-mail change, for staff who may correct addresses', () => {
  const reason = 'Saiu da empresa do e-mail antigo.';
  const userId = people.creator.id;
  const correct = async () => {
    const support = await Browsing.as(app, people.support.id);
    await support.call('POST', '/api/v1/commands/users.correctEmail', { userId, email: wanted, reason });
  };
  const seen = async (who: Person, id = userId) => {
    const answer = await (await Browsing.as(app, people[who].id)).call(
      'GET',
      `/api/v1/users/${id}/waiting-email`,
    );
    const body = (await answer.json()) as { waiting?: object | null };
    return [answer.status, body.waiting];
  };
  const withdraw = async (who: Person, id = userId) => {
    const answer = await (await Browsing.as(app, people[who].id)).call(
      'POST',
      '/api/v1/commands/users.withdrawCorrection',
      { userId: id },
    );
    const { problems: errors = [] } = ((await answer.json()) ?? {}) as { problems?: { code: string }[] };
    return [answer.status, ...errors.map(({ code }) => code)];
  };

  it('shows the requesting user, the reason and the expiry, and is absent if no change was requested', async () => {
    expect(await seen('support')).toEqual([200, null]);
    await correct();
    const waiting = { newEmail: wanted, own: false, askedById: people.support.id, reason };
    for (const who of ['support', 'owner'] as const)
      expect(await seen(who)).toMatchObject([200, { ...waiting, askedByName: people.support.name }]);
  });

  it('lets staff withdraw the change once, which invalidates the link and notifies the old and the new address', async () => {
    await correct();
    const link = await linkTo(wanted);
    const [first, second] = await Promise.all([withdraw('support'), withdraw('owner')]);
    expect([first, second].sort()).toEqual([[200], [422, 'email_change_over']]);
    expect((await follow(new Reader(app.url), link)).status).toBe(422);
    expect([await seen('support'), await addressOf('creator')]).toEqual([[200, null], people.creator.email]);
    const subjects = async (to: string) => (await mails(to)).at(-1)?.subject;
    expect(await subjects(people.creator.email)).toBe('A troca do seu e-mail de acesso foi cancelada');
    expect(await subjects(wanted)).toBe('A confirmação do seu e-mail foi cancelada');
    const person = await signedIn('creator');
    expect((await person.get(here)).body).not.toContain(wanted);
    const { rows } = await client.query(
      `select distinct actor_id from audit where command = 'users.withdrawCorrection'`,
    );
    expect(rows).toHaveLength(1);
    // Support can request a new change immediately.
    await correct();
    expect((await follow(new Reader(app.url), await linkTo(wanted))).to).toBe('/login');
  });

  it('masks an address that the user requested, and does not let support withdraw that change', async () => {
    await ask(await signedIn('creator'));
    expect(await seen('support')).toMatchObject([
      200,
      { own: true, newEmail: 'n•••@caixa.example', reason: '' },
    ]);
    expect(await withdraw('support')).toEqual([422, 'email_change_over']);
    expect(await seen('support')).toMatchObject([200, { own: true }]);
  });

  it.each<[Person, Person, number]>([
    ['support', 'finance', 404],
    ['curation', 'creator', 404],
    ['finance', 'creator', 404],
    ['brandOwner', 'brandMember', 404],
    ['creator', 'creator', 404],
    ['owner', 'owner', 403],
  ])('is shown or hidden by role: %s opening it for %s gets %i', async (who, person, status) => {
    expect([(await seen(who, people[person].id))[0], (await withdraw(who, people[person].id))[0]]).toEqual([
      status,
      status,
    ]);
    expect((await seen(who, 999_999))[0]).toBe(404);
  });
});
