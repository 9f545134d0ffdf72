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

/** Returns the platform fee of a contract that the actor may read, in basis points; client rows hide it. */
export async function feeOf(em: SqlEntityManager, actor: Actor, payContractId: number): Promise<number> {
  const readable = scopeSql(tableOf(em, payContracts.name), payContracts.access.read(actor) as []);
  const [row] = await em.execute<{ feeBp: number }[]>(
    `select fee_bp as "feeBp" from pay_contracts where id = ? and (${readable.text})`,
    [payContractId, ...readable.params],
  );
  return row?.feeBp ?? 0;
}
