import { type Database, openPool, type Settings, sealOf } from '@elenco/db';
import { openFiscalAuthority, openNetworks, openProvider } from '@elenco/networks';
import { run } from 'graphile-worker';
import { pino } from 'pino';
import { nameConnections } from './alive';
import { keepRunning } from './keepRunning';
import { graphileLog, type Log } from './log';
import { openPost } from './mail';
import { crontab } from './schedules';
import { tasksOf } from './tasks';
import { openSend } from './webhooks';

/** Number of concurrent jobs per process. */
const CONCURRENCY = 4;

export type WorkerSettings = Pick<Settings, 'baseUrl' | 'dataDir' | 'smtpUrl' | 'mailFrom' | 'secretsKey'> &
  Partial<
    Pick<
      Settings,
      'formerSecretsKeys' | 'logLevel' | 'meta' | 'tiktok' | 'stripe' | 'nfse' | 'ptaxUrl' | 's3'
    >
  >;

/**
 * Starts one worker process; any number may run at once. `stop` takes no new job, waits for running ones, and
 * closes its connections.
 */
export async function startWorker(parts: {
  database: Database;
  settings: WorkerSettings;
  log?: Log;
}): Promise<{ stop(): Promise<void> }> {
  const { database, settings } = parts;
  const log = parts.log ?? pino({ name: 'worker', level: settings.logLevel ?? 'info' });
  const post = openPost(settings);
  const networks = openNetworks(settings);
  const provider = openProvider(settings);
  const authority = openFiscalAuthority(settings.nfse);
  const seal = sealOf(settings);
  const connections = openPool(database.url, CONCURRENCY + 2, log);
  const clock = database.watchClock((skewMs) =>
    log.warn({ event: 'clock_skew', skewMs }, 'the clock is not the database’s'),
  );
  const close = async () => {
    clock.stop();
    post.close();
    await connections.close();
  };
  const start = async () => {
    await database.upkeep.freeJobsOfTheDead();
    const runner = await run({
      pgPool: connections.pool,
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      // Only in batches does graphile-worker 0.18 handle a failed write of a job's end; otherwise the lost
      // connection is an unhandled rejection, which ends the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      events: nameConnections(),
      logger: graphileLog(log),
      taskList: tasksOf({
        database,
        settings,
        post,
        networks,
        provider,
        authority,
        seal,
        send: openSend(),
        log,
      }),
      crontab,
    });
    // If several processes start at once, one reads.
    if (settings.ptaxUrl) await runner.addJob('readRates', {}, { jobKey: 'readRates', maxAttempts: 8 });
    return runner;
  };
  const running = await keepRunning(start, log).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    async stop() {
      await running.stop();
      await close();
    },
  };
}
