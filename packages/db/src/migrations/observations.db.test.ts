import { beforeEach, expect, it } from 'vitest';
import { exampleClient } from './fixtures/worldClient';
import { roles } from './rowPolicies';

const { client } = await exampleClient();
beforeEach(async () => {
  await client.query('begin');
  // A second observation, entered by the creator and not confirmed.
  await client.query(
    `insert into observations (id, created_at, updated_at, contract_id, briefing_id, company_id, creator_id, post_id,
       metric, value, observed_at, source, reach_kind, method_version, proof_file_id, confirmed)
     select 2, created_at, updated_at, contract_id, briefing_id, company_id, creator_id, post_id, 'likes', 0,
       observed_at, 'creator', 'organic', 1, proof_file_id, false from observations where id = 1`,
  );
  return () => client.query('rollback');
});

it.each([
  'update observations set value = 1 where id = 2',
  `update observations set source = 'staff', confirmed = true where id = 2`,
  `update observations set reach_kind = 'boosted'`,
  'update observations set proof_file_id = 2 where id = 2',
  'update observations set confirmed_at = now() where id = 1',
  'update observations set confirmed = false, confirmed_at = null where id = 1',
  'delete from observations where id = 2',
  'truncate observations',
])('rejects changes to the observed metrics of a post, even by a superuser: %s', async (sql) => {
  await expect(client.query(sql)).rejects.toMatchObject({ code: 'EL002' });
});

it('lets the application confirm an observation once and remove its proof, but change nothing else', async () => {
  await client.query(`set local role ${roles.system}`);
  await client.query(
    'update observations set version = 2, updated_at = now(), confirmed = true, confirmed_at = now() where id = 2',
  );
  await client.query('update observations set proof_file_id = null');
  for (const sql of ['update observations set value = 1', 'delete from observations']) {
    await client.query('savepoint before');
    await expect(client.query(sql)).rejects.toMatchObject({ code: '42501' });
    await client.query('rollback to before');
  }
});

it('rejects a negative observation, and a confirmed one without a confirming user', async () => {
  for (const [sql, code] of [
    ['update observations set confirmed = true where id = 2', '23514'],
    [
      `insert into observations (created_at, updated_at, contract_id, briefing_id, company_id, creator_id, post_id,
         metric, value, observed_at, source, reach_kind, method_version, confirmed)
       select created_at, updated_at, contract_id, briefing_id, company_id, creator_id, post_id, 'likes', -1,
         observed_at, 'staff', 'organic', 1, true from observations where id = 1`,
      '23514',
    ],
  ] as const) {
    await client.query('savepoint before');
    await expect(client.query(sql)).rejects.toMatchObject({ code });
    await client.query('rollback to before');
  }
});
