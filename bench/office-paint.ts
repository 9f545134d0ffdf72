/// <reference lib="dom" />
/**
 * Measures the time until a list of the back office shows its first row, with a CPU that is slowed down four
 * times: `npx tsx bench/office-paint.ts`. Writes bench/results/office-paint-<day>.md. The time starts with
 * the navigation and includes page, scripts, session and the list's requests. In a cold visit, the browser is
 * new. In a warm visit, the browser's cache contains the scripts.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { BROWSER_FLAGS, requireBrowser, USER_AGENT } from '../tests/support/browser';
import { amount, isBrief } from './parts/brief';
import { portalOverDemo } from './parts/portalOverDemo';
import { writeResult } from './parts/results';

const aim = 1_500;
const slower = amount(4, 1);
const times = amount(3, 1);
/** Number of visits before the measured ones. Chromium caches compiled scripts only after some visits. */
const before = amount(3, 0);
const office = '/dashboard/admin';
const everything = `?filter=${encodeURIComponent('{}')}`;
const lists = [
  ['briefings', `${office}/${everything}`, 'curation@elenco.example'],
  ['charges', `${office}/finance/charges${everything}`, 'finance@elenco.example'],
  ['people', `${office}/users${everything}`, 'support@elenco.example'],
] as const;

interface Visit {
  /** Milliseconds from the start of the navigation to the first row. */
  readonly useful: number;
  readonly requests: number;
  /** Bytes of scripts that were transferred. Scripts from the cache do not count. */
  readonly sent: number;
  /** CPU milliseconds of the page's main thread until the row is visible. */
  readonly cpu: number;
}

const { portal, demo, stop } = await portalOverDemo();
const load = loadavg()[0] ?? 0;
try {
  const rows: string[] = [];
  for (const [name, path, email] of lists.slice(0, amount(lists.length, 1))) {
    const { cookie } = await demo.visitor(name, email);
    const cold: Visit[] = [];
    for (let n = 0; n < times; n += 1) cold.push(...(await visits(cookie, path, 1)));
    const warm = (await visits(cookie, path, before + times)).slice(before);
    const atFull = (await visits(cookie, path, before + times, 1)).slice(before);
    rows.push(row(name, 'cold', cold), row(name, 'warm', warm), row(name, 'warm, full speed', atFull));
  }
  writeResult(
    'office-paint',
    (day) => `# First useful paint of the back office's lists

${day}, Chromium headless, ${slower}× CPU slowdown, no slowdown of the network, Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), load ${load.toFixed(1)} at the start and ${loadavg()[0]?.toFixed(1)} at the end. Made by \`npx tsx bench/office-paint.ts\`: production build, demo data, ${times} visits each. Useful paint is the frame with the list's first row of data, from the beginning of the navigation. Warm visits have the scripts in the browser's cache; those at full speed say how much processor the page needs, which does not depend on what else the machine does. The aim is ${aim} ms; bold is above it.

| list | cache | useful paint, median ms | best | worst | main thread's processor time, median ms | requests | scripts sent, kB |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`,
  );
} finally {
  await stop();
}

/**
 * Visits the list several times in one browser, each time with a new navigation. Returns the measured visits.
 */
async function visits(cookie: string, path: string, count: number, rate = slower): Promise<Visit[]> {
  const folder = mkdtempSync(join(tmpdir(), 'elenco-paint-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: requireBrowser({ whole: !isBrief }).path,
    args: BROWSER_FLAGS,
    userAgent: USER_AGENT,
    viewport: { width: 1440, height: 900 },
    locale: 'pt-BR',
  });
  try {
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url: portal.url }]);
    const made: Visit[] = [];
    for (let n = 0; n < count; n += 1) made.push(await visit(context, `${portal.url}${path}`, rate));
    return made;
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function visit(context: BrowserContext, address: string, rate: number): Promise<Visit> {
  const page = await context.newPage();
  try {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    let requests = 0;
    page.on('request', () => {
      requests += 1;
    });
    await page.addInitScript(() => {
      const watcher = new MutationObserver(() => {
        const row = document.querySelector<HTMLElement>('main tbody tr a.toRecord');
        if (!row?.innerText.trim()) return;
        watcher.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => performance.mark('useful');
          port2.postMessage(null);
        });
      });
      watcher.observe(document, { childList: true, subtree: true });
    });
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('useful').length > 0, undefined, {
      timeout: 60_000,
    });
    const { metrics } = await devtools.send('Performance.getMetrics');
    const { useful, sent } = await page.evaluate(() => ({
      useful: performance.getEntriesByName('useful')[0]?.startTime ?? Number.NaN,
      sent: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
    }));
    const cpu = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    return { useful, requests, sent, cpu: cpu * 1_000 };
  } finally {
    await page.close();
  }
}

function row(name: string, cache: string, made: readonly Visit[]): string {
  const useful = made.map((one) => Math.round(one.useful)).toSorted((a, b) => a - b);
  const cpu = Math.round(median(made.map((one) => one.cpu)));
  const shown = median(useful) <= aim ? `${median(useful)}` : `**${median(useful)}**`;
  const { requests, sent } = made.at(-1)!;
  return `| ${[name, cache, shown, useful[0], useful.at(-1), cpu, requests, Math.round(sent / 1_000)].join(' | ')} |`;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
