import { type Database, openPool, type Settings, sealOf } from '@elenco/db';
import { traceIds } from '@elenco/db/measure';
import { openFiscalAuthority, openNetworks, openProvider } from '@elenco/networks';
import { run } from 'graphile-worker';
import { pino } from 'pino';
import { nameConnections } from './alive';
import { keepRunning } from './keepRunning';
import { graphileLog, type Log } from './log';
import { openPost } from './mail';
import { measureJobs, tracedTasks } from './measureJobs';
import { crontab } from './schedules';
import { tasksOf } from './tasks';
import { openSend } from './webhooks';

/** Maximum number of concurrent jobs in a process. */
const CONCURRENCY = 4;

export type WorkerSettings = Pick<Settings, 'baseUrl' | 'dataDir' | 'smtpUrl' | 'mailFrom' | 'secretsKey'> &
  Partial<
    Pick<
      Settings,
      | 'formerSecretsKeys'
      | 'logLevel'
      | 'schedule'
      | 'meta'
      | 'tiktok'
      | 'youtube'
      | 'stripe'
      | 'nfse'
      | 'ptaxUrl'
      | 's3'
    >
  >;

/**
 * Starts a worker in this process. Any number of processes with workers can run concurrently. `stop` starts
 * no more jobs, waits for running jobs, and closes the connections.
 */
export async function startWorker(parts: {
  database: Database;
  settings: WorkerSettings;
  log?: Log;
}): Promise<{ stop(): Promise<void> }> {
  const { database, settings } = parts;
  const log = parts.log ?? pino({ name: 'worker', level: settings.logLevel ?? 'info', mixin: traceIds });
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
      // graphile-worker 0.18 handles a failed write of a job's result only if it writes results in batches.
      // If it did not, a lost connection would cause an unhandled rejection, which ends the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      events: measureJobs(nameConnections()),
      logger: graphileLog(log),
      taskList: tracedTasks(
        tasksOf({
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
      ),
      crontab: settings.schedule === false ? '' : crontab,
    });
    // With this key, several processes that start concurrently queue only one job.
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
