import { ids } from '@elenco/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../support/api';
import { callerOf, gather, people } from './cast';

let api: RunningApi;
let as: Awaited<ReturnType<typeof gather>>;

beforeAll(async () => {
  api = await startApi();
  as = await gather(api);
});
afterAll(() => api.stop());

async function browserOf(person: keyof typeof people) {
  const from = { now: new Date().toISOString(), ip: '192.0.2.1', userAgent: 'test' };
  const session = await api.database.identity.openSession(people[person].id, from);
  const browser = callerOf(api, { Cookie: `session=${session}` });
  const { csrfToken } = (await (await browser('GET', '/me')).json()) as { csrfToken: string };
  return { browser, proof: { 'X-Requested-With': 'XMLHttpRequest', 'X-CSRF-TOKEN': csrfToken } };
}

const tokenOf = async (scopes: string[], days = 1, now = new Date()) => {
  const about = { name: 'test', scopes, days, now: now.toISOString() };
  const { id, token } = await api.database.identity.issueToken(people.brandOwner.id, about);
  return { id, caller: callerOf(api, { Authorization: `Bearer ${token}` }) };
};

describe('a browser with a session', () => {
  it('can write only with its session’s CSRF token in a header that forms cannot send', async () => {
    const { browser, proof } = await browserOf('brandOwner');
    const { proof: foreign } = await browserOf('otherBrand');
    const body = { title: 'Do navegador' };
    const bad: Record<string, string>[] = [
      {},
      { 'X-Requested-With': 'XMLHttpRequest' },
      { 'X-CSRF-TOKEN': proof['X-CSRF-TOKEN'] },
      { ...proof, 'X-CSRF-TOKEN': foreign['X-CSRF-TOKEN'] },
      { ...proof, 'X-CSRF-TOKEN': `${proof['X-CSRF-TOKEN']}x` },
    ];
    api.received.warnings.length = 0;
    for (const headers of bad) {
      const answer = await browser('POST', '/squads', body, headers);
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, 'csrf']);
    }
    expect(api.received.warnings.length).toBe(bad.length);
    expect((await browser('POST', '/squads', body, proof)).status).toBe(201);
  });

  it('can read without a CSRF token', async () => {
    const { browser } = await browserOf('brandOwner');
    expect((await browser('GET', '/briefings')).status).toBe(200);
  });
});

describe('a program that calls the REST API', () => {
  it('needs no CSRF token, and may do what the scopes of its API token allow', async () => {
    const [reader, writer] = [await tokenOf(['read']), await tokenOf(['write'])];
    expect((await reader.caller('GET', '/briefings')).status).toBe(200);
    expect((await reader.caller('POST', '/squads', { title: 'x' })).status).toBe(403);
    expect((await writer.caller('POST', '/squads', { title: 'x' })).status).toBe(201);
    expect((await writer.caller('GET', '/briefings')).status).toBe(403);
  });

  it('is anonymous if its token is unknown, expired or revoked, even with a valid cookie', async () => {
    const old = await tokenOf(['read'], 1, new Date(Date.now() - 2 * 86_400_000));
    const revoked = await tokenOf(['read', 'write']);
    expect((await revoked.caller('DELETE', `/tokens/${revoked.id}`)).status).toBe(200);
    const from = { now: new Date().toISOString(), ip: '', userAgent: '' };
    const session = await api.database.identity.openSession(people.owner.id, from);
    const unknown = callerOf(api, { Authorization: 'Bearer elenco_nothing', Cookie: `session=${session}` });
    for (const caller of [old.caller, revoked.caller, unknown]) {
      expect((await caller('GET', '/briefings')).status).toBe(401);
    }
  });

  it('cannot use its token to create tokens or to revoke other users’ tokens', async () => {
    const theirs = await tokenOf(['read']);
    expect((await as.otherBrand('POST', '/tokens', { name: 'x' })).status).toBe(403);
    const foreign = await as.otherBrand('DELETE', `/tokens/${theirs.id}`);
    const unknown = await as.otherBrand('DELETE', '/tokens/999999');
    expect([foreign.status, await foreign.text()]).toEqual([unknown.status, await unknown.text()]);
    expect((await theirs.caller('GET', '/me')).status).toBe(200);
  });

  it('gets a token that is created in a browser’s session, shown once, and valid for at most a year', async () => {
    const { browser, proof } = await browserOf('brandOwner');
    const asked = { name: 'planilha', scopes: ['read'], days: 30 };
    const answer = await browser('POST', '/tokens', asked, proof);
    expect(answer.status).toBe(201);
    const { token } = (await answer.json()) as { token: string };
    const program = callerOf(api, { Authorization: `Bearer ${token}` });
    expect(await (await program('GET', '/me')).json()).toMatchObject({
      id: people.brandOwner.id,
      role: 'client',
      admin: false,
      company_id: people.brandOwner.companyId,
      user: { id: people.brandOwner.id },
      scopes: ['read'],
      csrfToken: null,
    });
    expect((await browser('POST', '/tokens', { ...asked, days: 366 }, proof)).status).toBe(422);
    expect((await browser('POST', '/tokens', { ...asked, role: 'admin' }, proof)).status).toBe(400);
  });

  it('is refused a token with scopes that the user cannot use', async () => {
    const { browser, proof } = await browserOf('support');
    const issued = (scopes: string[]) => browser('POST', '/tokens', { name: 'x', scopes }, proof);
    const refused = await issued(['people:read', 'money:write']);
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { problems: [{ pointer: '/scopes', code: 'scope_not_usable', params: { scopes: 'money:write' } }] },
    ]);
    expect((await issued(['money:read'])).status).toBe(201);
  });

  it('gets the same response for a wrong password as for an unknown e-mail address, and is rate-limited', async () => {
    const asked = { name: 'x', email: people.brandOwner.email, password: 'wrong' };
    const wrong = await as.nobody('POST', '/tokens', asked);
    const unknown = await as.nobody('POST', '/tokens', { ...asked, email: 'nobody@story.example' });
    expect([wrong.status, await wrong.text()]).toEqual([unknown.status, await unknown.text()]);
    expect(wrong.status).toBe(401);
    const later = [];
    for (let n = 0; n < 10; n += 1) later.push((await as.nobody('POST', '/tokens', asked)).status);
    expect(later.at(-1)).toBe(429);
  });
});

