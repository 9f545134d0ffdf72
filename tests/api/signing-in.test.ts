import { allowances, guessDelays } from '@elenco/core';
import { openDatabase } from '@elenco/db';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { givePassword } from '../support/passwords';
import { comparable, Reader } from '../support/reader';
import { putRows } from '../support/rows';
import { countStatements } from '../support/statements';
import { withinWindow } from '../support/withinWindow';
import { oneOfEach, people } from './cast';

const password = 'elenco-demo-2026';
let app: RunningApp;
let client: Client;

beforeAll(async () => {
  app = await startApp();
  await putRows(app.databaseUrl, oneOfEach);
  client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
  await givePassword(client, password);
});
afterAll(async () => {
  await client.end();
  await app.stop();
});

beforeEach(() => client.query('delete from counters; delete from guesses'));

const email = people.brandOwner.email;
const visitor = () => new Reader(app.url);

describe('the sign-in of a user', () => {
  it.each(['/auth/google', '/auth/google/callback?code=x'])(
    'is shown instead of %s, with an explanation, if Google is not configured',
    async (path) => {
      const who = visitor();
      const { to } = await who.get(path);
      expect(to).toBe('/login?google=off');
      const { status, body } = await who.get(to ?? '');
      expect([status, body.includes('A entrada pelo Google não está disponível.')]).toEqual([200, true]);
      expect(body).not.toContain('href="/auth/google"');
    },
  );

  it('redirects every role to its own home', async () => {
    const homes = [
      ['brandOwner', '/dashboard/client'],
      ['creator', '/dashboard/professional'],
      ['support', '/dashboard/admin/start'],
    ] as const;
    for (const [person, home] of homes) {
      const answer = await visitor().post('/login', { email: people[person].email.toUpperCase(), password });
      expect([answer.status, answer.to]).toEqual([302, home]);
    }
  });

  it('works in the modal of the home page just as on the login page', async () => {
    const answer = await visitor().post('/?index&openlogin=true', { email, password }, '/login');
    expect([answer.status, answer.to]).toEqual([302, '/dashboard/client']);
  });

  it('continues to the briefing whose id is in the query string', async () => {
    const answer = await visitor().post('/login', { email, password, briefing: '31' });
    expect(answer.to).toBe('/dashboard/client/briefing/31');
    const odd = await visitor().post('/login', { email, password, briefing: '//elsewhere.example' });
    expect(odd.to).toBe('/dashboard/client');
  });

  it('restores the display preferences that the user chose on a different device', async () => {
    const here = visitor();
    await here.post('/login', { email, password });
    await here.post('/preferences', { contrast: 'high', zoom: '110', to: '/' }, '/dashboard/client');
    const displayPreferencesOf = async (who: Reader, path: string) =>
      /<html[^>]*>/.exec((await who.get(path)).body)?.[0].match(/data-contrast="\w+"|\d+%/g);
    const there = visitor();
    expect(await displayPreferencesOf(there, '/')).toBeNull();
    await there.post('/login', { email, password });
    expect(await displayPreferencesOf(there, '/dashboard/client')).toEqual(['data-contrast="high"', '110%']);

    const another = visitor();
    await another.post('/login', { email: people.creator.email, password });
    expect(await displayPreferencesOf(another, '/dashboard/professional')).toBeNull();
  });

  it('continues to the requested page only once', async () => {
    const who = visitor();
    const asked = await who.get('/dashboard/client/briefing/31/select?q=1');
    expect(asked.to).toBe('/?openlogin=true&briefing=select');
    expect((await who.post('/login', { email, password, briefing: 'select' })).to).toBe(
      '/dashboard/client/briefing/31/select?q=1',
    );
    await who.post('/logout', {}, '/dashboard/security');
    expect((await who.post('/login', { email, password })).to).toBe('/dashboard/client');
  });

  it('continues to the back office only for staff', async () => {
    const staff = visitor();
    expect((await staff.get('/dashboard/admin/briefing/31')).to).toBe('/?openlogin=true&briefing=31');
    const answer = await staff.post('/login', { email: people.support.email, password });
    expect(answer.to).toBe('/dashboard/admin/briefing/31');
    const brand = visitor();
    await brand.get('/dashboard/admin/briefing/31');
    expect((await brand.post('/login', { email, password })).to).toBe('/dashboard/client');
  });

  it('is skipped for signed-in users', async () => {
    const who = visitor();
    await who.post('/login', { email, password });
    expect((await who.get('/?openlogin=true&briefing=31')).to).toBe('/dashboard/client/briefing/31');
  });

  it('gives the same response for an unknown e-mail address and a wrong password', async () => {
    const known = await visitor().post('/login', { email: people.brandMember.email, password: 'wrong-one' });
    const unknown = await visitor().post('/login', { email: 'nobody@aurora.example', password: 'wrong-one' });
    expect(known.status).toBe(422);
    expect(comparable(known, people.brandMember.email)).toEqual(comparable(unknown, 'nobody@aurora.example'));
    expect(known.body).not.toContain('wrong-one');
    expect(known.body).toContain(people.brandMember.email);
  });

  it('takes as much CPU time for an unknown e-mail address as for a wrong password', async () => {
    // Measures CPU time, since other load would distort elapsed time.
    const cost = async (address: string) => {
      const before = process.cpuUsage();
      for (let n = 0; n < 10; n += 1) await app.database.identity.checkPassword(address, 'wrong-one');
      const { user } = process.cpuUsage(before);
      return user;
    };
    await cost('nobody@aurora.example');
    const ratio = (await cost(email)) / (await cost('nobody@aurora.example'));
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  it('executes as many SQL statements for an unknown e-mail address as for a wrong password', async () => {
    const counter = await countStatements(app.databaseUrl);
    const database = await openDatabase(counter.url, { poolMax: 1 });
    const asked = (address: string) =>
      counter.during(() => database.identity.checkPassword(address, 'wrong-one'));
    await asked(email);
    expect(await asked(email)).toBe(await asked('nobody@aurora.example'));
    await database.close();
    await counter.stop();
  });

  it('is rate-limited jointly for form and REST', async () => {
    const { free } = guessDelays.together;
    const who = visitor();
    const token = (address: string, typed: string) =>
      fetch(`${app.url}/api/v1/tokens`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ name: 'x', email: address, password: typed }),
      });
    const refused = async (address: string) => {
      await client.query('delete from guesses');
      for (let n = 1; n < free; n += 1) await who.post('/login', { email: address, password: 'wrong-one' });
      expect((await token(address, 'wrong-one')).status).toBe(401);
      // Extends the waiting time of two seconds, since a slow machine may need longer for the next request.
      await client.query(`update guesses set waits_until = now() + interval '5 minutes' where wrong = $1`, [
        free,
      ]);
      return {
        page: await who.post('/login', { email: address, password }),
        rest: await token(address, password),
      };
    };
    const { page, rest } = await refused(people.otherBrand.email);
    expect([page.status, rest.status]).toEqual([429, 429]);
    expect(page.body).toContain('Tente de novo daqui a 5 min');
    expect(Number(rest.headers.get('retry-after'))).toBeGreaterThan(60);
    const unknown = 'somebody@else.example';
    expect(comparable((await refused(unknown)).page, unknown)).toEqual(
      comparable(page, people.otherBrand.email),
    );
  });
});

