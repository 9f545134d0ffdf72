import { allowances, recentMinutes } from '@elenco/core';
import { Secret, TOTP } from 'otpauth';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { givePassword } from '../support/passwords';
import { Reader } from '../support/reader';
import { putRows } from '../support/rows';
import { withinWindow } from '../support/withinWindow';
import { oneOfEach, people } from './cast';

const password = 'elenco-demo-2026';
let app: RunningApp;
let client: Client;

beforeAll(async () => {
  app = await startApp({ env: { ELENCO_STAFF_SECOND_FACTOR: 'on' } });
  await putRows(app.databaseUrl, oneOfEach);
  client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
  await givePassword(client, password);
});
afterAll(async () => {
  await client.end();
  await app.stop();
});
beforeEach(() => client.query('delete from counters; delete from guesses; delete from second_factors'));

const signIn = async (email: string, who = new Reader(app.url)) => {
  const { to } = await who.post('/login', { email, password });
  return { who, to };
};

/** Sets up a second factor on the page at `start`, like a user with a phone. */
async function setUp(who: Reader, start: string) {
  const at = (await who.get(start)).to ?? '';
  expect(at).toContain(`${start}?`);
  const { body } = await who.get(at);
  const [key = '', codes = ''] = [...body.matchAll(/<textarea[^>]*>([^<]*)<\/textarea>/g)].map(
    (found) => found[1]!,
  );
  const secret = Secret.fromBase32(key.replaceAll(' ', ''));
  const totp = new TOTP({ secret });
  // Reads the clock once, so that the codes belong to this 30-second period and the next.
  const now = Date.now();
  const code = (steps: number) => totp.generate({ timestamp: now + steps * 30_000 });
  const wrong = [code(0), code(1), code(-1)].includes('000000') ? '111111' : '000000';
  expect((await who.post(at, { code: wrong })).status).toBe(422);
  const answer = await who.post(at, { code: code(0) });
  return { answer, code, recovery: codes.split('\n'), key };
}

const { email } = people.brandOwner;
const open = async (who: Reader) => (await who.get('/dashboard/security')).status === 200;

