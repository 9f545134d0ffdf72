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
 * of the contract that it amends, as its text states it. `isConfirming` is true if the e-mail that confirms an
 * acceptance was sent for the current text, and its link still works. For readers of the contract.
 */
export async function factsOf(
  em: SqlEntityManager,
  actor: Actor,
  payContractId: number,
  now: string,
): Promise<{ readonly feeBp: number; readonly amends: string | null; readonly isConfirming: boolean }> {
  const readable = scopeSql(tableOf(em, payContracts.name), payContracts.access.read(actor) as []);
  const [row] = await em.execute<{ feeBp: number; amends: string | null; isConfirming: boolean }[]>(
    `select fee_bp as "feeBp",
       (select of.title from pay_contracts of where of.id = pay_contracts.amends_id) as amends,
       status in ('sent', 'viewed') and exists (
         select from share_links link
         where link.pay_contract_id = pay_contracts.id and link.status = 'active'
           and 'pay-confirm' = any (link.actions) and link.expires_at > ?
           and link.created_at >= (signatures->0->>'at')::timestamptz) as "isConfirming"
     from pay_contracts where id = ? and (${readable.text})`,
    [now, payContractId, ...readable.params],
  );
  return row ?? { feeBp: 0, amends: null, isConfirming: false };
}
