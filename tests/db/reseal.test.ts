import { secretOf, tokenOf } from '@elenco/core';
import { aCompany, aConnection, aCreator, aUser, aWebhook, ids } from '@elenco/core/testing';
import { newSecondFactor, type Seal, sealedColumns, sealedFor, sealOf } from '@elenco/db';
import { Secret, TOTP } from 'otpauth';
import { Client } from 'pg';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { putRows } from '../support/rows';
import { testDatabase } from '../support/testDatabase';

const [oldKey, newKey, foreign] = ['a', 'b', 'c'].map((digit) => digit.repeat(64)) as [
  string,
  string,
  string,
];
const before = sealOf({ secretsKey: oldKey });
/** The seal during a change of keys: it encrypts with the new key, and decrypts with both keys. */
const between = sealOf({ secretsKey: newKey, formerSecretsKeys: [oldKey] });
const after = sealOf({ secretsKey: newKey });

const user = aUser({ id: ids.creatorUser, companyId: null, companyRole: null, creatorId: ids.creator });
const connection = aConnection();
const hook = aWebhook();
const about = tokenOf(connection);
const factor = newSecondFactor();
const grant = '{"access":"the access","refresh":null}';

const { database, client, url } = await testDatabase();
beforeAll(async () => {
  await putRows(url, [
    ['creators', aCreator()],
    ['users', user],
    ['connections', connection],
    ['companies', aCompany()],
    ['webhooks', hook],
  ]);
});

const put = async (seal: Seal) => {
  await client.query(
    'delete from second_factors; delete from connection_tokens; delete from webhook_secrets',
  );
  await client.query(
    `insert into second_factors (user_id, secret, last_step, recovery_hashes, created_at, updated_at)
     values ($1, $2, 0, '{}', now(), now())`,
    [user.id, seal.close(factor.secret, sealedFor(user.id))],
  );
  await client.query(
    `insert into connection_tokens (connection_id, sealed, expires_at, created_at, updated_at)
     values ($1, $2, now() + interval '9 days', now(), now())`,
    [connection.id, seal.close(grant, about)],
  );
  await client.query(
    'insert into webhook_secrets (webhook_id, sealed, created_at, updated_at) values ($1, $2, now(), now())',
    [hook.id, seal.close('whsec_x', secretOf(hook))],
  );
};
beforeEach(() => put(before));

const token = async () =>
  (await client.query('select sealed from connection_tokens')).rows[0].sealed as string;
/** Number of calls of `secondFactorWorks`. */
let steps = 0;
/**
 * Returns true if the user's second factor works with this seal. Each call uses the code of the next half
 * minute, because a code can be used only once.
 */
const secondFactorWorks = (seal: Seal) => {
  steps += 1;
  const at = Date.now() + steps * 30_000;
  const code = new TOTP({ secret: Secret.fromBase32(factor.secret) }).generate({ timestamp: at });
  return database.identity.proveSecondFactor(seal, user.id, code, new Date(at).toISOString());
};

it('decrypts secrets that were encrypted with a former key, and encrypts new ones only with the current key', async () => {
  expect([await secondFactorWorks(between), between.open(await token(), about)]).toEqual([true, grant]);
  await expect(secondFactorWorks(after)).rejects.toThrow('its key is not among ours');
  expect(between.isNewest(between.close('x', about))).toBe(true);
});

it('encrypts every secret again with the current key, so that the former key can be removed', async () => {
  expect(await database.upkeep.reseal(between)).toEqual([
    { table: 'second_factors', all: 1, resealed: 1, unreadable: [] },
    { table: 'connection_tokens', all: 1, resealed: 1, unreadable: [] },
    { table: 'webhook_secrets', all: 1, resealed: 1, unreadable: [] },
  ]);
  expect([await secondFactorWorks(after), after.open(await token(), about)]).toEqual([true, grant]);
  await expect(secondFactorWorks(before)).rejects.toThrow('its key is not among ours');
});

it('encrypts no secret again in a second run with the same keys', async () => {
  await database.upkeep.reseal(between);
  const kept = await token();
  expect((await database.upkeep.reseal(between)).map(({ resealed }) => resealed)).toEqual([0, 0, 0]);
  expect(await token()).toBe(kept);
});

it('leaves secrets encrypted with an unknown key unchanged, and reports them', async () => {
  await put(sealOf({ secretsKey: foreign }));
  const kept = await token();
  const reported = await database.upkeep.reseal(between);
  expect(reported.map(({ resealed, unreadable }) => [resealed, unreadable.length])).toEqual([
    [0, 1],
    [0, 1],
    [0, 1],
  ]);
  expect(await token()).toBe(kept);
});

it('does not overwrite a secret that another program writes while secrets are encrypted again', async () => {
  const renewed = between.close('{"access":"a newer one","refresh":null}', about);
  await client.query('begin');
  await client.query('update connection_tokens set sealed = $1', [renewed]);
  const running = database.upkeep.reseal(between);
  await waitingForLock();
  await client.query('commit');
  expect(await running).toMatchObject([{ resealed: 1 }, { resealed: 0 }, { resealed: 1 }]);
  expect(await token()).toBe(renewed);
});

/** Waits until another connection waits for the row lock of this test. */
async function waitingForLock(): Promise<void> {
  const looking = new Client({ connectionString: url });
  await looking.connect();
  await expect
    .poll(async () => {
      const { rows } = await looking.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length;
    })
    .toBe(1);
  await looking.end();
}

it('encrypts again every column that contains encrypted secrets', async () => {
  const { rows } = await client.query(
    `select table_name || '.' || column_name as place from information_schema.columns
     where table_schema = 'public' and data_type = 'text' and column_name ~ '(sealed|secret)$'`,
  );
  const known = Object.entries(sealedColumns).map(([table, { column }]) => `${table}.${column}`);
  expect(known.sort()).toEqual(rows.map(({ place }) => place).sort());
});