describe('a second factor', () => {
  it('cannot be set up without recent reauthentication', async () => {
    const who = await Browsing.as(app, people.creator.id);
    await client.query('update sessions set reauthenticated_at = now() - make_interval(mins => $1)', [
      recentMinutes,
    ]);
    const setup = '/dashboard/security/second-factor';
    const address = (await who.get(setup)).headers.get('location') ?? '';
    const page = await (await who.get(address)).text();
    const key = /<textarea[^>]*>([^<]*)<\/textarea>/.exec(page)?.[1]?.replaceAll(' ', '') ?? '';
    const code = () => new TOTP({ secret: Secret.fromBase32(key) }).generate();
    const on = async () => (await client.query('select from second_factors')).rowCount;
    const asked = await who.send(address, { code: code() });
    expect([asked.status, await on()]).toEqual([422, 0]);
    expect(await asked.text()).toMatch(/<input[^>]*name="presentPassword"/);
    const done = await who.send(address, { code: code(), presentPassword: password });
    expect([done.status, await on()]).toEqual([302, 1]);
  });

  it('is required after the password, before any page is opened', async () => {
    const first = (await signIn(email)).who;
    const { answer, code } = await setUp(first, '/dashboard/security/second-factor');
    expect(answer.to).toBe('/dashboard/security');
    const { who, to } = await signIn(email);
    expect(to).toBe('/login/code');
    expect(who.cookies.has('session')).toBe(false);
    expect(await open(who)).toBe(false);
    expect((await who.post('/login/code', { code: code(1) })).to).toBe('/dashboard/security');
    expect(await open(who)).toBe(true);
  });

  it('accepts each code once, including the code of the setup', async () => {
    const first = (await signIn(email)).who;
    const { code } = await setUp(first, '/dashboard/security/second-factor');
    const { who } = await signIn(email);
    const replayed = await who.post('/login/code', { code: code(0) });
    expect([replayed.status, replayed.body.includes('já foi usado')]).toEqual([422, true]);
    expect((await who.post('/login/code', { code: code(1) })).status).toBe(302);
    const other = (await signIn(email)).who;
    expect((await other.post('/login/code', { code: code(1) })).status).toBe(422);
  });

  it('accepts each recovery code once', async () => {
    const first = (await signIn(email)).who;
    const { recovery } = await setUp(first, '/dashboard/security/second-factor');
    expect(recovery).toHaveLength(10);
    const typed = recovery[3]!.toUpperCase().replaceAll('-', ' ');
    const { who } = await signIn(email);
    expect((await who.post('/login/code', { code: typed })).status).toBe(302);
    const again = (await signIn(email)).who;
    expect((await again.post('/login/code', { code: typed })).status).toBe(422);
    const { rows } = await client.query('select recovery_hashes from second_factors');
    expect(rows[0].recovery_hashes).toHaveLength(9);
  });

  it('is visible to support, who cannot turn it off', async () => {
    const of = async (who: 'support' | 'owner' | 'curation' | 'brandMember', id = people.brandOwner.id) => {
      const browser = await Browsing.as(app, people[who].id);
      const answer = await browser.call('GET', `/api/v1/users/${id}/second-factor`);
      return [answer.status, ((await answer.json()) as { secondFactor?: object | null }).secondFactor];
    };
    expect(await of('support')).toEqual([200, null]);
    await setUp((await signIn(email)).who, '/dashboard/security/second-factor');
    const on = { turnedOnAt: expect.any(String), codesLeft: 10 };
    expect([await of('support'), await of('owner')]).toEqual([
      [200, on],
      [200, on],
    ]);
    expect([(await of('curation'))[0], (await of('brandMember'))[0]]).toEqual([404, 404]);
    expect((await of('support', 999_999))[0]).toBe(404);
  });

  it('is rate-limited', async () => {
    await withinWindow();
    const first = (await signIn(email)).who;
    const { code } = await setUp(first, '/dashboard/security/second-factor');
    await client.query('delete from counters');
    const { who } = await signIn(email);
    for (let n = 0; n < allowances.secondFactor.account.times; n += 1) {
      await who.post('/login/code', { code: 'aaaaaa' });
    }
    expect((await who.post('/login/code', { code: code(1) })).status).toBe(429);
  });

  it('is stored encrypted, so that access to the database does not reveal the secret', async () => {
    const first = (await signIn(email)).who;
    const { key, recovery } = await setUp(first, '/dashboard/security/second-factor');
    const { rows } = await client.query('select to_jsonb(second_factors)::text as text from second_factors');
    for (const secret of [key.replaceAll(' ', ''), ...recovery]) expect(rows[0].text).not.toContain(secret);
  });

  it('signs out all other browsers when it is set up, and renews the session of the current browser', async () => {
    const [here, elsewhere] = [(await signIn(email)).who, (await signIn(email)).who];
    const before = here.cookies.get('session');
    await setUp(here, '/dashboard/security/second-factor');
    expect([await open(here), await open(elsewhere)]).toEqual([true, false]);
    expect(here.cookies.get('session')).not.toBe(before);
  });

  it('is requested only after the right password', async () => {
    for (const halfway of [undefined, 'x', '1.00000000.AAAA']) {
      const who = new Reader(app.url);
      if (halfway) who.cookies.set('halfway', halfway);
      for (const path of ['/login/code', '/login/second-factor'])
        expect((await who.get(path)).to).toBe('/login');
    }
  });

  it("can be turned off with the password if the user's duties do not require a second factor", async () => {
    const { who } = await signIn(email);
    await setUp(who, '/dashboard/security/second-factor');
    const turnOff = (presentPassword: string) =>
      who.post('/dashboard/security', { intent: 'turnOff', presentPassword });
    expect((await turnOff('wrong-one')).status).toBe(422);
    expect((await turnOff(password)).status).toBe(302);
    expect((await signIn(email)).to).toBe('/dashboard/client');
  });

  it('is required to create an API token, even with the right password', async () => {
    const { who } = await signIn(email);
    await setUp(who, '/dashboard/security/second-factor');
    for (const address of [email, people.finance.email]) {
      const answer = await fetch(`${app.url}/api/v1/tokens`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ name: 'x', email: address, password }),
      });
      expect([answer.status, await answer.text()]).toEqual([
        403,
        expect.stringContaining('second_factor_needed'),
      ]);
    }
  });
});