describe('the identity of a caller', () => {
  it('is never read from the URL', async () => {
    for (const query of ['role=admin', 'token=elenco_x', 'me={"role":"admin"}', 'userId=110']) {
      const answer = await as.otherBrand('GET', `/briefings/31?${query}`);
      expect(answer.status).toBe(404);
      expect((await as.nobody('GET', `/briefings?${query}`)).status).toBe(401);
    }
  });
});

describe('an unreadable request', () => {
  it.each([
    ['no JSON', '{"title":', 'application/json', 400],
    ['no JSON object', '[]', 'application/json', 400],
    ['a media type other than JSON', 'title=x', 'application/x-www-form-urlencoded', 415],
    ['more than 1 MB', JSON.stringify({ title: 'x'.repeat(1_100_000) }), 'application/json', 413],
    [
      'a zero byte, which PostgreSQL cannot store',
      JSON.stringify({ title: 'a\u0000b' }),
      'application/json',
      400,
    ],
    ['half of a surrogate pair', '{"title":"\\ud800"}', 'application/json', 400],
  ])('is rejected if it contains %s', async (_, body, type, status) => {
    const answer = await as.brandOwner('POST', '/squads', body, { 'Content-Type': type });
    expect(answer.status).toBe(status);
    if (status >= 400) expect(answer.headers.get('content-type')).toBe('application/problem+json');
  });
});

describe('a submission with an idempotency key', () => {
  it('has one effect and one response when sent a hundred times concurrently', async () => {
    const send = () => as.brandOwner('POST', '/squads', { title: 'Uma vez' }, { 'Idempotency-Key': 'once' });
    const answers = await Promise.all(Array.from({ length: 100 }, send));
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
    expect(new Set(bodies).size).toBe(1);
    const made = await as.brandOwner('GET', `/squads?filter=${encodeURIComponent('{"q":"Uma vez"}')}`);
    expect(made.headers.get('content-range')).toBe('squads 0-0/1');
  });

  it('is refused if the key was sent with other content, and does not affect another user with the same key', async () => {
    const key = { 'Idempotency-Key': 'shared' };
    expect((await as.brandOwner('POST', '/squads', { title: 'A' }, key)).status).toBe(201);
    expect((await as.brandOwner('POST', '/squads', { title: 'B' }, key)).status).toBe(409);
    expect((await as.otherBrand('POST', '/squads', { title: 'B' }, key)).status).toBe(201);
  });

  it('is required for commands that move money', async () => {
    const settle = { move: 'settle', version: 1, paidOn: '2026-11-20', paidBy: 'pix' };
    const without = await as.finance('POST', `/charges/${ids.charge}/moves`, settle);
    expect(await without.json()).toMatchObject({
      status: 400,
      problems: [{ code: 'idempotency_key_required' }],
    });
    for (const name of ['proposals.approveAll', 'contracts.accept', 'payouts.prepare', 'receipts.import']) {
      const answer = await as.owner('POST', `/commands/${name}`, {});
      expect([name, answer.status]).toEqual([name, 400]);
    }
  });
});

describe('a move of a row over REST', () => {
  it('returns the changed row and is recorded in the history', async () => {
    const cancelled = { move: 'cancel', version: 1, comment: 'Mudança de planos.' };
    const stale = await as.curation('POST', '/briefings/31/moves', { ...cancelled, version: 9 });
    expect(stale.status).toBe(409);
    const done = await as.curation('POST', '/briefings/31/moves', cancelled);
    expect(await done.json()).toMatchObject({ id: 31, status: 'cancelled', version: 2 });
    expect(await (await as.brandOwner('GET', '/briefings/31/moves')).json()).toMatchObject([
      {
        move: 'cancel',
        fromState: 'draft',
        toState: 'cancelled',
        actorName: 'Gabriela',
        comment: 'Mudança de planos.',
      },
    ]);
    const again = await as.curation('POST', '/briefings/31/moves', { ...cancelled, version: 2 });
    expect(await again.json()).toMatchObject({ status: 409, code: 'move_not_possible' });
  });

  it('is refused if only the system can make it, if it does not exist, or if it has unknown fields', async () => {
    const statuses = [];
    for (const body of [
      { move: 'hire' },
      { move: 'constructor' },
      {},
      { move: 'approve', status: 'hired' },
    ]) {
      statuses.push((await as.owner('POST', '/briefings/31/moves', body)).status);
    }
    expect(statuses).toEqual([403, 400, 400, 400]);
  });
});
