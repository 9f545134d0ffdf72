import { setTimeout as pause } from 'node:timers/promises';
import type { Runner } from 'graphile-worker';
import type { Log } from './log';

const PAUSE_MS = 1_000;

/**
 * A runner that ends by itself (the database was restarted in the middle of a job) is started anew, a second
 * later, until `stop`. That the first start works is the caller's to know: it throws.
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
        // The stop that came meanwhile has ended the one before.
        if (stopping.signal.aborted) await runner.stop();
      } catch (error) {
        log.error({ err: error }, 'the worker could not start again yet');
      }
    }
  }

  return {
    async stop() {
      stopping.abort();
      // One that has ended already refuses to stop.
      await runner.stop().catch(() => {});
      await watched;
    },
  };
}