describe('a session', () => {
  it('is new after each sign-in, whatever session the browser sent', async () => {
    const who = visitor();
    who.cookies.set('session', 'chosen-by-somebody-else');
    await who.post('/login', { email, password });
    const first = who.cookies.get('session')!;
    expect(first).not.toBe('chosen-by-somebody-else');
    await who.post('/login', { email, password });
    expect(who.cookies.get('session')).not.toBe(first);
    const thief = visitor();
    for (const stolen of ['chosen-by-somebody-else', first]) {
      thief.cookies.set('session', stolen);
      expect((await thief.get('/dashboard/client')).to).toBe('/?openlogin=true');
    }
  });

  it('is invalid after the sign-out, even if its cookie was copied', async () => {
    const who = visitor();
    await who.post('/login', { email, password });
    const thief = visitor();
    thief.cookies.set('session', who.cookies.get('session')!);
    const { to, headers } = await who.post('/logout', {}, '/dashboard/security');
    // The browser must load a new document, so that no data remains in the memory of the page.
    expect([to, headers.get('x-remix-reload-document')]).toEqual(['/', 'true']);
    expect((await thief.get('/dashboard/client')).to).toBe('/?openlogin=true');
  });

  it('is stored in a cookie that no script and no other site can use', async () => {
    const answer = await visitor().post('/login', { email, password });
    const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('session='));
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
  });
});

describe('the reset of a forgotten password', () => {
  it('gives the same response whether the e-mail address is known or not', async () => {
    const answers = [];
    for (const asked of [email, 'nobody@aurora.example']) {
      const who = visitor();
      const answer = await who.post('/password/forgot', { email: asked });
      const page = await who.get(answer.to ?? '/');
      answers.push([comparable(answer), comparable(page)]);
      expect(answer.to).toBe('/password/forgot?sent=mail');
      expect(page.body).not.toContain(asked);
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  it('takes the same minimum time for an unknown and a known e-mail address', async () => {
    const before = performance.now();
    await visitor().post('/password/forgot', { email: 'nobody-else@aurora.example' });
    expect(performance.now() - before).toBeGreaterThan(240);
  });

  it('can be requested three times an hour per e-mail address, known or not', async () => {
    await withinWindow();
    const { times } = allowances.forgot.account;
    for (const asked of [people.creator.email, 'nobody@story.example']) {
      const statuses = [];
      for (let n = 0; n <= times; n += 1) {
        statuses.push((await visitor().post('/password/forgot', { email: asked })).status);
      }
      expect(statuses).toEqual([...Array(times).fill(302), 429]);
    }
  });

  it('uses pages that are not cached and send no referrer to other sites', async () => {
    for (const path of ['/password/forgot', '/password/reset?key=x', '/password/reset']) {
      const { headers } = await visitor().get(path);
      expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
        'no-store',
        'same-origin',
      ]);
    }
  });

  it('is refused without a valid key from the e-mail', async () => {
    for (const key of ['', 'x', 'a'.repeat(43)]) {
      const answer = await visitor().post(
        '/password/reset',
        { token: key, password: 'a new one 2026' },
        '/login',
      );
      expect(answer.status).toBe(422);
      expect(answer.body).toContain('Este link não vale mais');
    }
  });
});
