import type { AddressInfo } from 'node:net';
import type { SearchAnswer } from '@elenco/core';
import { openDatabase } from '@elenco/db';
import { readSettings } from '@elenco/db/settings';
import { mountApi } from '@elenco/portal/server/api';
import type { Env } from '@elenco/portal/server/types';
import { type ServerType, serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { Pool } from 'pg';

/** A server of the search over HTTP with JSON, and a staff token for it. */
export interface SearchServer {
  ask(query: string): Promise<SearchAnswer>;
  /** Builds the next generation of the search index. */
  build(): Promise<unknown>;
  stop(): Promise<void>;
}

export async function startSearch(url: string, dataDir: string, pool: Pool): Promise<SearchServer> {
  const database = await openDatabase(url, { poolMax: 6 });
  await pool.query(
    `insert into users (created_at, updated_at, email, name, locale, staff, duties, confirmed_at)
     values (now(), now(), 'bench@bench.example', 'Bench', 'pt', true, '{curation}', now()) on conflict do nothing`,
  );
  const { rows: staff } = await pool.query<{ id: number }>(
    `select id from users where email = 'bench@bench.example'`,
  );
  const issued = { name: 'bench', scopes: ['read'], days: 1, now: new Date().toISOString() };
  const { token } = await database.identity.issueToken(staff[0]!.id, issued);
  const settings = readSettings({
    DATABASE_URL: url,
    ELENCO_DATA_DIR: dataDir,
    ELENCO_REST_CALLS: '1000000',
  });
  const app = new Hono<Env>();
  app.use((c, next) => {
    c.set('ip', '127.0.0.1');
    return next();
  });
  mountApi(app, { database, settings, version: 'bench', log: console });
  const server = await new Promise<ServerType>((settle) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => settle(started));
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1/search/creators`;
  return {
    async ask(query) {
      const answer = await fetch(`${base}?${query}`, { headers: { Authorization: `Bearer ${token}` } });
      if (!answer.ok) throw new Error(`${query}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as SearchAnswer;
    },
    build: () => database.search.buildGeneration(new Date().toISOString()),
    async stop() {
      await new Promise((done) => server.close(done));
      await database.close();
    },
  };
}
