import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Database } from '@elenco/db';
import type { Settings } from '@elenco/db/settings';
import project from '../../package.json' with { type: 'json' };
import { builtPortal } from './build';
import { StartError } from './lifetime';
import { root } from './programs';

export type Mode = 'production' | 'development';
type Portal = { url: string; close(): Promise<void> };
type Serve = (options: {
  settings: Settings;
  database: Database;
  mode: Mode;
  version: string;
}) => Promise<Portal>;

const PORT_TIMEOUT_MS = 5000;
const READY_LIMIT_MS = 30_000;

/**
 * Starts the portal. In production mode it serves the build. In development mode it serves the sources
 * through Vite.
 */
export async function servePortal(settings: Settings, database: Database, mode: Mode): Promise<Portal> {
  if (mode === 'production') {
    if (!existsSync(builtPortal)) throw new StartError('The portal is not built: run "npm run build" first.');
    // React's production mode depends on NODE_ENV.
    process.env.NODE_ENV = 'production';
  }
  const path = mode === 'production' ? builtPortal : join(root, 'apps/portal/server/main.ts');
  const { serve } = (await import(pathToFileURL(path).href)) as { serve: Serve };
  return serve({ settings, database, mode, version: project.version });
}

/** Waits until `/readyz` answers with 200. */
export async function untilReady(url: string): Promise<void> {
  const limit = Date.now() + READY_LIMIT_MS;
  let last = 'no answer';
  while (Date.now() < limit) {
    try {
      const answer = await fetch(new URL('/readyz', url), { signal: AbortSignal.timeout(2000) });
      const text = await answer.text();
      if (answer.ok) return;
      last = `${answer.status} ${text}`;
    } catch (error) {
      last = String(error);
    }
    await pause(50);
  }
  throw new StartError(`${url}/readyz did not get ready in ${READY_LIMIT_MS / 1000} s: ${last}`);
}

/**
 * Throws if the port is in use, before anything is built or started. Waits a few seconds for a server that is
 * shutting down to release the port.
 */
export async function requireFreePort({ host, port }: Settings): Promise<void> {
  const limit = Date.now() + PORT_TIMEOUT_MS;
  for (;;) {
    const refusal = await tryListening(host, port);
    if (!refusal) return;
    if (refusal !== 'EADDRINUSE')
      throw new StartError(`HOST ${host} with PORT ${port} cannot be used: ${refusal}`);
    if (Date.now() > limit)
      throw new StartError(`Port ${port} is in use by another program: stop it or set PORT.`);
    await pause(100);
  }
}

function tryListening(host: string, port: number): Promise<string | undefined> {
  return new Promise((settle) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => settle(error.code ?? error.message));
    probe.listen(port, host, () => probe.close(() => settle(undefined)));
  });
}