describe('a staff member with the duty finance or owner', () => {
  it.each(['finance', 'owner'] as const)(
    'must set up a second factor before the first session: %s',
    async (duty) => {
      const { who, to } = await signIn(people[duty].email);
      expect(to).toBe('/login/second-factor');
      expect(await open(who)).toBe(false);
      const { answer, code } = await setUp(who, '/login/second-factor');
      expect(answer.to).toBe('/dashboard/security');
      expect(await open(who)).toBe(true);
      const again = await signIn(people[duty].email);
      expect(again.to).toBe('/login/code');
      expect((await again.who.get('/login/second-factor')).to).toBe('/login/code');
      const first = duty === 'finance' ? 'finance' : 'start';
      expect((await again.who.post('/login/code', { code: code(1) })).to).toBe(`/dashboard/admin/${first}`);
      const off = await again.who.post('/dashboard/security', {
        intent: 'turnOff',
        presentPassword: password,
      });
      expect([off.status, off.body.includes('exige a verificação em duas etapas')]).toEqual([422, true]);
    },
  );

  it('is the only kind of user who must have a second factor', async () => {
    for (const person of ['support', 'curation', 'content', 'creator', 'brandMember'] as const) {
      const { to } = await signIn(people[person].email);
      expect([person, to?.startsWith('/dashboard')]).toEqual([person, true]);
    }
  });
});

describe('the security page', () => {
  it('shows a new API token once, and revokes it', async () => {
    const { who } = await signIn(email);
    const fields = { intent: 'issue', name: 'planilha', scopes: 'projects:read', days: '30' };
    const made = await who.post('/dashboard/security', fields);
    expect(made.to).toBe('/dashboard/security#tokens');
    const shown = await who.get('/dashboard/security');
    const token = /elenco_[\w-]{40,}/.exec(shown.body)?.[0] ?? '';
    expect(shown.body).toContain('não será mostrado de novo');
    expect((await who.get('/dashboard/security')).body).not.toContain(token);
    const call = (path: string) =>
      fetch(`${app.url}/api/v1${path}`, { headers: { Authorization: `Bearer ${token}` } });
    expect([(await call('/briefings')).status, (await call('/charges')).status]).toEqual([200, 403]);
    const { rows } = await client.query('select id from tokens where user_id = $1', [people.brandOwner.id]);
    await who.post('/dashboard/security', { intent: 'revoke', id: String(rows[0].id) });
    expect((await call('/briefings')).status).toBe(401);
  });

  it('changes the password if the current one is entered, signs out other browsers, and notifies the user', async () => {
    const address = people.brandMember.email;
    const [here, elsewhere] = [(await signIn(address)).who, (await signIn(address)).who];
    const change = (presentPassword: string, next: string) =>
      here.post('/dashboard/security', { intent: 'password', presentPassword, password: next });
    expect((await change('wrong-one', 'a new one 2026')).body).toContain('Esta não é a sua senha atual');
    expect((await change(password, 'short')).body).toContain('pelo menos 8 caracteres');
    expect((await change(password, 'a new one 2026')).status).toBe(302);
    expect([await open(here), await open(elsewhere)]).toEqual([true, false]);
    await app.database.outbox.idle();
    const [mail] = await app.database.outbox.mailbox({ to: address, limit: 1 });
    expect(mail?.subject).toBe('Sua senha foi alterada');
  });

  it('is not cached', async () => {
    const { who } = await signIn(email);
    const { headers } = await who.get('/dashboard/security');
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
      'no-store',
      'same-origin',
    ]);
  });
});
