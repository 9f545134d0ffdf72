import { consents, consentTexts } from '@elenco/core';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { lastMailTo, linkIn } from '../support/mailbox';
import { Visitor } from '../support/visitor';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const password = 'muro azul 77';
const creator = (email: string) => ({
  profileType: 'freelancer',
  mainSkill: 'dance',
  tags: ['music', 'film'],
  categories: ['vlog'],
  name: 'Nina Rocha',
  email,
  phone: '+55 (81) 99876-5432',
  password,
  terms: consentTexts.terms,
});
const signUp = (email: string, more: object = {}, visitor = new Visitor(app.url)) =>
  visitor.post('/signup/creator', { ...creator(email), ...more });
const linkTo = async (email: string) => {
  const { pathname, search, searchParams } = new URL(linkIn(await lastMailTo(app.database, email)));
  return { path: pathname + search, token: searchParams.get('token') ?? '' };
};
const follow = async (email: string, visitor = new Visitor(app.url)) => {
  const { path, token } = await linkTo(email);
  return visitor.post(path, { token });
};
const canEnter = async (visitor: Visitor) =>
  (await visitor.get('/dashboard/professional/settings')).status === 200;

async function sql(text: string, ...values: unknown[]): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Returns a whole response without the values that differ in each response. */
async function received(answer: Response, email: string) {
  const byChance = new Set(['date', 'x-request-id', 'content-security-policy']);
  const headers: string[] = [];
  answer.headers.forEach((value, name) => {
    if (!byChance.has(name)) headers.push(`${name}: ${value}`);
  });
  const body = await answer.text();
  return JSON.stringify([answer.status, headers, body]).replaceAll(encodeURIComponent(email), 'THE-ADDRESS');
}

describe('a sign-up with a registered e-mail address', () => {
  it('gets the same response as with a new address, byte for byte, and notifies only the owner of the address', async () => {
    await signUp('known@marca.example');
    await follow('known@marca.example');
    const known = await received(await signUp('known@marca.example'), 'known@marca.example');
    const fresh = await received(await signUp('fresh@marca.example'), 'fresh@marca.example');
    expect(known).toBe(fresh);
    expect(known).toContain('/signup/sent');
    const mail = await lastMailTo(app.database, 'known@marca.example');
    expect(mail.subject).toMatch(/já tem uma conta|already have/);
    expect(mail.textBody).not.toContain('token=');
  });

  it('gets the same response as with a new address when the e-mail is requested again', async () => {
    const asked = async (email: string) => {
      const answer = await new Visitor(app.url).post('/signup/sent', { intent: 'resend', email });
      return received(answer, email);
    };
    const nobody = await asked('nobody@marca.example');
    expect(await asked('known@marca.example')).toBe(nobody);
    expect(await asked('fresh@marca.example')).toBe(nobody);
  });
});

describe('a sign-in before the e-mail address is confirmed', () => {
  it('asks for the e-mail confirmation if the password is right, but opens no session and creates no token', async () => {
    const email = 'waiting@marca.example';
    await signUp(email);
    const visitor = new Visitor(app.url);
    const answer = await visitor.post('/login', { email, password });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/signup/sent?why=login']);
    expect(visitor.cookies.has('session')).toBe(false);
    expect(await (await visitor.get('/signup/sent?why=login')).text()).toContain(email);
    expect((await visitor.post('/login', { email, password: 'muro azul 78' })).status).toBe(422);
    const token = await fetch(`${app.url}/api/v1/tokens`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'x', email, password }),
    });
    expect(token.status).toBe(401);
  });
});

