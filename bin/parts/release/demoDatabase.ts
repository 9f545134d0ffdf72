import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, sealOf, seedDemo } from '@elenco/db';
import { startEmbedded } from '@elenco/db/embedded';
import { keepRelease, schemaAfter } from '@elenco/db/testing';
import { demoSecretsKey, onServer } from '../../../tests/support/db';

/**
 * Stores a database of this version that contains the demo data. Tests of later versions upgrade this
 * database. Returns the path of its file.
 */
export async function keepDemoDatabase(version: string): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'elenco-release-'));
  chmodSync(dataDir, 0o755); // under root, PostgreSQL runs as another user, which needs access
  const server = await startEmbedded({ dataDir, durable: false });
  try {
    const schemaOnly = Object.assign(new URL(server.url), { pathname: '/schema' }).href;
    await onServer((client) => client.query('create database schema'), server.url);
    const schema = await schemaAfter(schemaOnly);
    await migrate(server.url);
    await seedDemo(server.url, { seal: sealOf({ secretsKey: demoSecretsKey }) });
    return await keepRelease(server.url, version, schema);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
