/**
 * Measures the CPU time of pages once without tracing and once with tracing. With tracing, every request is
 * sampled and exported to a collector: `npx tsx bench/tracing.ts`. Writes bench/results/tracing-<day>.md.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus, loadavg } from 'node:os';
import { cpuOfRounds, median } from './parts/measured';
import { portalOverDemo, readPage, startDemoPortal } from './parts/portalOverDemo';
import { writeResult } from './parts/results';

const AIM_PERCENT = 3;
const PATHS = ['/dashboard/client', '/dashboard/client/search', '/dashboard/client/historic'];

let bytes = 0;
const collector = createServer((request, response) => {
  request.on('data', (part: Buffer) => {
    bytes += part.length;
  });
  request.on('end', () => response.writeHead(200).end());
});
collector.listen(0, '127.0.0.1');
await once(collector, 'listening');

const { demo, portal: off, stop } = await portalOverDemo();
const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
const all = await startDemoPortal(demo, { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
const few = await startDemoPortal(demo, {
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
  OTEL_TRACES_SAMPLER_ARG: '0.05',
});
try {
  const { cookie } = await demo.visitor('brand', 'brand@aurora.example');
  const lines: string[] = [];
  for (const path of PATHS) {
    const of = (server: typeof off) => ({ server, ask: () => readPage(`${server.url}${path}`, cookie) });
    const cost = await cpuOfRounds(
      { off: of(off), all: of(all), few: of(few) },
      { rounds: 15, requests: 20 },
    );
    const more = (name: 'all' | 'few') =>
      median(cost[name].map((ms, round) => (ms / (cost.off[round] ?? ms) - 1) * 100)).toFixed(1);
    lines.push(`| ${path} | ${median(cost.off).toFixed(1)} | ${more('all')} % | ${more('few')} % |`);
  }
  writeResult('tracing', (day) =>
    [
      `# Cost of traces, ${day}`,
      '',
      `CPU of the portal for each page, in turns, on ${cpus().length} cores at load ${(loadavg()[0] ?? 0).toFixed(1)}; the median of the differences within a round. The collector received ${Math.round(bytes / 1024)} kB.`,
      '',
      '| page | off, ms | every request sampled | 5 % sampled |',
      '|---|---|---|---|',
      ...lines,
      '',
      `Aim: at most ${AIM_PERCENT} %.`,
      '',
    ].join('\n'),
  );
} finally {
  await Promise.all([all.stop(), few.stop()]);
  collector.close();
  collector.closeAllConnections();
  await stop();
}
