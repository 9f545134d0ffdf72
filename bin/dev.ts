/**
 * Runs everything that development needs: the portal, the back office at the next port, and the worker. Vite
 * reloads pages when their code changes. Server and worker restart when their code changes.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findDatabase, prepareDatabase } from './parts/database';
import { type Lifetime, run } from './parts/lifetime';
import { requireFreePort } from './parts/portal';
import { root } from './parts/programs';
import { ownSettings } from './parts/settings';

const TSX = join(root, 'node_modules/tsx/dist/cli.mjs');
const VITE = join(root, 'node_modules/vite/bin/vite.js');

await run(async (life) => {
  const settings = ownSettings();
  await requireFreePort(settings);
  const url = await findDatabase(settings, life);
  await prepareDatabase(settings, url);
  const env = { ...process.env, DATABASE_URL: url, ELENCO_DEMO_DATA: settings.demo ? 'on' : 'off' };
  const adminPort = settings.port + 1;
  superviseProcess(
    life,
    [TSX, 'watch', '--clear-screen=false', join(root, 'bin/parts/develop.ts')],
    root,
    env,
  );
  const admin = [VITE, '--host', settings.host, '--port', String(adminPort), '--strictPort'];
  superviseProcess(life, admin, join(root, 'apps/backoffice'), {
    ...env,
    ELENCO_PORTAL: `http://127.0.0.1:${settings.port}`,
  });
  console.log(`The back office, with reload: http://localhost:${adminPort}/dashboard/admin/`);
});

/** Runs a Node program for as long as this process runs. If the program ends first, this process ends too. */
function superviseProcess(life: Lifetime, command: string[], cwd: string, env: NodeJS.ProcessEnv): void {
  const child = spawn(process.execPath, command, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
  let wanted = true;
  const ended = once(child, 'exit').then(() => {
    if (wanted) process.kill(process.pid, 'SIGTERM');
  });
  life.endsWith(async () => {
    wanted = false;
    child.kill('SIGTERM');
    await ended;
  });
}
