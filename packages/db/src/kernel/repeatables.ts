import { createHash } from 'node:crypto';
import { flows } from '@elenco/core';
import { searchFunctions } from '@elenco/search/schema';
import type { EntityManager } from '@mikro-orm/postgresql';
import { flowSql } from './flows';

/** Database objects defined by this version of the code, not by a past migration (decision 005). */
const repeatables: readonly { readonly name: string; readonly sql: string }[] = [
  ...flows.map((flow) => ({ name: `flow:${flow.name}`, sql: flowSql(flow) })),
  ...searchFunctions,
];

/**
 * Updates them, all or none. Runs only those whose SQL has changed, because each takes an exclusive lock on
 * its table; one that is not free within a second fails.
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
