import { createHash, randomBytes } from 'node:crypto';
import { allowances, guestAction, guestPage } from '@elenco/core';
import { aBriefing, ids } from '@elenco/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { budget, printDepth } from '../support/depth';
import { putRows } from '../support/rows';
import { oneOfEach, people } from './cast';
import { linkFrom, makeLink, OFFERING } from './guests/links';
import { requestRaw } from './guests/raw';

let app: RunningApp;
let brand: Browsing;

beforeAll(async () => {
  app = await startApp();
  await putRows(
    app.databaseUrl,
    oneOfEach.map(([table, ...row]) =>
      table === 'briefings' ? [table, aBriefing({ squadId: 99, status: 'selection' })] : [table, ...row],
    ),
  );
  brand = await Browsing.as(app, people.brandOwner.id);
});
afterAll(() => app.stop());

/** Processes all items, a limited number concurrently. */
async function each<T>(all: readonly T[], work: (one: T) => Promise<void>, atOnce = 8): Promise<void> {
  const left = [...all];
  const worker = async () => {
    for (let one = left.pop(); one !== undefined; one = left.pop()) await work(one);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

const about = {
  briefingId: ids.briefing,
  contractId: ids.contract,
  listId: 301,
  reportId: 201,
  payContractId: 601,
  creatorIds: [OFFERING],
};
const guestPaths = guestAction.options.map((action) => guestPage({ ...about, actions: [action] }));

/** Returns `count` wrong tokens: variants of the real one, then random ones. */
function wrongTokens(token: string, count: number): string[] {
  const swapped = (text: string) =>
    [...text].map((sign) => (sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase())).join('');
  const others = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const oneOff = [...token].flatMap((_, place) =>
    [...others].map((sign) => token.slice(0, place) + sign + token.slice(place + 1)),
  );
  const near = new Set([
    ...oneOff,
    swapped(token),
    token.toLowerCase(),
    token.toUpperCase(),
    [...token].reverse().join(''),
    `${token}=`,
    `${token}A`,
    ` ${token}`,
    `${token}\n`,
    `${token}\0`,
    token.slice(0, -1),
    token.slice(1),
    token.replace(/-/g, '+').replace(/_/g, '/'),
    createHash('sha256').update(token).digest('hex'),
    '',
    '%',
    '_',
    "' or 1=1 --",
    'null',
    'undefined',
    '0',
    '*',
    '\u212a'.repeat(43),
  ]);
  near.delete(token);
  while (near.size < count) near.add(randomBytes(32).toString('base64url'));
  return [...near];
}

it('e-mails a share link once, and only to the entered address', async () => {
  const to = 'rosa@agencia.example';
  const answer = await makeLink(brand, 'invoice', { email: to });
  expect([answer.status, (await answer.text()).includes('grant=')]).toEqual([302, false]);
  await app.database.outbox.idle();
  const [mail] = await app.database.outbox.mailbox({ to });
  expect(mail?.subject).toContain('Cobran\u00e7a de');
  const link = /https?:\/\/\S+\?grant=[\w-]{43}/.exec(mail?.textBody ?? '')?.[0] ?? '';
  const { pathname, search } = new URL(link);
  expect((await new Browsing(app.url).get(pathname + search)).status).toBe(200);
  expect(
    await (await brand.get(`/dashboard/client/briefing/${ids.briefing}?view=payments`)).text(),
  ).toContain(to);
});

it('opens nothing for invalid share links, whether random or similar to a valid one', async () => {
  const link = await linkFrom(brand, 'select');
  const token = link.split('grant=')[1] ?? '';
  const count = budget(100_000, 500);
  const guesses = wrongTokens(token, count);
  const now = new Date().toISOString();
  let found = 0;
  await each(guesses, async (guess) => {
    if (await app.database.identity.findShareLink(guess, now)) found += 1;
  });
  printDepth('guesses at the look-up of grants', guesses.length, 100_000, `${found} opened`);
  expect(guesses.length).toBeGreaterThanOrEqual(count);
  expect(found).toBe(0);
  expect(await app.database.identity.findShareLink(token, now)).toBeDefined();
}, 240_000);

it('opens no guest or staff page without access, in any of more than 200 spellings of a URL', async () => {
  const link = await linkFrom(brand, 'select');
  const shareLink = link.split('?')[1] ?? '';
  const project = `dashboard/client/briefing/${ids.briefing}`;
  const ends = [
    '/guest',
    '/GUEST',
    '/Guest/',
    '//guest',
    '/./guest',
    '/x/../guest',
    '/%67uest',
    '/guest%00',
    '%2Fguest',
    '%2fguest',
    '%252fguest',
    '/guest;x=1',
    '/;/guest',
    '/guest.',
    '/guest.data',
    '/guest.json',
    '/guest/..',
    '/guest/../guest',
    '/guest%20',
    '/guest%0a',
    '/\uff47uest',
    '/gue\u017ft',
    '\\guest',
    '/guest?grant',
    '/guest?grant=&grant=',
    '/guest?GRANT=x',
    '/guest#guest',
    '/guest/guest',
    '/x/guest',
  ];
  const roots = ['dashboard/admin/users', 'dashboard/admin', project, `dashboard/contract/${ids.contract}`];
  const variants = new Set([
    ...roots.flatMap((root) => ends.map((end) => `/${root}${end}`)),
    // Paths with a share link for a different kind of page.
    ...roots.map((root) => `/${root}/guest?${shareLink}`),
    ...roots.map((root) => `/${root}?${shareLink}`),
    ...guestPaths.slice(1).map((path) => `${path}?${shareLink}`),
    // The guests' own paths without a share link.
    ...guestPaths.flatMap((path) => [
      path,
      path.toUpperCase(),
      `/${path}`,
      `${path}/`,
      `/.${path}`,
      `/x/..${path}`,
      `${path}//`,
      `${path}/x`,
      `${path};grant=x`,
      `${path}%3f${shareLink}`,
      `${path}/?${shareLink.replace('grant', 'Grant')}`,
      `${path}.data`,
      path.replaceAll('/', '%2f').replace('%2f', '/'),
      path.replaceAll('/', '\\'),
      `${path}?grant=%00`,
      path.replace('guest', 'gu%65st'),
      path.replace('/guest', '/./guest'),
      `${path}?grant=x&grant=y`,
      path.replace(/\d+/, (id) => `0${id}`),
      `${path}.pdf`,
      `${path}/${ids.deliverable}`,
      path.replace(/\d+/, (id) => `${id}%20`),
      path.replace(/\d+/, '\u0663\u0661'),
    ]),
    '/guest',
    '//guest',
    '/guest/guest',
    '/x/guest',
    '/dashboard/guest',
    '/dashboard/admin/guest/guest',
  ]);

  const open: string[] = [];
  let asked = 0;
  /** Follows redirects that only normalize a URL, and checks the final response. */
  const visitPage = async (path: string, cookie: string, steps = 0): Promise<void> => {
    asked += 1;
    const { status, location, body } = await requestRaw(app.url, path, cookie);
    const tells = /S\u00e9rum|Cec\u00edlia|F\u00e1bio|budgetCents|pixCode/.test(body);
    const refused = status >= 400 || /^\/(\?|login|404)/.test(location) || /openlogin/.test(location);
    if (refused && !tells) return;
    // A request for a page's data is redirected with status 202 and the target in the body.
    if (status === 202 && /openlogin/.test(body) && !tells) return;
    if (status >= 300 && status < 400 && steps < 3) return visitPage(location, cookie, steps + 1);
    open.push(`${path} gave ${status} ${location}`);
  };
  await each([...variants], (path) => visitPage(path, ''));
  // A brand gets the same responses at staff URLs as an anonymous visitor.
  const from = { now: new Date().toISOString(), ip: '', userAgent: '' };
  const session = `session=${await app.database.identity.openSession(people.brandMember.id, from)}`;
  const staff = [...variants].filter((path) => path.includes('/dashboard/admin'));
  await each(staff, (path) => visitPage(path, session));
  console.log(`paths: ${variants.size} variants, ${asked} requests, ${open.length} open`);
  expect(variants.size).toBeGreaterThanOrEqual(200);
  expect(open).toEqual([]);
}, 240_000);

it('limits attempts to guess share links over HTTP', async () => {
  const { times } = allowances.shareLink.ip;
  const path = guestPaths[0] ?? '';
  const answers = new Map<number, number>();
  // Sends more requests than two rate limit windows allow, so that one window is exceeded wherever their
  // boundary is.
  await each([...Array(2 * times + 2).keys()], async () => {
    if (answers.has(429)) return;
    const { status } = await requestRaw(app.url, `${path}?grant=${randomBytes(32).toString('base64url')}`);
    answers.set(status, (answers.get(status) ?? 0) + 1);
  });
  console.log(`grants: guesses over HTTP answered ${JSON.stringify(Object.fromEntries(answers))}`);
  expect([...answers.keys()].sort()).toEqual([404, 429]);
}, 120_000);
