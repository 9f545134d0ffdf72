/**
 * The kept home page: answers a second with fifty at once, in turns with a bare handler that answers as many bytes,
 * the client in a process of its own: `npx tsx bench/home.ts`. Writes bench/results/home-<day>.md.
 */
import { cpus, loadavg } from 'node:os';
import { buildWhatIsStale } from '../bin/parts/build';
import { rateOf } from './parts/client';
import { demoSeeded } from './parts/demoSeeded';
import { startMeasured } from './parts/measured';
import { keep } from './parts/results';

const AIM = 5_000;
const PORT = 20_000 + Math.floor(Math.random() * 20_000);
const rounds = 5;

await buildWhatIsStale();
const demo = await demoSeeded();
const env = {
  DATABASE_URL: demo.url,
  ELENCO_DATA_DIR: demo.folder,
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  ELENCO_REST_CALLS: '1000000',
};
const portal = await startMeasured('bin/portal.ts', PORT, { ...env, ELENCO_DEMO_DATA: 'off', BASE_URL: '' });
const bare = await startMeasured('bench/parts/floor.ts', PORT + 1, { NODE_ENV: 'production' });
try {
  const page = await (await fetch(portal.url, { headers: { 'Accept-Encoding': 'identity' } })).text();
  const bytes = Buffer.byteLength(page);
  const contestants = {
    'bare handler': { url: `${bare.url}/${bytes}`, server: bare, gzip: false },
    'home page': { url: `${portal.url}/`, server: portal, gzip: false },
    'home page, compressed': { url: `${portal.url}/`, server: portal, gzip: true },
  };
  const best = new Map<string, { rate: number; cpu: number }>();
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, { url, server, gzip }] of Object.entries(contestants)) {
      const before = await server.cpu();
      const { rate, done } = await rateOf(url, { gzip, seconds: 4, connections: 50 });
      const cpu = ((await server.cpu()) - before) / done;
      // The first round compiles.
      if (round > 0 && rate > (best.get(name)?.rate ?? 0)) best.set(name, { rate, cpu });
    }
  }
  const floor = best.get('bare handler')?.rate ?? Number.NaN;
  const rows = [...best].map(
    ([name, { rate, cpu }]) =>
      `| ${name} | ${rate.toFixed(0)} | ${cpu.toFixed(3)} | ${((100 * rate) / floor).toFixed(0)} % |`,
  );
  const reached = (best.get('home page')?.rate ?? 0) >= AIM;
  keep(
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
  await portal.stop();
  await bare.stop();
  await demo.stop();
}
