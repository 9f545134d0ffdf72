import { createHash } from 'node:crypto';
import { flows } from '@elenco/core';
import { searchFunctions } from '@elenco/search/schema';
import type { EntityManager } from '@mikro-orm/postgresql';
import { flowSql } from './flows';

/** Database objects whose definition is in the current code instead of in past migrations (decision 005). */
const repeatables: readonly { readonly name: string; readonly sql: string }[] = [
  ...flows.map((flow) => ({ name: `flow:${flow.name}`, sql: flowSql(flow) })),
  ...searchFunctions,
];

/**
 * Updates the repeatable objects, all or none. Runs only SQL that has changed, because each statement locks
 * its table exclusively. Throws if a lock is not available within a second.
 */
export async function installRepeatables(em: EntityManager): Promise<void> {
  await em.fork().transactional(async (inside) => {
    await inside.execute(`set local lock_timeout = '1s'`);
    const rows = await inside.execute<{ name: string; hash: string }[]>('select name, hash from repeatables');
    const known = new Map(rows.map((row) => [row.name, row.hash]));
    for (const { name, sql } of repeatables) {
      const hash = createHash('sha256').update(sql).digest('hex');
      if (known.get(name) === hash) continue;
      await inside.execute(sql);
      await inside.execute(
        'insert into repeatables values (?, ?) on conflict (name) do update set hash = excluded.hash',
        [name, hash],
      );
    }
  });
}
