import { setTimeout as pause } from 'node:timers/promises';
import type { Runner } from 'graphile-worker';
import type { Log } from './log';

const PAUSE_MS = 1_000;

/**
 * Restarts a runner that ends by itself (the database was restarted during a job), a second later, until
 * `stop`. A failure of the first start is thrown to the caller.
 */
export async function keepRunning(
  start: () => Promise<Runner>,
  log: Log,
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  let runner = await start();
  const watched = watch();

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await runner.promise.catch((error: unknown) => log.error({ err: error }, 'the worker ended'));
      const goOn = await pause(PAUSE_MS, true, { signal: stopping.signal }).catch(() => false);
      if (!goOn) return;
      try {
        runner = await start();
        // A stop in the meantime has ended the previous one.
        if (stopping.signal.aborted) await runner.stop();
      } catch (error) {
        log.error({ err: error }, 'worker restart failed, will be retried');
      }
    }
  }

  return {
    async stop() {
      stopping.abort();
      // One that has already ended refuses to stop.
      await runner.stop().catch(() => {});
      await watched;
    },
  };
}
