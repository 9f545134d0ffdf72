/**
 * CPU per server render of every page that is made, against a bare handler that answers as many bytes, in one
 * run: `npx tsx bench/pages.ts`. Writes bench/results/pages-<day>.md.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { buildWhatIsStale } from '../bin/parts/build';
import { root } from '../bin/parts/programs';
import { cpuPerRequest, startMeasured } from './parts/measured';
import { pagePaths } from './parts/pageList';
import { storyTold, type Visitor } from './parts/storyTold';

interface Result {
  readonly path: string;
  readonly who: string;
  readonly bytes: number;
  readonly cost: number;
  readonly packed: number;
  readonly floor: number;
}

const AIM_MS = 5;
const PORT = 20_000 + Math.floor(Math.random() * 20_000);
const NOBODY: Visitor = { who: 'nobody', cookie: '', ids: [] };

await buildWhatIsStale();
const story = await storyTold();
const env = { DATABASE_URL: story.url, ELENCO_DATA_DIR: story.folder, HOST: '127.0.0.1', LOG_LEVEL: 'warn' };
const portal = await startMeasured('bin/portal.ts', PORT, { ...env, ELENCO_STORY: 'off', BASE_URL: '' });
const bare = await startMeasured('bench/parts/floor.ts', PORT + 1, {});
try {
  const brand = await story.visitor('brand', 'brand@aurora.example');
  const creator = await story.visitor('creator', 'creator@story.example');
  const results: Result[] = [];
  const left: string[] = [];
  for (const path of await pagePaths()) {
    const visitor = path.startsWith('/dashboard/client')
      ? brand
      : path.startsWith('/dashboard/professional')
        ? creator
        : NOBODY;
    const found = await findPage(path, visitor);
    if (typeof found === 'string') left.push(`${path}: ${found}`);
    else results.push(await measure(path, visitor, found));
  }
  report(results, left);
} finally {
  await portal.stop();
  await bare.stop();
  await story.stop();
}

function ask(url: string, cookie = '', encoding = 'identity'): Promise<Response> {
  return fetch(url, { headers: { cookie, 'Accept-Encoding': encoding }, redirect: 'manual' });
}

/** An address of the page that this visitor can see, with how long its HTML is; else what it answered last. */
async function findPage(
  path: string,
  { ids, cookie }: Visitor,
): Promise<{ url: string; bytes: number } | string> {
  let last = 'no row of the story has this page';
  for (const id of path.includes(':') ? ids : [0]) {
    const url = `${portal.url}${path.replace(/:\w+\??/g, String(id))}`;
    const answer = await ask(url, cookie);
    const { byteLength: bytes } = await answer.arrayBuffer();
    if (answer.status === 200) return { url, bytes };
    last = `${answer.status} ${answer.headers.get('location') ?? ''}`.trim();
  }
  return last;
}

async function measure(
  path: string,
  { who, cookie }: Visitor,
  { url, bytes }: { url: string; bytes: number },
): Promise<Result> {
  const of = (address: string, encoding?: string) => async () =>
    (await ask(address, cookie, encoding)).arrayBuffer();
  return {
    path,
    who,
    bytes,
    cost: await cpuPerRequest(portal, of(url)),
    packed: await cpuPerRequest(portal, of(url, 'gzip')),
    floor: await cpuPerRequest(bare, of(`${bare.url}/${bytes}`)),
  };
}

function report(results: readonly Result[], left: readonly string[]): void {
  const day = new Date().toISOString().slice(0, 10);
  const over = results.filter(({ cost }) => cost >= AIM_MS).length;
  const rows = results.map(({ path, who, bytes, cost, packed, floor }) => [
    ...[`\`${path}\``, who, String(Math.round(bytes / 1024))],
    ...[cost.toFixed(2), floor.toFixed(2), `${(cost / floor).toFixed(1)} ×`, packed.toFixed(2)],
  ]);
  const head = ['page', 'as', 'kB of HTML', 'ms CPU', 'floor, ms CPU', 'ratio', 'ms CPU with gzip'];
  const table = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const text = `# CPU per server render of each page

${day}, Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), story data. Made by \`npx tsx bench/pages.ts\`.

CPU time of the whole portal process per request, requests one after the other: session, queries, loaders, render, answer, garbage collection. PostgreSQL is another process. Median of 5 rounds of 40, after one that does not count. The floor is a bare Hono handler that answers a text of the same size, in the same run. Aim: under ${AIM_MS} ms; ${results.length - over} of ${results.length} pages are.

${table}
${left.length > 0 ? `\nNot measured, because they answer with no page: ${left.join('; ')}.\n` : ''}`;
  const folder = join(root, 'bench/results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `pages-${day}.md`), text);
  console.log(text);
}
