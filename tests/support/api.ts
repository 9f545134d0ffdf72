import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '@elenco/db';
import { readSettings } from '@elenco/db/settings';
import { mountApi } from '@elenco/portal/server/api';
import type { Env } from '@elenco/portal/server/types';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { freshDatabase } from './db';
import { unlimitedCalls } from './unlimited';

export type RunningApi = {
  /** Base URL of the API: `http://127.0.0.1:…/api/v1`. */
  url: string;
  databaseUrl: string;
  dataDir: string;
  database: Database;
  app: Hono<Env>;
  /** Warnings and errors that the server has logged. */
  received: { warnings: unknown[]; errors: unknown[] };
  stop(): Promise<void>;
};

/**
 * Starts only the REST API over HTTP, at a free port and with its own database. `now` is the clock of the
 * API. The default is the clock of the machine. `env` overrides settings.
 */
export async function startApi({
  now,
  env = unlimitedCalls,
}: {
  now?: () => string;
  env?: NodeJS.ProcessEnv;
} = {}): Promise<RunningApi> {
  const own = await freshDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'elenco-api-'));
  const settings = readSettings({ ...env, DATABASE_URL: own.url, ELENCO_DATA_DIR: dataDir });
  const database = await openDatabase(own.url, { poolMax: 10, limits: settings.databaseLimits });
  const received: RunningApi['received'] = { warnings: [], errors: [] };
  const log = {
    warn: (...words: unknown[]) => void received.warnings.push(words),
    error: (...words: unknown[]) => void received.errors.push(words),
  };
  const app = new Hono<Env>();
  app.use((c, next) => {
    c.set('ip', '127.0.0.1');
    return next();
  });
  mountApi(app, { database, settings, version: 'test', log, ...(now ? { now } : {}) });
  const server = await new Promise<Server>((settle) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () =>
      settle(started as Server),
    );
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api/v1`,
    databaseUrl: own.url,
    dataDir,
    database,
    app,
    received,
    async stop() {
      server.closeAllConnections();
      await new Promise((settle) => server.close(settle));
      await database.close();
      await own.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
