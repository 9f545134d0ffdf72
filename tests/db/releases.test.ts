import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flows } from '@elenco/core';
import { openDatabase } from '@elenco/db';
import { checkRestored, restoreDatabase } from '@elenco/db/backup';
import { readSettings } from '@elenco/db/settings';
import { releases, schemaAfter, schemaOf, unpackRelease } from '@elenco/db/testing';
import { mountApi } from '@elenco/portal/server/api';
import { manifest as routes } from '@elenco/portal/server/api/manifest';
import type { Env } from '@elenco/portal/server/types';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longTimeouts, onServer, TEMPLATE, urlOf } from '../support/db';
import { unlimitedCalls } from '../support/unlimited';

/** Tables whose rows no migration may delete. */
const KEPT = ['postings', 'ledger_transactions', 'history', 'audit', 'contracts', 'acceptances'];

/**
 * Allowed HTTP statuses of a list: 200 with rows, 400 if a parameter is missing, 403 without access, and 404
 * if the user has no such rows.
 */
const EXPECTED = [200, 400, 403, 404];

describe.each(releases())('the database of version %s', (version) => {
  const name = `elenco_test_release_${version.replaceAll(/\W/g, '_')}_${process.pid}`;
  const url = urlOf(name);
  const folder = mkdtempSync(join(tmpdir(), 'elenco-release-'));
  const { manifest, schema } = unpackRelease(version, folder);
  beforeAll(() => onServer((client) => client.query(`create database ${name}`)));
  afterAll(async () => {
    await onServer((client) => client.query(`drop database ${name} with (force)`));
    rmSync(folder, { recursive: true, force: true });
  });

  it('has the schema that the migrations of that version create', async () => {
    expect(await schemaAfter(url, manifest.migrations)).toEqual(schema);
  });

  it('can be migrated to the current schema, equal to that of a new database', async () => {
    await restoreDatabase({ url, folder, manifest, replace: true });
    expect(await schemaOf(url)).toEqual(await schemaOf(urlOf(TEMPLATE)));
  });

  it('keeps all rows of ledger, history and contracts, a balanced ledger and a valid audit log', async () => {
    const count = KEPT.map((table) => `select '${table}' as name, count(*)::int as rows from ${table}`);
    const { rows } = await onServer((client) => client.query(count.join(' union all ')), url);
    const released = manifest.tables.filter(({ name }) => KEPT.includes(name));
    expect(Object.fromEntries(rows.map((row) => [row.name, row.rows]))).toEqual(
      Object.fromEntries(released.map((table) => [table.name, table.rows])),
    );
    expect(await checkRestored(url, manifest)).toEqual([]);
  });

  it.each(flows.map((flow) => [flow.name, flow] as const))(
    'has only known states in %s after the migration',
    async (of, flow) => {
      const table = of.replaceAll('-', '_');
      const { rows } = await onServer((client) => client.query(`select distinct status from ${table}`), url);
      expect(flow.states).toEqual(expect.arrayContaining(rows.map(({ status }) => status)));
    },
  );

  it('serves staff, a brand and a creator every list of the REST API after the migration', async () => {
    const database = await openDatabase(url, { poolMax: 4, limits: longTimeouts });
    const settings = readSettings({ ...unlimitedCalls, DATABASE_URL: url, ELENCO_DATA_DIR: folder });
    const errors: unknown[] = [];
    const app = new Hono<Env>();
    app.use((c, next) => {
      c.set('ip', '127.0.0.1');
      return next();
    });
    mountApi(app, {
      database,
      settings,
      version: 'test',
      log: { warn() {}, error: (...words: unknown[]) => void errors.push(words) },
    });
    const lists = routes.filter(({ method, path }) => method === 'GET' && !path.includes(':'));
    const refused: string[] = [];
    for (const email of ['owner@elenco.example', 'brand@aurora.example', 'creator@story.example']) {
      const { rows } = await onServer(
        (client) => client.query('select id from users where email = $1', [email]),
        url,
      );
      const about = { name: 'upgrade', scopes: ['read', 'write'], days: 1, now: new Date().toISOString() };
      const { token } = await database.identity.issueToken(rows[0].id, about);
      for (const { path } of lists) {
        const { status } = await app.request(`/api/v1${path}`, {
          headers: { Authorization: `Bearer ${token}` },
        });
        if (!EXPECTED.includes(status)) refused.push(`${path} for ${email}: ${status}`);
      }
    }
    await database.close();
    expect(errors).toEqual([]);
    expect(refused).toEqual([]);
  });
});
