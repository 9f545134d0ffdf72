import {
  type Actor,
  type Charge,
  type Contract,
  instalments,
  type PayContract,
  payContracts,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { scopeSql } from '../kernel/scope';
import { tableOf } from '../kernel/table';

/**
 * Returns the charges of instalments of these Elenco Pay contracts that the actor may read. Creators and
 * guests cannot read charges themselves. This query lets them see whether and how an instalment was paid.
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
 * Returns facts about an Elenco Pay contract that a client cannot read in its rows: the platform's fee in
 * basis points, and the title of the contract that it amends. `isConfirming` is true if the e-mail that
 * confirms an acceptance was sent for the current text and its link is still valid. Returns zero and null for
 * a contract that the actor may not read.
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

/**
 * Returns the accepted contract with its verification code. Returns undefined if the contract is not accepted
 * yet, or if the actor may not read the Elenco Pay contract. Guests cannot read contracts; this query lets
 * them see what they accepted.
 */
export async function acceptedContract(
  em: SqlEntityManager,
  actor: Actor,
  payContractId: number,
): Promise<Contract | undefined> {
  const readable = scopeSql(tableOf(em, payContracts.name), payContracts.access.read(actor) as []);
  const table = tableOf(em, 'contracts');
  const [row] = await em.execute<Record<string, unknown>[]>(
    `select ${table.selection} from contracts
     where id = (select contract_id from pay_contracts where id = ? and (${readable.text}))`,
    [payContractId, ...readable.params],
  );
  return row && (table.toRow(row) as unknown as Contract);
}

/** Acceptance of an Elenco Pay contract by one side, without IP address and browser. */
interface PayAcceptance {
  readonly side: PayContract['signatures'][number]['side'];
  readonly name: string;
  readonly at: string;
}

/**
 * Returns who accepted an Elenco Pay contract, and when. Returns an empty array if the actor may not read the
 * contract. Only staff can read the signatures themselves, because they contain IP addresses.
 */
export async function acceptancesOf(
  em: SqlEntityManager,
  actor: Actor,
  payContractId: number,
): Promise<readonly PayAcceptance[]> {
  const readable = scopeSql(tableOf(em, payContracts.name), payContracts.access.read(actor) as []);
  return em.execute<PayAcceptance[]>(
    `select signature->>'side' as side, signature->>'name' as name, signature->>'at' as at
     from pay_contracts, jsonb_array_elements(signatures) signature where id = ? and (${readable.text})`,
    [payContractId, ...readable.params],
  );
}

/**
 * Returns when the client paid each instalment that the actor may read, by instalment id. Guests cannot read
 * payouts, but need this time, because the period in which they must answer starts with their payment.
 */
export async function fundedAtOf(
  em: SqlEntityManager,
  actor: Actor,
  payContractId: number,
): Promise<ReadonlyMap<number, string>> {
  const readable = scopeSql(tableOf(em, instalments.name), instalments.access.read(actor) as []);
  const rows = await em.execute<{ id: number; fundedAt: Date }[]>(
    `select part.id, payouts.created_at as "fundedAt"
     from (select * from instalments where pay_contract_id = ? and (${readable.text})) part
     join payouts on payouts.id = part.payout_id`,
    [payContractId, ...readable.params],
  );
  return new Map(rows.map(({ id, fundedAt }) => [Number(id), new Date(fundedAt).toISOString()]));
}
