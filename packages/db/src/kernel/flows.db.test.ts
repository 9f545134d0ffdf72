import { type Flow, flows, transitions } from '@elenco/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { exampleClient } from '../migrations/fixtures/worldClient';
import { BROKEN_FLOW } from './flows';
import { openOrm } from './orm';
import { installRepeatables } from './repeatables';

const { url, client } = await exampleClient();

/** Runs a statement and rolls it back. Returns `done`, or the SQLSTATE if the database refuses it. */
async function attempt(sql: string): Promise<string> {
  await client.query('savepoint attempt');
  try {
    await client.query(sql);
    return 'done';
  } catch (error) {
    return (error as { code: string }).code;
  } finally {
    await client.query('rollback to savepoint attempt');
  }
}

/**
 * Sets the status of the example row with triggers disabled, because the flow's trigger would refuse most
 * changes.
 */
async function place(table: string, state: string): Promise<void> {
  await client.query(`set local session_replication_role = replica`);
  await client.query(`update ${table} set status = '${state}'`);
  // A trigger subtracts from the contracted total of a briefing, so the total must be large enough.
  if (table === 'contracts') await client.query('update briefings set contracted_cents = 1000000000');
  await client.query(`set local session_replication_role = origin`);
}

describe.each(flows as Flow[])('the database trigger for the flow of $name', (flow) => {
  const table = flow.name.replaceAll('-', '_');
  beforeEach(async () => {
    await client.query('begin');
    return () => client.query('rollback');
  });

  it('accepts a change from one state to another only if a move of the flow connects them', async () => {
    const allowed = new Set(transitions(flow).map((pair) => pair.join(' > ')));
    const found: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const from of flow.states) {
      await place(table, from);
      for (const to of flow.states) {
        const pair = `${from} > ${to}`;
        found[pair] = await attempt(`update ${table} set status = '${to}'`);
        expected[pair] = from === to || allowed.has(pair) ? 'done' : BROKEN_FLOW;
      }
    }
    expect(found).toEqual(expected);
  });

  it('rejects states that the flow does not have', async () => {
    await place(table, flow.initial);
    expect(await attempt(`update ${table} set status = 'elsewhere'`)).toBe(BROKEN_FLOW);
    await client.query('set local session_replication_role = replica');
    expect(await attempt(`update ${table} set status = 'elsewhere'`)).toBe('23514');
  });

  it('accepts new rows only in the initial state', async () => {
    await client.query(`create temp table copy on commit drop as select * from ${table}`);
    const found: Record<string, string> = {};
    for (const state of flow.states) {
      await client.query('update copy set status = $1', [state]);
      found[state] = await attempt(`insert into ${table} select * from copy`);
    }
    const taken = '23505'; // The flow's trigger accepts the row. Only its copied id is refused, as a duplicate.
    expect(found).toEqual(
      Object.fromEntries(flow.states.map((s) => [s, s === flow.initial ? taken : BROKEN_FLOW])),
    );
  });
});

describe('installing the SQL of flows', () => {
  it('runs only the SQL that has changed', async () => {
    const orm = await openOrm(url, { poolMax: 2 });
    const made = () =>
      client.query(`select oid from pg_constraint where conname like '%_status_check' order by conname`);
    const before = (await made()).rows;
    await installRepeatables(orm.em);
    expect((await made()).rows).toEqual(before);
    await client.query(`update repeatables set hash = 'older' where name = 'flow:briefings'`);
    await installRepeatables(orm.em);
    const after = (await made()).rows;
    expect(after.filter((row, i) => row.oid !== before[i]?.oid)).toHaveLength(1);
    await orm.close();
  });
});
