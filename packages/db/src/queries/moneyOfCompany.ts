import { BUSINESS_TIME_ZONE } from '@elenco/brazil';
import {
  type Actor,
  type BalanceMovement,
  type Balances,
  balanceAccounts,
  balancesOf,
  charges,
  contracts,
  postings,
  toSign,
} from '@elenco/core';
import { toCents } from '@elenco/core/kit';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { scopeSql } from '../kernel/scope';
import { tableOf } from '../kernel/table';

export { statementOf } from './companyStatement';

const accounts = balanceAccounts.map((account) => `'${account}'`).join(', ');

type Summed = Omit<BalanceMovement, 'amountCents'> & { readonly cents: string };
const movement = ({ cents, ...row }: Summed): BalanceMovement => ({
  ...row,
  amountCents: toCents(BigInt(cents)),
});

/**
 * Returns the balances of a company, one row for each currency that it ever used. PostgreSQL adds up the
 * postings. Postings are never deleted, so loading all of them would become slower every month.
 */
export async function ofCompany(em: SqlEntityManager, actor: Actor, companyId: number): Promise<Balances[]> {
  const readable = scopeSql(tableOf(em, postings.name), postings.access.read(actor) as []);
  const rows = await em.execute<Summed[]>(
    `select currency, account, kind, sum(amount_cents) as cents from postings
     where company_id = ? and account in (${accounts}) and (${readable.text})
     group by currency, account, kind`,
    [companyId, ...readable.params],
  );
  return balancesOf(rows.map(movement));
}

/** Amount that a company was charged in a month, paid or not. */
export interface Charged extends Pick<Balances, 'currency'> {
  readonly cents: number;
}

/**
 * Returns the amount that a company was charged in a month, by currency.
 * @param month `YYYY-MM`
 */
export async function chargedIn(
  em: SqlEntityManager,
  actor: Actor,
  companyId: number,
  month: string,
): Promise<Charged[]> {
  const readable = scopeSql(tableOf(em, postings.name), postings.access.read(actor) as []);
  const rows = await em.execute<{ currency: Charged['currency']; cents: string }[]>(
    `select currency, sum(amount_cents) as cents from postings
     where company_id = ? and account = 'receivable' and kind = 'charge_issued'
       and to_char(created_at at time zone ?, 'YYYY-MM') = ? and (${readable.text})
     group by currency order by currency`,
    [companyId, BUSINESS_TIME_ZONE, month, ...readable.params],
  );
  return rows.map(({ currency, cents }) => ({ currency, cents: toCents(BigInt(cents)) }));
}

/** Sums of the prices of hirings that still have to be signed, split by side as in `toSignBySide`. */
export interface Unsigned extends Pick<Balances, 'currency'> {
  readonly ownCents: number;
  readonly creatorsCents: number;
}

/** Returns the prices of all hirings of a company that still have to be signed, by currency. */
export async function toSignOf(em: SqlEntityManager, actor: Actor, companyId: number): Promise<Unsigned[]> {
  const readable = scopeSql(tableOf(em, contracts.name), contracts.access.read(actor) as []);
  const rows = await em.execute<{ currency: Unsigned['currency']; own: string; creators: string }[]>(
    `select currency, coalesce(sum(total_cents) filter (where company_accepted_at is null), 0) as own,
       coalesce(sum(total_cents) filter (where company_accepted_at is not null), 0) as creators
     from contracts
     where company_id = ? and origin = 'hiring' and status in (${toSign.map(() => '?').join(', ')})
       and (${readable.text})
     group by currency order by currency`,
    [companyId, ...toSign, ...readable.params],
  );
  return rows.map(({ currency, own, creators }) => ({
    currency,
    ownCents: toCents(BigInt(own)),
    creatorsCents: toCents(BigInt(creators)),
  }));
}

/**
 * A sum of postings of one project. The sum belongs to no contract if its postings come from a partial
 * payment of the project's combined invoice.
 */
export interface ProjectMovement extends BalanceMovement {
  readonly briefingId: number;
  readonly contractId: number | null;
}

/**
 * Returns the movements of projects, from which `balancesOf` computes balances. Empty for users who may not
 * read charges.
 */
export async function ofProjects(
  em: SqlEntityManager,
  actor: Actor,
  briefingIds: readonly number[],
): Promise<ProjectMovement[]> {
  const rules = charges.access.read(actor);
  if (briefingIds.length === 0 || rules.length === 0) return [];
  const readable = scopeSql(tableOf(em, charges.name), rules as []);
  const rows = await em.execute<(Summed & Pick<ProjectMovement, 'briefingId' | 'contractId'>)[]>(
    `with own as (
       select id, briefing_id, contract_id, purpose from charges
       where briefing_id in (${briefingIds.map(() => '?').join(', ')}) and (${readable.text})),
     moved as (
       select c.briefing_id, p.contract_id, p.currency, p.account, p.kind, p.amount_cents
       from (select distinct briefing_id, contract_id from own where contract_id is not null) c
       join postings p on p.contract_id = c.contract_id
       union all
       select c.briefing_id, null, p.currency, p.account, p.kind, p.amount_cents
       from own c
       join ledger_transactions t on t.resource = 'charges' and t.row_id = c.id and t.kind = 'part_kept'
       join postings p on p.transaction_id = t.id and p.contract_id is null
       where c.purpose = 'project')
     select briefing_id as "briefingId", contract_id as "contractId", currency, account, kind,
       sum(amount_cents) as cents
     from moved where account in (${accounts}) group by 1, 2, 3, 4, 5`,
    [...briefingIds, ...readable.params],
  );
  return rows.map(({ briefingId, contractId, ...row }) => ({ ...movement(row), briefingId, contractId }));
}
