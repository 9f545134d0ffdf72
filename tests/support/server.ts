import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { SERVER_VARIABLE } from './db';

/**
 * Starts one PostgreSQL without fsync in a temporary folder, with a migrated template database, once per run.
 * Global setup of vitest and Playwright; returns its teardown. It runs in a process of its own, which loads
 * the packages once and without the runner's transformations.
 */
export default async function startTestServer(): Promise<() => Promise<void>> {
  if (process.env[SERVER_VARIABLE]) return async () => {}; // another project of this run has started it
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL('serverProcess.ts', import.meta.url))],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'exit');
  const lines = createInterface(child.stdout);
  const [url] = (await Promise.race([once(lines, 'line'), ended.then(() => [])])) as string[];
  if (!url) throw new Error('The test server did not start.');
  process.env[SERVER_VARIABLE] = url;
  return async () => {
    delete process.env[SERVER_VARIABLE];
    child.stdin.end();
    await ended;
  };
}
