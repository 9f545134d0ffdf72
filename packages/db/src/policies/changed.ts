import { isDeepStrictEqual } from 'node:util';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { openOrm } from '../kernel/orm';
import type { Policies } from '../migrations/rowPolicies';
import { frozenPolicies } from './frozen';
import { generatePolicies } from './generate';

/**
 * Compares the declared `read` rules with the migrations. Returns the policies of the resources whose rules
 * differ: as in the migrations (`before`) and as declared (`after`).
 */
export async function changedPolicies(): Promise<{ before: Policies; after: Policies }> {
  // MikroORM is opened only to get names of tables and columns. It never connects.
  const orm = await openOrm('postgresql://nobody@localhost/none', { poolMax: 1 });
  const declared = generatePolicies(orm.em as unknown as SqlEntityManager);
  await orm.close(true);
  const frozen = frozenPolicies();
  const changed = (name: string) => !isDeepStrictEqual(frozen[name], declared[name]);
  const of = (policies: Policies) =>
    Object.fromEntries(Object.entries(policies).filter(([name]) => changed(name)));
  return { before: of(frozen), after: of(declared) };
}
