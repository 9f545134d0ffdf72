/**
 * Measures how many requests per second the portal answers with the cached home page, at fifty concurrent
 * requests. Each round also measures a bare handler that returns the same number of bytes. The client runs in
 * a separate process. `npx tsx bench/home.ts` writes bench/results/home-<day>.md.
 */
import { cpus, loadavg } from 'node:os';
import { amount } from './parts/brief';
import { rateOf } from './parts/client';
import { portalOverDemo } from './parts/portalOverDemo';
import { writeResult } from './parts/results';

const AIM = 5_000;
const rounds = amount(5, 1);
const load = { seconds: amount(4, 1), connections: amount(50, 4) };

const { portal, bare, stop } = await portalOverDemo();
try {
  const page = await (await fetch(portal.url, { headers: { 'Accept-Encoding': 'identity' } })).text();
  const bytes = Buffer.byteLength(page);
  const contestants = {
    'bare handler': { url: `${bare.url}/${bytes}`, server: bare, gzip: false },
    'home page': { url: `${portal.url}/`, server: portal, gzip: false },
    'home page, compressed': { url: `${portal.url}/`, server: portal, gzip: true },
  };
  const best = new Map<string, { rate: number; cpu: number }>();
  for (let round = amount(0, 1); round <= rounds; round += 1) {
    for (const [name, { url, server, gzip }] of Object.entries(contestants)) {
      const before = await server.cpu();
      const { rate, done } = await rateOf(url, { gzip, ...load });
      const cpu = ((await server.cpu()) - before) / done;
      // The first round compiles code, so it is not measured.
      if (round > 0 && rate > (best.get(name)?.rate ?? 0)) best.set(name, { rate, cpu });
    }
  }
  const floor = best.get('bare handler')?.rate ?? Number.NaN;
  const rows = [...best].map(
    ([name, { rate, cpu }]) =>
      `| ${name} | ${rate.toFixed(0)} | ${cpu.toFixed(3)} | ${((100 * rate) / floor).toFixed(0)} % |`,
  );
  const reached = (best.get('home page')?.rate ?? 0) >= AIM;
  writeResult(
    'home',
    (day) => `# The kept home page

${day}, Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), load ${loadavg()[0]?.toFixed(1)} at the end. Made by \`npx tsx bench/home.ts\`.

Fifty connections of one client, the client and the portal a process each on one machine. Best of ${rounds} rounds of 4 s, in turns, after one that does not count. The *bare handler* is a Hono handler that answers a text of as many bytes (${bytes}).

| | answers a second | ms of CPU each | of the bare handler |
| --- | --- | --- | --- |
${rows.join('\n')}

Aim: ${AIM} a second; ${reached ? 'reached' : 'not reached'}.
`,
  );
} finally {
  await stop();
}
