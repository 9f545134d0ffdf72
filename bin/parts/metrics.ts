import { createServer } from 'node:http';
import type { Database } from '@elenco/db';
import {
  type BrowserMeasure,
  type CommandMeasure,
  type JobMeasure,
  measured,
  type RequestMeasure,
  type SearchMeasure,
  type StreamsMeasure,
} from '@elenco/db/measure';
import type { Settings } from '@elenco/db/settings';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import project from '../../package.json' with { type: 'json' };
import { type Lifetime, StartError } from './lifetime';

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Queue = { readonly upkeep: Pick<Database['upkeep'], 'queueState' | 'poolState'> };

/**
 * Returns the metrics of this process, and a function that stops collecting them. Labels contain only
 * patterns, names and codes. URLs and ids could be personal data, and each value of a label creates a
 * separate time series.
 */
export function openMetrics(database: Queue): { registry: Registry; close(): void } {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({ name: 'elenco_info', help: 'Version of Elenco.', labelNames: ['version'], registers }).set(
    { version: project.version },
    1,
  );
  const requests = new Histogram({
    name: 'elenco_request_seconds',
    help: 'Duration of requests until the answer begins.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const commands = new Histogram({
    name: 'elenco_command_seconds',
    help: 'Duration of commands; result is "done" or the code of the refusal.',
    labelNames: ['command', 'result'],
    buckets: BUCKETS,
    registers,
  });
  const jobs = new Histogram({
    name: 'elenco_job_seconds',
    help: 'Duration of background jobs of this process.',
    labelNames: ['task', 'result'],
    buckets: [...BUCKETS, 60, 600],
    registers,
  });
  const searches = new Histogram({
    name: 'elenco_search_seconds',
    help: 'Duration of searches for creators by kind: captions, words, filters, next page.',
    labelNames: ['kind', 'result'],
    buckets: BUCKETS,
    registers,
  });
  const streams = new Gauge({
    name: 'elenco_open_streams',
    help: 'Open streams of live updates.',
    registers,
  });
  const browserErrors = new Counter({
    name: 'elenco_browser_errors_total',
    help: 'Errors of our scripts that browsers reported.',
    labelNames: ['app', 'route'],
    registers,
  });
  const pages = new Histogram({
    name: 'elenco_browser_page_seconds',
    help: 'Sampled page loads: lcp until the largest content, inp from an interaction to its paint.',
    labelNames: ['app', 'route', 'measure'],
    buckets: [0.05, 0.1, 0.2, 0.5, 1, 1.8, 2.5, 4, 10],
    registers,
  });
  observeQueue(database, registers);
  observePool(database, registers);
  const subscriptions = [
    on(measured.request, ({ method, route, status, ms }: RequestMeasure) =>
      requests.observe({ method, route, status: String(status) }, ms / 1_000),
    ),
    on(measured.command, ({ command, result, ms }: CommandMeasure) =>
      commands.observe({ command, result }, ms / 1_000),
    ),
    on(measured.job, ({ task, result, ms }: JobMeasure) => jobs.observe({ task, result }, ms / 1_000)),
    on(measured.search, ({ kind, result, ms }: SearchMeasure) =>
      searches.observe({ kind, result }, ms / 1_000),
    ),
    on(measured.browser, (report: BrowserMeasure) => {
      const { app, route } = report;
      if (report.kind === 'error') browserErrors.inc({ app, route });
      else pages.observe({ app, route, measure: report.kind }, report.ms / 1_000);
    }),
    on(measured.streams, ({ open }: StreamsMeasure) => streams.set(open)),
  ];
  return {
    registry,
    close() {
      for (const end of subscriptions) end();
    },
  };
}

/**
 * Registers gauges for the background job queue. The queue is read once per scrape. If the database does not
 * answer, the gauges have no values.
 */
function observeQueue(database: Queue, registers: Registry[]): void {
  const state = oncePerScrape(() => database.upkeep.queueState().catch(() => undefined));
  new Gauge({
    name: 'elenco_database_up',
    help: '1 if the database answered this scrape.',
    registers,
    async collect() {
      this.set((await state()) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'elenco_oldest_due_job_seconds',
    help: 'Waiting time of the oldest due job; the same in every process.',
    registers,
    async collect() {
      const read = await state();
      if (read) this.set(read.oldestDueS);
      else this.remove();
    },
  });
  new Gauge({
    name: 'elenco_queued_jobs',
    help: 'Background jobs by state; the same in every process. E-mails to send are the task "mail".',
    labelNames: ['task', 'state'],
    registers,
    async collect() {
      this.reset();
      for (const { task, state: of, count } of (await state())?.jobs ?? [])
        this.set({ task, state: of }, count);
    },
  });
}

function observePool(database: Queue, registers: Registry[]): void {
  new Gauge({
    name: 'elenco_database_connections',
    help: 'Connections of this process to the database: used, idle; waiting are requests for one.',
    labelNames: ['state'],
    registers,
    async collect() {
      for (const [state, count] of Object.entries(await database.upkeep.poolState()))
        this.set({ state }, count);
    },
  });
}

/**
 * Returns a function that reads only once per scrape. All gauges of a scrape are collected together and share
 * the result.
 */
function oncePerScrape<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= read().finally(() => {
      setImmediate(() => {
        running = undefined;
      });
    });
    return running;
  };
}

function on<Measure>(
  channel: (typeof measured)[keyof typeof measured],
  take: (measure: Measure) => void,
): () => void {
  const listener = (message: unknown) => take(message as Measure);
  channel.subscribe(listener);
  return () => void channel.unsubscribe(listener);
}

/** Serves `/metrics` at a separate host and port, which must not be public. */
export async function serveMetrics(
  { host, port }: NonNullable<Settings['metrics']>,
  database: Queue,
  life: Lifetime,
): Promise<void> {
  const { registry, close } = openMetrics(database);
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((settle, fail) => {
    server.once('error', (error) =>
      fail(new StartError(`ELENCO_METRICS_PORT ${port} on ${host} cannot be used: ${error.message}`)),
    );
    server.listen(port, host, settle);
  });
  life.endsWith(async () => {
    close();
    server.closeAllConnections();
    server.close();
  });
}
