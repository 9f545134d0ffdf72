import { type Actor, type Charge, instalments, payContracts } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { scopeSql } from '../kernel/scope';
import { tableOf } from '../kernel/table';

/**
 * Returns the charges of instalments that the actor may read, of these creators' own contracts. Creators and
 * guests cannot read charges: readers of an instalment learn here how it is paid, and whether it was.
 */
export async function chargesOf(
  em: SqlEntityManager,
  actor: Actor,
  payContractIds: readonly number[],
): Promise<Charge[]> {
  if (payContractIds.length === 0) return [];
  const readable = scopeSql(tableOf(em, instalments.name), instalments.access.read(actor) as []);
  const table = tableOf(em, 'charges');
  const rows = await em.execute<Record<string, unknown>[]>(
    `select ${table.selection} from charges where id in (
       select charge_id from instalments
       where pay_contract_id in (${payContractIds.map(() => '?').join(', ')}) and (${readable.text}))
     order by id`,
    [...payContractIds, ...readable.params],
  );
  return rows.map((row) => table.toRow(row) as unknown as Charge);
}

/**
 * Returns facts that client rows of a contract hide or only name: the platform fee in basis points, and the title
 * of the contract that it amends, as its text states it. For readers of the contract.
 */
export async function factsOf(
  em: SqlEntityManager,
  actor: Actor,
  payContractId: number,
): Promise<{ readonly feeBp: number; readonly amends: string | null }> {
  const readable = scopeSql(tableOf(em, payContracts.name), payContracts.access.read(actor) as []);
  const [row] = await em.execute<{ feeBp: number; amends: string | null }[]>(
    `select fee_bp as "feeBp",
       (select of.title from pay_contracts of where of.id = pay_contracts.amends_id) as amends
     from pay_contracts where id = ? and (${readable.text})`,
    [payContractId, ...readable.params],
  );
  return row ?? { feeBp: 0, amends: null };
}
