import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Runner } from 'graphile-worker';
import type { Log } from './log';

const PAUSE_MS = 1_000;
/** Milliseconds that the last writes of a stopping runner may take after its jobs have ended. */
const LAST_WRITES_MS = 2_000;

/**
 * Starts a runner. If the runner ends before `stop` is called, for example because the database was
 * restarted, starts another one after a second.
 * @throws the error of the first start
 */
export async function keepRunning(
  start: () => Promise<Runner>,
  log: Log,
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  let runner = await start();
  let drained = drainOf(runner);
  const watched = watch();

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await Promise.race([runner.promise, drained]).catch((error: unknown) =>
        log.error({ err: error }, 'the worker ended'),
      );
      const goOn = await pause(PAUSE_MS, true, { signal: stopping.signal }).catch(() => false);
      if (!goOn) return;
      try {
        runner = await start();
        drained = drainOf(runner);
        // `stop` was called while the runner was being restarted, so the new runner is stopped too.
        if (stopping.signal.aborted) await Promise.race([runner.stop(), drained]);
      } catch (error) {
        log.error({ err: error }, 'worker restart failed, will be retried');
      }
    }
  }

  return {
    async stop() {
      stopping.abort();
      // `stop` rejects if the runner has already ended.
      await Promise.race([runner.stop().catch(() => {}), drained]);
      await watched;
    },
  };
}

/**
 * Resolves when all jobs of a stopping runner have ended and their last writes had time to complete. The
 * runner's own promise is not sufficient: in graphile-worker 0.18 it never settles if two of these writes
 * failed.
 */
async function drainOf({ events, promise }: Runner): Promise<void> {
  const ends = [
    'pool:gracefulShutdown:complete',
    'pool:forcefulShutdown:complete',
    'pool:forcefulShutdown:error',
  ] as const;
  await Promise.race(ends.map((name) => once(events, name)));
  const over = new AbortController();
  const settled = promise.finally(() => over.abort()).catch(() => {});
  await Promise.race([settled, pause(LAST_WRITES_MS, undefined, { signal: over.signal }).catch(() => {})]);
}
