import { type FreshDatabase, freshDatabase } from '@elenco/tests/support/db';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verifyAudit } from './audit';

const CONNECTIONS = 8;
const PER_CONNECTION = 12;
const ENTRIES = CONNECTIONS * PER_CONNECTION;

let database: FreshDatabase;
/** A superuser connection with triggers disabled. Plays an attacker with full access to the database. */
let tamperer: Client;
beforeEach(async () => {
  database = await freshDatabase();
  tamperer = await connect('-c session_replication_role=replica');
});
afterEach(async () => {
  await tamperer.end();
  await database.drop();
});

async function connect(options = ''): Promise<Client> {
  const client = new Client({ connectionString: database.url, options });
  await client.connect();
  return client;
}

const columns = 'at, actor_id, actor_role, command, resource, row_id, data, ip';
const entry = (n: number) =>
  `('2026-11-22T12:00:00Z', ${n}, 'company', 'users.update', 'users', ${n},
    '{"what": "update", "fields": ["phone", "\\"ação\\" \\\\ \\n"]}', '192.0.2.7')`;

/** Writes audit entries on many connections concurrently, three entries per transaction. */
async function write(): Promise<void> {
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, one) => {
      const client = await connect();
      for (let n = 0; n < PER_CONNECTION; n += 3) {
        const values = [0, 1, 2].map((more) => entry(one * 100 + n + more + 1)).join(', ');
        await client.query(`insert into audit (${columns}) values ${values}`);
      }
      await client.end();
    }),
  );
}

/** Returns the entry at position 5 of the longest chain, which has entries before and after it. */
async function middle(): Promise<{ chain: number; position: number; id: number }> {
  const { rows } = await tamperer.query(
    `select chain, position, id from audit where position = 5
       and chain = (select chain from audit_heads order by position desc, chain limit 1)`,
  );
  return rows[0];
}

const found = async (kept?: Parameters<typeof verifyAudit>[1]) =>
  (await verifyAudit(database.url, kept)).broken;

describe('the audit log', () => {
  it('is valid after concurrent writes', async () => {
    await write();
    const { entries, heads, broken } = await verifyAudit(database.url);
    expect({ entries, broken }).toEqual({ entries: ENTRIES, broken: [] });
    expect(heads.reduce((sum, { position }) => sum + position, 0)).toBe(ENTRIES);
  });

  it('has neither an entry nor a gap after a rollback', async () => {
    const client = await connect();
    await client.query('begin');
    await client.query(`insert into audit (${columns}) values ${entry(1)}`);
    await client.query('rollback');
    await client.query(`insert into audit (${columns}) values ${entry(2)}`);
    await client.end();
    expect(await verifyAudit(database.url)).toMatchObject({ entries: 1, broken: [] });
  });

  it('detects any change of an entry', async () => {
    await write();
    const { chain, position, id } = await middle();
    await tamperer.query('create table kept as select * from audit');
    const changes = [
      'actor_id = 7',
      'impersonator_id = 7',
      'row_id = null',
      `at = at + interval '1 millisecond'`,
      `actor_role = 'admin'`,
      `command = 'users.remove'`,
      `resource = 'payees'`,
      `data = data || '{"what": "remove"}'`,
      `hash = repeat('0', 64)`,
    ];
    for (const change of changes) {
      await tamperer.query(`update audit set ${change} where id = $1`, [id]);
      expect([change, await found()]).toEqual([change, [{ chain, position, id, why: 'changed' }]]);
      await tamperer.query('delete from audit');
      await tamperer.query('insert into audit select * from kept');
    }
    expect(await found()).toEqual([]);
  });

  it('detects the removal of an entry in the middle or at the end', async () => {
    await write();
    const { chain, position, id } = await middle();
    await tamperer.query('delete from audit where id = $1', [id]);
    expect(await found()).toEqual([{ chain, position, id: null, why: 'missing' }]);
    await tamperer.query('delete from audit where chain = $1 and position > $2', [chain, position]);
    expect(await found()).toEqual([{ chain, position, id: null, why: 'missing' }]);
  });

  it('detects an entry added at the end', async () => {
    await write();
    const { chain } = await middle();
    const { rows } = await tamperer.query(
      `insert into audit (${columns}, chain, position, prev_hash, hash)
       select ${columns}, chain, position + 1, hash, repeat('1', 64) from audit where chain = $1
       order by position desc limit 1 returning id, position`,
      [chain],
    );
    expect(await found()).toEqual([{ chain, ...rows[0], why: 'added' }]);
  });

  it('detects an inserted entry, even if the later entries were renumbered', async () => {
    await write();
    const { chain, position } = await middle();
    await tamperer.query('update audit set position = -position - 1 where chain = $1 and position >= $2', [
      chain,
      position,
    ]);
    await tamperer.query('update audit set position = -position where position < 0');
    // The hash of the inserted entry is right. Only the hash of the next entry reveals that an entry was
    // inserted.
    const { rows } = await tamperer.query(
      `insert into audit (${columns}, chain, position, prev_hash, hash)
       select ${columns}, chain, position + 1, hash, '' from audit where chain = $1 and position = $2 returning id`,
      [chain, position - 1],
    );
    await tamperer.query('update audit a set hash = audit_hash(a) where id = $1', [rows[0].id]);
    await tamperer.query('update audit_heads set position = position + 1 where chain = $1', [chain]);
    expect(await found()).toMatchObject([{ chain, position: position + 1, why: 'changed' }]);
  });

  it('detects two swapped entries, even if their hashes were recomputed', async () => {
    await write();
    const { chain, position } = await middle();
    const places = [chain, position, position + 1];
    await tamperer.query(
      'update audit set position = -($2 + $3 - position) where chain = $1 and position in ($2, $3)',
      places,
    );
    await tamperer.query('update audit set position = -position where position < 0');
    expect(await found()).toMatchObject([{ chain, position, why: 'changed' }]);
    await tamperer.query('update audit a set hash = audit_hash(a) where chain = $1', [chain]);
    expect(await found()).toMatchObject([{ chain, position, why: 'misplaced' }]);
  });

  it('detects a rewritten chain if its head was stored outside the database before', async () => {
    await write();
    const { heads } = await verifyAudit(database.url);
    expect(await found(heads)).toEqual([]);
    const { chain } = await middle();
    await tamperer.query('delete from audit where chain = $1', [chain]);
    await tamperer.query(`update audit_heads set position = 0, hash = '' where chain = $1`, [chain]);
    expect(await found()).toEqual([]);
    expect(await found(heads)).toEqual([{ chain, position: 1, id: null, why: 'missing' }]);
  });

  it('allows deleting the IP address of an entry, but not replacing it with another', async () => {
    await write();
    const client = await connect();
    await client.query('update audit set ip = null');
    await expect(client.query(`update audit set ip = '192.0.2.8'`)).rejects.toMatchObject({ code: 'EL002' });
    await client.end();
    expect(await found()).toEqual([]);
  });
});
