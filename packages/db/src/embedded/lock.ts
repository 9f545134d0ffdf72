import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { processRunId, waitUntilEnded } from './processes';

/** Milliseconds to wait for a lock that another process has, because that process may be about to end. */
const TIMEOUT_MS = 5000;

/**
 * Creates the lock file for this process, and returns a function that releases it. Takes over a lock file
 * whose process has ended (kill -9, power cut). Throws if the process still runs: two launchers on one data
 * folder would stop each other's server.
 */
export async function takeLock(file: string): Promise<() => void> {
  const mine = processRunId(process.pid) ?? String(process.pid);
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      writeFileSync(file, mine, { flag: 'wx', mode: 0o644 });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      await refuseIfAlive(file);
      rmSync(file, { force: true });
    }
  }
  throw new Error(`Another process took ${file} at the same time. Start again.`);
}

async function refuseIfAlive(file: string): Promise<void> {
  const holder = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  const pid = Number.parseInt(holder, 10);
  if (!Number.isInteger(pid) || processRunId(pid) !== holder) return;
  if (pid !== process.pid && (await waitUntilEnded(pid, TIMEOUT_MS))) return;
  throw new Error(
    `Process ${pid} already runs PostgreSQL over this data folder (${file}). ` +
      'Stop it first, or set another ELENCO_DATA_DIR, or share one database with DATABASE_URL.',
  );
}
