import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { SERVER_VARIABLE } from './db';

/**
 * Starts a PostgreSQL server without fsync in a temporary folder, with a migrated template database, once per
 * run. This function is the global setup of vitest and Playwright, and returns the teardown. A separate
 * process starts the server, so that packages are loaded only once and without the transformations of the
 * test runner.
 */
export default async function startTestServer(): Promise<() => Promise<void>> {
  if (process.env[SERVER_VARIABLE]) return async () => {}; // another project of this run has already started the server
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
