import { users } from '@elenco/core';
import { actorOf, brand } from '@elenco/core/people';
import en from '@elenco/locales/en/portal.json' with { type: 'json' };
import pt from '@elenco/locales/pt/portal.json' with { type: 'json' };
import { manifest } from '@elenco/portal/server/api/manifest';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { onServer } from '../support/db';
import { printDepth, sampled } from '../support/depth';
import { putRows } from '../support/rows';
import { oneOfEach, people } from './cast';
import { firstDifference, whole } from './guards/answers';
import { closedToRestricted } from './guards/areas';
import { aCampaign, acceptedPay, addressOf, officePaths, portalRoutes } from './guards/routes';
import { loginFor, verdict } from './guards/verdict';
import { guarded, type Visitor, visitorsOf } from './guards/visitors';

let app: RunningApp;
let visitors: Visitor[];
let portal: Awaited<ReturnType<typeof portalRoutes>>;
/** `cells` counts the checked combinations of visitor and URL, `all` counts all; `wrong` lists failures. */
const seen = { cells: 0, all: 0, wrong: [] as string[] };

beforeAll(async () => {
  app = await startApp();
  await putRows(app.databaseUrl, [
    ...oneOfEach,
    ['users', ...guarded],
    ['briefings', aCampaign],
    ['pay-contracts', acceptedPay],
  ]);
  portal = await portalRoutes();
  visitors = await visitorsOf(app);
}, 240_000);
// A deep run opens more share links than one IP address may within one window of the rate limit.
beforeEach(() => onServer((client) => client.query('delete from counters'), app.databaseUrl));
afterAll(() => app.stop());

