/**
 * Measures how long expensive forms delay other requests. Compares the slowest response of `/healthz` while
 * the portal is idle with the slowest one while four connections send these forms. `npx tsx bench/forms.ts`
 * writes bench/results/forms-<day>.md.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { amount } from './parts/brief';
import { demoSeeded } from './parts/demoSeeded';
import { buildOnce, startDemoPortal } from './parts/portalOverDemo';
import { writeResult } from './parts/results';
import type { ExpensiveForm } from './parts/sendForms';

const AIM_MS = 100;
const rounds = amount(3, 1);
const listenMs = amount(5_000, 50);

await buildOnce();
const demo = await demoSeeded();
const portal = await startDemoPortal(demo, { LOG_LEVEL: 'fatal' });
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
try {
  const { cookie } = await demo.visitor('brand', 'brand@aurora.example');
  const me = await fetch(`${portal.url}/api/v1/me`, { headers: { cookie } });
  const { csrfToken } = (await me.json()) as { csrfToken: string };
  const form = (
    what: ExpensiveForm['form'],
    path: string,
    headers: ExpensiveForm['headers'] = {},
  ): ExpensiveForm => ({
    form: what,
    url: `${portal.url}${path}`,
    headers,
    connections: 4,
  });
  const inside = { cookie, 'X-CSRF-TOKEN': csrfToken, 'X-Requested-With': 'XMLHttpRequest' };
  const visitor = await anonymousCsrfHeaders();
  const attacks: Readonly<Record<string, ExpensiveForm>> = {
    'parts, to a page': form('parts', '/login'),
    'parts, to `/searches/stop`': form('parts', '/searches/stop'),
    'fields, to a page': form('fields', '/login'),
    'parts, with a token, to a page': form('parts', '/login', visitor),
    'fields, with a token, to a page': form('fields', '/login', visitor),
    'parts, signed in, to a page': form('parts', '/dashboard/client/settings', inside),
    'parts, signed in, to REST': form('parts', '/api/v1/files', inside),
  };
  const worst = new Map<string, { idle: number; under: number; answered: Record<string, number> }>();
  for (let round = amount(0, 1); round <= rounds; round += 1) {
    for (const [name, attack] of Object.entries(attacks)) {
      const idle = await slowestResponseMs();
      const { under, answered } = await measureWhileSending(attack);
      // The first round compiles code, so it is not measured.
      if (round === 0) continue;
      const before = worst.get(name) ?? { idle: 0, under: 0, answered: {} };
      for (const [status, times] of Object.entries(answered)) {
        before.answered[status] = (before.answered[status] ?? 0) + times;
      }
      worst.set(name, {
        idle: Math.max(before.idle, idle),
        under: Math.max(before.under, under),
        answered: before.answered,
      });
    }
  }
  const rows = [...worst].map(([name, { idle, under, answered }]) => {
    const received = Object.entries(answered).map(([status, times]) => `${times} × ${status}`);
    return `| ${name} | ${idle.toFixed(0)} | ${under.toFixed(0)} | ${(under - idle).toFixed(0)} | ${received.join(', ') || 'none yet'} |`;
  });
  writeResult(
    'forms',
    (day) => `# Others wait while dear forms are sent

${day}, Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), load ${(loadavg()[0] ?? 0).toFixed(1)} at the end. Made by \`npx tsx bench/forms.ts\`.

The longest answer of \`/healthz\` in milliseconds, asked again as soon as it was answered, over ${rounds} times ${listenMs / 1000} s each: idle, and while four connections of another process send one form again and again. *With a token* is with one that everybody gets who opens a page. *Parts*: 5 MB of multipart in 80,000 empty parts. *Fields*: 5 MB of \`a&a&…\`. Aim: at most ${AIM_MS} ms above idle.

| what is sent | idle | meanwhile | above idle | it was answered |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`,
  );
} finally {
  agent.destroy();
  await portal.stop();
  await demo.stop();
}

/** Returns the headers with the CSRF token of an anonymous visitor. */
async function anonymousCsrfHeaders(): Promise<ExpensiveForm['headers']> {
  const page = await fetch(`${portal.url}/login`);
  const cookie = page.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const token = /name="csrf" value="([^"]+)"/.exec(await page.text())?.[1];
  if (!token) throw new Error('no token on the page');
  return { cookie: cookie.join('; '), 'X-CSRF-TOKEN': token };
}

/**
 * Requests `/healthz` repeatedly for the measured time. Returns the milliseconds of the slowest response.
 * Waits for the last response, even if it takes longer than the measured time.
 */
async function slowestResponseMs(): Promise<number> {
  const end = performance.now() + listenMs;
  let longest = 0;
  while (performance.now() < end) {
    const from = performance.now();
    await requestHealth();
    longest = Math.max(longest, performance.now() - from);
    await wait(1);
  }
  return longest;
}

function requestHealth(): Promise<void> {
  return new Promise((settle, fail) => {
    get(`${portal.url}/healthz`, { agent }, (answer) => answer.resume().once('end', settle)).once(
      'error',
      fail,
    );
  });
}

async function measureWhileSending(attack: ExpensiveForm) {
  const sender = fork('bench/parts/sendForms.ts', [], { execArgv: ['--import', 'tsx'] });
  const started = once(sender, 'message');
  sender.send(attack);
  await started;
  const under = await slowestResponseMs();
  const reported = once(sender, 'message');
  sender.send('enough');
  const [answered] = (await reported) as [Record<string, number>];
  // Waits until the server has read the last form.
  await requestHealth();
  return { under, answered };
}
