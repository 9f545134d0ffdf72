import type { Database, Settings } from '@elenco/db';
import { type Runner, run } from 'graphile-worker';
import { pino } from 'pino';
import { nameConnections } from './alive';
import { graphileLog, type Log } from './log';
import { openPost } from './mail';
import { crontab } from './schedules';
import { tasksOf } from './tasks';

/** Jobs that one process does at the same time. */
const CONCURRENCY = 4;

export type WorkerSettings = Pick<Settings, 'baseUrl' | 'smtpUrl' | 'mailFrom'> &
  Partial<Pick<Settings, 'logLevel'>>;

/**
 * Starts one worker process over the database; any number may run at once. `stop` takes no new job, waits for
 * those at work, and closes its connections.
 */
export async function startWorker(parts: {
  database: Database;
  settings: WorkerSettings;
  log?: Log;
}): Promise<{ stop(): Promise<void> }> {
  const { database, settings } = parts;
  const log = parts.log ?? pino({ name: 'worker', level: settings.logLevel ?? 'info' });
  const post = openPost(settings);
  let runner: Runner;
  try {
    await database.upkeep.freeJobsOfTheDead();
    runner = await run({
      connectionString: database.url,
      maxPoolSize: CONCURRENCY + 2,
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      events: nameConnections(),
      logger: graphileLog(log),
      taskList: tasksOf({ database, settings, post, log }),
      crontab,
    });
  } catch (error) {
    post.close();
    throw error;
  }
  // What ends the runner is logged by the logger above; without a listener it would end this process.
  runner.promise.catch(() => {});
  return {
    async stop() {
      await runner.stop();
      post.close();
    },
  };
}
