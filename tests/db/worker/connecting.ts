import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectChannel, type Network, tokenOf } from '@elenco/core/discovery';
import { actorOf } from '@elenco/core/people';
import { aCreator, aUser, ids } from '@elenco/core/testing';
import { type Database, type FileStore, folderStore, openDatabase, readSettings, sealWith } from '@elenco/db';
import { closedGrant, openNetworks } from '@elenco/networks';
import type { NetworkContext } from '@elenco/worker/connections';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type FreshDatabase, freshDatabase, longTimeouts } from '../../support/db';
import { FakeNetworks } from '../../support/networks';
import { putRows } from '../../support/rows';
import { quiet } from './processes';

export const DAY = 86_400_000;
const key = 'a'.repeat(64);
const creator = aUser({
  id: ids.creatorUser,
  email: 'c@story.example',
  companyId: null,
  companyRole: null,
  creatorId: ids.creator,
});
/** The creator whose accounts the tests connect, as the actor of commands. */
export const actor = actorOf(creator);

export let own: FreshDatabase;
export let database: Database;
export let client: Client;
export let there: FakeNetworks;
export let parts: NetworkContext & { pictures: FileStore };
let folder: string;
/**
 * Milliseconds by which the tests' clock is ahead of real time. The simulated social networks use the tests'
 * clock.
 */
let ahead = 0;
export const now = () => new Date(Date.now() + ahead).toISOString();
export const later = (days: number) => {
  ahead += days * DAY;
  there.grants.ahead = ahead;
};

/** Creates a database with a creator for the tests of a file, and simulated networks for each test. */
export function connecting(): void {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'elenco-posts-'));
    own = await freshDatabase();
    database = await openDatabase(own.url, { limits: longTimeouts });
    client = new Client({ connectionString: own.url });
    await client.connect();
    await putRows(own.url, [
      ['creators', aCreator({ presences: [] })],
      ['users', creator],
    ]);
  });
  afterAll(async () => {
    await client.end();
    await database.close();
    await own.drop();
    rmSync(folder, { recursive: true });
  });
  beforeEach(async () => {
    ahead = 0;
    there = new FakeNetworks();
    await there.start();
    const settings = readSettings({ ...there.env, ELENCO_SECRETS_KEY: key, SESSION_SECRET: 's'.repeat(32) });
    const networks = openNetworks(settings);
    const pictures = folderStore(folder);
    parts = { database, networks, seal: sealWith(key), log: quiet, now, pictures };
  });
  afterEach(() => there.stop());
}

/** Connects an account like the OAuth callback of the portal. Returns the id of the connection. */
export async function connect(channel: Network): Promise<number> {
  const network = parts.networks[channel]!;
  const way = { state: 'state', verifier: 'v'.repeat(43), redirectUri: 'https://elenco.example/back' };
  const back = new URL(there.decide(network.authorizeUrl(way), true));
  const grant = await network.redeem({ ...way, code: back.searchParams.get('code')! });
  const { accountId, figures } = await network.read(grant);
  const token = closedGrant(parts.seal, grant, tokenOf({ creatorId: ids.creator, channel }));
  const input = { channel, accountId, consentedAt: now(), token, figures };
  return (await database.perform(connectChannel, input, { actor, now: now() })).id;
}
export const connection = async (id: number) =>
  (await client.query('select * from connections where id = $1', [id])).rows[0];
