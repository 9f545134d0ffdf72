import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '@elenco/db';
import { startEmbedded } from '@elenco/db/embedded';
import { Client } from 'pg';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { builtProgram } from '../support/builtProgram';
import { compileCache } from '../support/builtServe';
import { plainEnvironment } from '../support/serverHost';

const root = fileURLToPath(new URL('../../', import.meta.url));
let dataDir: string;
let program: string;
beforeAll(async () => {
  program = await builtProgram(new URL('../../bin/elenco.ts', import.meta.url));
});
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'elenco-verify-'));
  chmodSync(dataDir, 0o755); // under root, PostgreSQL runs as another user, which needs access
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs `elenco verify-audit`. Returns its exit code and messages. */
const verify = () =>
  new Promise<{ code: unknown; printed: string }>((settle) => {
    const env = { ...plainEnvironment(), ELENCO_DATA_DIR: dataDir, DATABASE_URL: '', BASE_URL: '' };
    execFile(
      process.execPath,
      [program, 'verify-audit'],
      { cwd: root, env: { ...env, NODE_COMPILE_CACHE: compileCache } },
      (error, _, printed) => settle({ code: error?.code ?? 0, printed }),
    );
  });

it('verifies the audit log of a running database server, and exits with 1 only if the log was manipulated', async () => {
  const server = await startEmbedded({ dataDir, durable: false });
  const client = new Client({ connectionString: server.url });
  try {
    await client.connect();
    expect(await verify()).toMatchObject({ code: 2, printed: expect.stringContaining('audit_heads') });
    await migrate(server.url);
    await client.query(`insert into audit (at, actor_role, command, resource, row_id, data)
      values ('2026-11-22T12:00:00Z', 'company', 'users.update', 'users', 1, '{}')`);
    expect(await verify()).toEqual({ code: 0, printed: '1 entries in 16 chains, 0 broken\n' });
    await client.query(`set session_replication_role = replica`);
    await client.query(`update audit set row_id = 2`);
    expect(await verify()).toMatchObject({ code: 1, printed: expect.stringContaining('changed') });
  } finally {
    await client.end();
    await server.stop();
  }
});

it('reports that the audit log could not be verified if there is no database, and creates none', async () => {
  expect(await verify()).toMatchObject({
    code: 2,
    printed: expect.stringContaining('There is no database in'),
  });
  expect(readdirSync(dataDir)).not.toContain('postgres');
});
