/**
 * Restarts three portals behind a simple load balancer one after the other, under load: `npx tsx
 * bench/rolling.ts [restarts]`. Reports the number of requests and of failures. Writes
 * bench/results/rolling-<day>.md. Exits with 1 if a request failed.
 */
import { cpus, loadavg } from 'node:os';
import { freePort } from '../tests/support/app';
import { amount, isBrief } from './parts/brief';
import { demoSeeded } from './parts/demoSeeded';
import type { Measured } from './parts/measured';
import { refusal, startPlainProxy } from './parts/plainProxy';
import { buildOnce, startDemoPortal } from './parts/portalOverDemo';
import { writeResult } from './parts/results';

const restarts = Number(process.argv[2] ?? amount(20, 1));
const drainMs = amount(1_000, 300);
const clients = 12;

await buildOnce();
const PORTS: number[] = [];
for (let n = 0; n < amount(3, 2); n += 1) PORTS.push(await freePort());
const demo = await demoSeeded();
const brand = await demo.visitor('brand', 'brand@aurora.example');
const start = (port: number) =>
  startDemoPortal(demo, { LOG_LEVEL: 'error', ELENCO_DRAIN_MS: String(drainMs) }, port);
const portals: Measured[] = await Promise.all(PORTS.map(start));
const servers = portals.map(({ url }) => new URL(url));
const proxy = await startPlainProxy(servers);
for (const server of servers) await proxy.leadsTo(server);

const paths = [
  '/',
  '/login',
  '/dashboard/client',
  '/api/v1/briefings',
  '/api/v1/me',
  '/dashboard/client.data',
];
const answers = new Map<string, number>();
let asking = true;
const ask = async (first: number) => {
  for (let n = first; asking; n += 1) {
    const received = await fetch(`${proxy.url}${paths[n % paths.length]}`, {
      headers: { cookie: brand.cookie, Accept: 'text/html,application/json' },
      redirect: 'manual',
    })
      .then(async (answer) => {
        await answer.arrayBuffer();
        const why = answer.headers.get(refusal);
        return why ? `${answer.status} by the proxy (${why})` : String(answer.status);
      })
      .catch((error: unknown) => String(error));
    answers.set(received, (answers.get(received) ?? 0) + 1);
  }
};
const from = performance.now();
const load = Array.from({ length: clients }, (_, n) => ask(n));
const left: number[] = [];
for (let n = 0; n < restarts; n += 1) {
  const which = n % portals.length;
  const reported = performance.now();
  await portals[which]!.stop();
  left.push(performance.now() - reported);
  portals[which] = await start(PORTS[which]!);
  await proxy.leadsTo(servers[which]!);
}
asking = false;
await Promise.all(load);
const seconds = (performance.now() - from) / 1_000;

const all = [...answers.values()].reduce((sum, one) => sum + one, 0);
const failed = [...answers].filter(([received]) => !/^[23]/.test(received));
const failures = failed.reduce((sum, [, times]) => sum + times, 0);
left.sort((a, b) => a - b);
writeResult(
  'rolling',
  (day) => `# Rolling restarts under load

${day}, Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), load ${(loadavg()[0] ?? 0).toFixed(1)} at the end. Made by \`npx tsx bench/rolling.ts\`.

Three portals behind a plain proxy that asks each for \`/readyz\` every 100 ms, keeps connections and tries nothing twice; ${clients} clients of pages and REST, one request after the other, signed in. \`ELENCO_DRAIN_MS=${drainMs}\`. Each portal in its turn is sent SIGTERM, and started again once it has ended.

| restarts | requests | a second | **failed** | from SIGTERM to the end, median / longest |
| --- | --- | --- | --- | --- |
| ${restarts} | ${all} | ${(all / seconds).toFixed(0)} | **${failures}** | ${left[Math.floor(left.length / 2)]!.toFixed(0)} / ${left.at(-1)!.toFixed(0)} ms |

Answers: ${[...answers].map(([received, times]) => `${received}: ${times}`).join(', ')}.
`,
);
// A brief run measures nothing, so failed requests do not make it fail.
process.exitCode = failures === 0 || isBrief ? 0 : 1;
await proxy.stop();
await Promise.all(portals.map((portal) => portal.stop()));
await demo.stop();