/** Processes all items, eight at a time. More would not be faster, because the CPU is the bottleneck. */
async function each<T>(cells: readonly T[], visitPage: (cell: T) => Promise<void>): Promise<void> {
  const left = [...cells];
  const worker = async () => {
    for (let cell = left.shift(); cell !== undefined; cell = left.shift()) await visitPage(cell);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

function note(what: string, right: boolean, saw: string): void {
  seen.cells += 1;
  if (!right) seen.wrong.push(`${what}: ${saw}`);
}

/** Pairs each item with one visitor. In a deep run, pairs each item with every visitor. */
function cellsOf<T>(rows: readonly T[]) {
  const cells = rows.flatMap((row) => visitors.map((visitor) => [row, visitor] as const));
  seen.all += cells.length;
  return sampled(cells, ([row]) => row);
}

it('declares an area for each existing route and for no other route', () => {
  expect(portal.unlisted).toEqual([]);
  expect(portal.gone).toEqual([]);
});

it('opens each page for its audience only, and redirects other visitors', async () => {
  await each(cellsOf(portal.routes), async ([route, visitor]) => {
    const path = addressOf(route);
    const answer = await visitor.browser.copy().get(path);
    const to = answer.headers.get('location');
    const wanted = verdict(route, visitor, path);
    const what = `GET ${path}, ${visitor.name}`;
    const saw = `${answer.status} ${to ?? ''}`;
    if (wanted === 'missing') note(what, [403, 404].includes(answer.status), saw);
    else if (wanted === 'in') note(what, answer.status < 500 && !to?.includes('openlogin'), saw);
    else note(what, answer.status === 302 && to === wanted.to, saw);
    if (wanted === 'in' && visitor.own && route.id !== undefined && route.area === visitor.role) {
      const isTheirs = !route.ofOwner || visitor.name === 'brandOwner';
      note(`${what} (own row)`, isTheirs ? answer.status < 400 : answer.status === 404, saw);
    }
  });
}, 600_000);

it('serves from the portal the staff pages whose URLs begin like those of the back office', async () => {
  const staff = visitors.find(({ name }) => name === 'curation') as Visitor;
  for (const route of portal.routes.filter(({ area }) => area === 'staff')) {
    const body = await (await staff.browser.copy().get(addressOf(route))).text();
    expect([route.pattern, body.includes('/dashboard/admin/assets/')]).toEqual([route.pattern, false]);
  }
});

it('guards the data requests of pages in the same way as the pages', async () => {
  const rendering = portal.routes.filter(({ pattern }) => !/\.\w+$|\*/.test(pattern));
  await each(cellsOf(rendering), async ([route, visitor]) => {
    const path = addressOf(route);
    const answer = await visitor.browser.copy().get(`${path === '/' ? '/_root' : path}.data`);
    const body = await answer.text();
    const wanted = verdict(route, visitor, path);
    const what = `GET ${path}.data, ${visitor.name}`;
    const saw = `${answer.status} ${body.slice(0, 80)}`;
    if (wanted === 'missing') note(what, [403, 404].includes(answer.status), saw);
    else if (wanted === 'in')
      note(what, answer.status < 500 && !(answer.status === 202 && body.includes('openlogin')), saw);
    else note(what, answer.status === 202 && body.includes(wanted.to), saw);
  });
}, 600_000);

it('rejects forms sent to a page of a different audience', async () => {
  const closed = portal.routes.filter(({ area }) => area !== 'public' && area !== 'nobody');
  const ready = new Map<Visitor, { browser: Browsing; csrf: string }>();
  for (const visitor of visitors) {
    const browser = visitor.browser.copy();
    ready.set(visitor, { browser, csrf: await browser.csrf('/login') });
  }
  await each(cellsOf(closed), async ([route, visitor]) => {
    const path = addressOf(route);
    const { browser, csrf } = ready.get(visitor) as { browser: Browsing; csrf: string };
    const answer = await browser.copy().post(path, { csrf, intent: 'nothing' });
    const wanted = verdict(route, visitor, path);
    const to = answer.headers.get('location') ?? '';
    // A route without an action returns 405 before it checks access.
    const refused =
      [404, 405].includes(answer.status) || (wanted !== 'missing' && wanted !== 'in' && to === wanted.to);
    note(
      `POST ${path}, ${visitor.name}`,
      wanted === 'in' ? answer.status < 500 : refused,
      `${answer.status} ${to}`,
    );
  });
}, 600_000);

it('opens the back office for staff only, and redirects restricted staff from some of its pages', async () => {
  const closed = closedToRestricted.map((part) => `/dashboard/admin/${part}`);
  await each(cellsOf([...officePaths(), ...closed]), async ([path, { name, role, restricted, browser }]) => {
    const answer = await browser.copy().get(path);
    const part = path.split('/')[3] ?? '';
    const wanted =
      role === 'nobody'
        ? `302 ${loginFor(path)}`
        : role !== 'admin'
          ? '404 '
          : restricted && closedToRestricted.includes(part)
            ? '302 /'
            : '200 ';
    const saw = `${answer.status} ${answer.headers.get('location') ?? ''}`;
    note(`GET ${path}, ${name}`, saw === wanted, saw);
  });
}, 600_000);

it('requires authentication and CSRF protection for every REST route', async () => {
  const closed = manifest.filter((route) => !route.open);
  await each(cellsOf(closed), async ([route, { name, role, browser }]) => {
    const path = `/api/v1${route.path.replace(':id', '999999')}`;
    const answer = await browser.copy().fetch(path, { method: route.method });
    const wanted = role === 'nobody' ? [401] : route.method === 'GET' ? [200, 400, 403, 404] : [403];
    note(`${route.method} ${path}, ${name}`, wanted.includes(answer.status), String(answer.status));
  });
}, 600_000);

it('responds with the same status, headers and body for other users’ rows and for missing rows', async () => {
  const unknown = 999_999;
  const strangers = visitors.filter(({ name }) => name === 'otherBrand' || name === 'otherCreator');
  const pages = portal.routes
    .filter(({ id }) => id !== undefined)
    .map((route) => ({ foreign: addressOf(route), none: addressOf(route, unknown), id: route.id ?? 0 }));
  const rest = oneOfEach.flatMap(([table, row]) => {
    const path = `/api/v1/${table}`;
    const id = (row as { id: number }).id;
    const known = manifest.some((route) => route.path === `/${table}/:id` && route.method === 'GET');
    return known ? [{ foreign: `${path}/${id}`, none: `${path}/${unknown}`, id }] : [];
  });
  /**
   * True for pages that other users may read too: public profiles, creators (for brands and their curator),
   * jobs (for creators).
   */
  const common = (path: string) =>
    /^\/(c|dashboard\/client\/search\/creator-profile|api\/v1\/(creators|attributions|portfolio-projects|openings))\//.test(
      path,
    );
  const cells = strangers.flatMap((visitor) => [...pages, ...rest].map((cell) => [cell, visitor] as const));
  seen.all += cells.length;
  await each(
    sampled(cells, ([cell]) => cell),
    async ([{ foreign, none, id }, { name, browser }]) => {
      if (common(foreign)) return;
      const [one, other] = [await whole(browser, foreign, id), await whole(browser, none, unknown)];
      note(`foreign and unknown, ${foreign}, ${name}`, one === other, firstDifference(one, other));
    },
  );
}, 600_000);

/** URLs that show the same page, such as a step before and after its first save. */
const alike: readonly (readonly string[])[] = [
  ...['brand', 'new', 'channels', 'deliverables', 'budget', 'review', 'create'].map((step) =>
    ['', '/:id'].map((row) => `/dashboard/client/briefings${row}/${step}`),
  ),
  ['/tiktok/login', '/tiktok/profile/:id'],
];

/**
 * Pages of different users may have the same title, because brands and creators each have a home page,
 * settings and projects. Pages of one user may not.
 */
it.each([
  ['pt', pt],
  ['en', en],
] as const)(
  'gives every page a unique title in %s that ends with the platform’s name',
  async (locale, words) => {
    const reader = { nobody: new Browsing(app.url) } as Record<string, Browsing>;
    for (const person of ['brandOwner', 'creator', 'content'] as const) {
      const own = { actor: actorOf(people[person]), now: new Date().toISOString() };
      await app.database.update(users, { id: people[person].id, locale }, own);
      reader[person] = await Browsing.as(app, people[person].id);
    }
    const readerOf = {
      company: 'brandOwner',
      shared: 'brandOwner',
      creator: 'creator',
      content: 'content',
    };
    const named = new Map<string, Set<string>>();
    await each(
      portal.routes.filter(({ page }) => page),
      async (route) => {
        const path = addressOf(route);
        const who = readerOf[route.area as keyof typeof readerOf] ?? 'nobody';
        const headers = { 'Accept-Language': locale === 'en' ? 'en-US' : 'pt-BR' };
        const answer = await (reader[who] as Browsing).copy().fetch(path, { headers });
        if (answer.status >= 300 && answer.status < 400) return;
        const title = /<title>([^<]*)<\/title>/.exec(await answer.text())?.[1] ?? '';
        const name = title.slice(0, -brand.titleSuffix.length);
        const own = title === `${name}${brand.titleSuffix}`;
        const once = title.split(brand.name).length === 2;
        note(`title of ${path} in ${locale}`, own && once && name !== '' && !title.includes('{{'), title);
        // Missing pages and pages for invalid share links each have their own title.
        const gone = path.endsWith('/guest') ? words.oops.deadLink : words.oops.notFound;
        if (answer.status === 404) note(`title of ${path}`, name === gone.title, title);
        else named.set(`${who}: ${name}`, new Set(named.get(`${who}: ${name}`)).add(route.pattern));
      },
    );
    const shared = [...named]
      .map(([title, patterns]) => [title, ...patterns])
      .filter(
        ([, ...one]) => one.length > 1 && !alike.some((all) => one.every((each) => all.includes(each))),
      );
    expect(shared).toEqual([]);
    expect(named.size).toBeGreaterThan(50);
  },
  600_000,
);

it('gets the expected response for every combination of visitor and URL', () => {
  const found = `${seen.wrong.length} wrong, ${portal.unlisted.length} unlisted routes`;
  printDepth('guards', seen.cells, seen.all, found);
  expect(seen.wrong).toEqual([]);
});