describe('the confirmation link in the sign-up e-mail', () => {
  it('confirms the e-mail address once and opens a new session', async () => {
    const email = 'once@marca.example';
    await signUp(email);
    const { path, token } = await linkTo(email);
    const visitor = new Visitor(app.url);
    visitor.cookies.set('session', 'chosen-by-somebody-else');
    const page = await visitor.get(path);
    expect([page.headers.get('cache-control'), page.headers.get('referrer-policy')]).toEqual([
      'no-store',
      'same-origin',
    ]);
    expect(await page.text()).toContain(email);
    expect((await visitor.post(path, { token })).status).toBe(302);
    expect(visitor.cookies.get('session')).not.toBe('chosen-by-somebody-else');
    expect(await canEnter(visitor)).toBe(true);

    const stranger = new Visitor(app.url);
    stranger.cookies.set('session', 'chosen-by-somebody-else');
    expect(await canEnter(stranger)).toBe(false);
    const replayed = new Visitor(app.url);
    expect((await replayed.post(path, { token })).status).toBe(422);
    expect(replayed.cookies.has('session')).toBe(false);
    expect(await (await replayed.get(path)).text()).not.toContain(email);
  });

  it('takes effect once if the user opens it twice concurrently', async () => {
    const email = 'twice@marca.example';
    await signUp(email);
    const answers = await Promise.all([follow(email), follow(email), follow(email)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 422, 422]);
  });

  it('is refused after its expiry', async () => {
    const email = 'late@marca.example';
    await signUp(email);
    const { path, token } = await linkTo(email);
    await sql(
      `update mail_links set created_at = created_at - interval '3 days', expires_at = expires_at - interval '3 days'
       where user_id = (select id from users where email = $1)`,
      email,
    );
    expect((await new Visitor(app.url).post(path, { token })).status).toBe(422);
  });

  it('is invalid if the user signed up again later with a different password', async () => {
    const email = 'hijacked@marca.example';
    await signUp(email, { password: 'of a stranger 1' });
    const { path, token } = await linkTo(email);
    await signUp(email);
    expect((await new Visitor(app.url).post(path, { token })).status).toBe(422);
    expect((await follow(email)).status).toBe(302);
    const login = (secret: string) => new Visitor(app.url).post('/login', { email, password: secret });
    expect((await login('of a stranger 1')).status).toBe(422);
    expect((await login(password)).status).toBe(302);
  });

  it('is stored only as a hash', async () => {
    const email = 'hash@marca.example';
    await signUp(email);
    const { token } = await linkTo(email);
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    const rows = await sql('select * from mail_links');
    const reported = await sql('select * from events union all select * from events');
    expect(JSON.stringify([rows, reported])).not.toContain(token);
  });
});

describe('the consent of a new user', () => {
  it('is recorded at sign-up with text, IP address and browser, and for marketing only if it was given', async () => {
    await signUp('plain@marca.example');
    await signUp('news@marca.example', { marketing: 'on' });
    const of = async (email: string) => {
      const user = await app.database.identity.byEmail(email);
      const self = { role: 'creator', userId: user!.id, creatorId: 0, name: '' } as const;
      return app.database.see(consents, self, {});
    };
    const plain = await of('plain@marca.example');
    expect(plain).toMatchObject([
      { purpose: 'terms', text: consentTexts.terms, given: true },
      { purpose: 'privacy', text: consentTexts.privacy, given: true },
    ]);
    expect(plain[0]!.ip).not.toBe('');
    expect((await of('news@marca.example')).map(({ purpose }) => purpose)).toContain('marketing');
    await expect(sql('update consents set given = false')).rejects.toMatchObject({ code: /EL002|42501/ });
  });
});

describe('a repeated sign-up', () => {
  it('is rate-limited equally for a known and an unknown e-mail address', async () => {
    const statuses = async (email: string) => {
      const seen: number[] = [];
      // Sends twice as many requests as the limit allows, because a new window may start in between.
      for (let n = 0; n < 8; n += 1) {
        const answer = await new Visitor(app.url).post('/signup/sent', { intent: 'resend', email });
        seen.push(answer.status);
      }
      return seen;
    };
    expect(await statuses('flood@marca.example')).toContain(429);
  });
});

describe('the inputs for channels in the settings of a new creator', () => {
  const channelsOf = async (email: string, more: object) => {
    await signUp(email, more);
    const visitor = new Visitor(app.url);
    await follow(email, visitor);
    return (await visitor.get('/dashboard/professional/settings/channels')).text();
  };
  const folded = /<details(?! open)[^>]*>(?:(?!<\/details>)[\s\S])*name="presences\[0\]\.followers"/;

  it('are optional for a freelancer, and hidden until a disclosure is opened', async () => {
    const page = await channelsOf('freela@marca.example', {});
    expect(page).toContain('you need no channel');
    expect(page).toMatch(folded);
  });

  it('are visible to a content creator without opening a disclosure', async () => {
    const page = await channelsOf('conteudo@marca.example', { profileType: 'content_creator' });
    expect(page).toContain('name="presences[0].followers"');
    expect(page).not.toMatch(folded);
  });
});
