/**
 * Measures the CPU time of rendering each page. Each round also measures a bare handler that returns the same
 * number of bytes, and a bare Remix page. `npx tsx bench/pages.ts` writes bench/results/pages-<day>.md.
 */
import { cpus, loadavg } from 'node:os';
import { amount } from './parts/brief';
import type { Visitor } from './parts/demoSeeded';
import { cpuInTurns, median } from './parts/measured';
import { pagePaths } from './parts/pageList';
import { portalOverDemo } from './parts/portalOverDemo';
import { writeResult } from './parts/results';

interface Result {
  readonly path: string;
  readonly who: string;
  readonly bytes: number;
  /** CPU milliseconds of the whole request. */
  readonly cost: number;
  /** CPU milliseconds of a request for the page's data, without rendering. */
  readonly data: number;
  /** CPU milliseconds of a bare Hono handler that returns the same number of bytes. */
  readonly floor: number;
  /** CPU milliseconds of a bare Remix route in the same run. */
  readonly bare: number;
}

interface Page {
  readonly path: string;
  readonly visitor: Visitor;
  readonly url: string;
  readonly bytes: number;
}

/**
 * Targets in CPU milliseconds: `AIM_MS` for rendering a page, and `SIGNED_IN_AIM_MS` for the median whole
 * request to a signed-in page.
 */
const AIM_MS = 5;
const SIGNED_IN_AIM_MS = 10;
const AMOUNT = { rounds: 5, requests: 10 };
/** Measures every page, or every twentieth page in a brief run. */
const EVERY = amount(1, 20);
const ANONYMOUS: Visitor = { who: 'nobody', cookie: '', ids: [] };

const { demo, portal, bare, stop } = await portalOverDemo();
const load = loadavg()[0] ?? 0;
try {
  const brand = await demo.visitor('brand', 'brand@aurora.example');
  const creator = await demo.visitor('creator', 'creator@story.example');
  const found: Page[] = [];
  const left: string[] = [];
  for (const path of (await pagePaths()).filter((_, place) => place % EVERY === 0)) {
    const visitor = path.startsWith('/dashboard/professional')
      ? creator
      : path.startsWith('/dashboard')
        ? brand
        : ANONYMOUS;
    const page = await findPage(path, visitor);
    if (typeof page === 'string') left.push(`\`${path}\` (${page})`);
    else found.push({ path, visitor, ...page });
  }
  // Compiles the code that pages share before the first measurement.
  for (const { url, visitor } of found)
    for (let n = 0; n < amount(10, 1); n += 1) await (await ask(url, visitor.cookie)).text();
  const results: Result[] = [];
  for (const page of found) results.push(await measure(page));
  report(results, left);
} finally {
  await stop();
}

/**
 * Requests a URL without compression, because compressing would hide the cost of rendering. In production, a
 * proxy may compress instead of the portal.
 */
function ask(url: string, cookie = ''): Promise<Response> {
  return fetch(url, { headers: { cookie, 'Accept-Encoding': 'identity' }, redirect: 'manual' });
}

/**
 * Finds a URL of the page that this visitor can open, and returns it with the size of its HTML. If there is
 * no such URL, returns the last response.
 */
async function findPage(
  path: string,
  { ids, cookie }: Visitor,
): Promise<{ url: string; bytes: number } | string> {
  let last = 'no row of the demo data has this page';
  for (const id of path.includes(':') ? ids : [0]) {
    const url = `${portal.url}${path.replace(/:\w+\??/g, String(id))}`;
    const answer = await ask(url, cookie);
    const { byteLength: bytes } = await answer.arrayBuffer();
    const type = answer.headers.get('content-type') ?? '';
    if (answer.status === 200 && type.startsWith('text/html')) return { url, bytes };
    last = `${answer.status} ${answer.headers.get('location')?.split('?')[0] ?? type}`;
  }
  return last;
}

async function measure({ path, visitor, url, bytes }: Page): Promise<Result> {
  const of = (address: string) => async () => (await ask(address, visitor.cookie)).arrayBuffer();
  const measured = await cpuInTurns(
    {
      cost: { server: portal, ask: of(url) },
      data: { server: portal, ask: of(dataOf(url)) },
      floor: { server: bare, ask: of(`${bare.url}/${bytes}`) },
      bare: { server: bare, ask: of(`${bare.url}/page`) },
    },
    AMOUNT,
  );
  return { path, who: visitor.who, bytes, ...measured };
}

/** Returns the URL of the page's loader data, as the browser requests it when the user follows a link. */
function dataOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname === '/' ? '/_root' : pathname}.data`;
}

function report(results: readonly Result[], left: readonly string[]): void {
  const signedIn = median(results.filter(({ who }) => who !== ANONYMOUS.who).map(({ cost }) => cost));
  const under = results.filter(({ cost, data }) => cost - data < AIM_MS).length;
  const rows = results.map(({ path, who, bytes, cost, data, floor, bare }) => [
    `\`${path}\``,
    who,
    String(Math.round(bytes / 1024)),
    (cost - data).toFixed(2),
    data.toFixed(2),
    cost.toFixed(2),
    floor.toFixed(2),
    bare.toFixed(2),
    `${(cost / bare).toFixed(1)} ×`,
  ]);
  const head = [
    'page',
    'as',
    'kB of HTML',
    'render',
    'its data',
    'whole request',
    'floor',
    'bare page',
    'whole : bare page',
  ];
  const table = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  writeResult(
    'pages',
    (day) => `# CPU per server render of each page

${day}, Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), demo data. Made by \`npx tsx bench/pages.ts\`.

Milliseconds of CPU of the whole portal process per request, requests one after the other, nothing compressed; PostgreSQL is another process. *Its data* is the request by which a browser follows a link: session, queries, loaders, answer. *Render* is what the page costs beyond that. In turns with each page: the *floor*, a bare Hono handler that answers a text of the page's size, and the *bare page*, a Remix route as the template has it with one paragraph. Median of ${AMOUNT.rounds} rounds of ${AMOUNT.requests}, after one that does not count. The machine's load was ${load.toFixed(1)} at the start and ${(loadavg()[0] ?? 0).toFixed(1)} at the end: figures in milliseconds grow with it, ratios less. Aim: a render under ${AIM_MS} ms; ${under} of ${results.length} are; and ${SIGNED_IN_AIM_MS} ms for a whole request at the median of the pages of people who are signed in: **${signedIn.toFixed(1)} ms**.

${table}
${left.length > 0 ? `\nNot measured, because the demo data has no row for them or they answer with no page: ${left.join(', ')}.\n` : ''}`,
  );
}
