import { BUSINESS_TIME_ZONE } from '@elenco/brazil';
import { type Actor, type Currency, charges, type PaidLateFee, postings } from '@elenco/core';
import { toCents } from '@elenco/core/kit';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { scopeSql } from '../kernel/scope';
import { tableOf } from '../kernel/table';

/** A company's money in its hirings by the ledger, in one currency. */
export interface CompanyMoney {
  readonly currency: Currency;
  /** Charged in the month, paid or not. */
  readonly committedCents: number;
  /** Paid, and held for creators until their work is complete. */
  readonly heldCents: number;
  /** Charged and not yet paid. */
  readonly dueCents: number;
}

/**
 * Returns a company's money in hirings, without its subscription and creators' own contracts, one row per
 * currency ever used. Summed in the database: postings are never deleted, so reading them all would become
 * slower every month. Balances are debit positive, so money held for others is negative there and is inverted
 * here. @param month `YYYY-MM`
 */
export async function ofCompany(
  em: SqlEntityManager,
  actor: Actor,
  companyId: number,
  month: string,
): Promise<CompanyMoney[]> {
  const readable = scopeSql(tableOf(em, postings.name), postings.access.read(actor) as []);
  const rows = await em.execute<Record<'currency' | 'committed' | 'held' | 'due', string>[]>(
    `select currency,
       coalesce(sum(amount_cents) filter (where account = 'receivable' and kind = 'charge_issued'
         and to_char(created_at at time zone ?, 'YYYY-MM') = ?), 0) as committed,
       coalesce(-sum(amount_cents) filter (where account = 'held'), 0) as held,
       coalesce(sum(amount_cents) filter (where account = 'receivable'), 0) as due
     from postings where company_id = ? and (${readable.text})
       and (contract_id in (select id from contracts where contracts.company_id = ? and origin = 'hiring')
         -- Partial payments of a project's one invoice belong to several contracts.
         or contract_id is null and kind = 'part_kept' and transaction_id in (
           select t.id from ledger_transactions t join charges c on t.resource = 'charges' and c.id = t.row_id
           where c.company_id = ? and c.purpose = 'project'))
     group by currency order by currency`,
    [BUSINESS_TIME_ZONE, month, companyId, ...readable.params, companyId, companyId],
  );
  return rows.map(({ currency, committed, held, due }) => ({
    currency: currency as Currency,
    committedCents: toCents(BigInt(committed)),
    heldCents: toCents(BigInt(held)),
    dueCents: toCents(BigInt(due)),
  }));
}

/** A ledger transaction for a partial payment of a project's one invoice, which belongs to no contract. */
export interface ProjectPart {
  readonly transactionId: number;
  readonly briefingId: number;
}

/** Returns the partial payments of a company's project invoices, of one project or of all. */
export async function projectParts(
  em: SqlEntityManager,
  actor: Actor,
  companyId: number,
  briefingId: number | null = null,
): Promise<ProjectPart[]> {
  const readable = scopeSql(tableOf(em, charges.name), charges.access.read(actor) as []);
  return em.execute<ProjectPart[]>(
    `with own as (
       select id, briefing_id from charges
       where company_id = ? and purpose = 'project' and (?::int is null or briefing_id = ?::int) and (${readable.text}))
     select t.id as "transactionId", own.briefing_id as "briefingId"
     from own join ledger_transactions t on t.resource = 'charges' and t.row_id = own.id and t.kind = 'part_kept'
     order by t.id`,
    [companyId, briefingId, briefingId, ...readable.params],
  );
}

/**
 * Fine and interest that a company paid with its charges, of one project or of all, the oldest first. The ledger books them
 * on receipts, which only finance reads.
 */
export async function lateFeesPaid(
  em: SqlEntityManager,
  actor: Actor,
  companyId: number,
  briefingId: number | null = null,
): Promise<PaidLateFee[]> {
  const readable = scopeSql(tableOf(em, charges.name), charges.access.read(actor) as []);
  const rows = await em.execute<Row[]>(
    `with own as (
       select id, contract_id from charges
       where company_id = ? and (?::int is null or briefing_id = ?::int) and (${readable.text}))
     select p.transaction_id as id, p.currency, p.booked_on::text as "bookedOn", p.created_at as "createdAt", -p.amount_cents as cents,
       coalesce(own.contract_id,
         (select min(l.contract_id) from charge_lines l where l.charge_id = own.id)) as "contractId"
     from own
     join lateral (
       select id from receipts where charge_id = own.id
       union all
       select id from receipts where former_charge_id = own.id and charge_id is null) r on true
     join ledger_transactions t on t.resource = 'receipts' and t.row_id = r.id and t.kind = 'late_fee_kept'
     join postings p on p.transaction_id = t.id and p.account = 'late_fees'
     order by p.booked_on, p.created_at, p.id`,
    [companyId, briefingId, briefingId, ...readable.params],
  );
  return rows.map(({ createdAt, cents, ...row }) => ({
    ...row,
    createdAt: new Date(createdAt).toISOString(),
    cents: toCents(BigInt(cents)),
  }));
}

interface Row extends Pick<PaidLateFee, 'id' | 'contractId' | 'currency' | 'bookedOn'> {
  readonly createdAt: string;
  readonly cents: string;
}
