import {
  type Actor,
  type Charge,
  contracts,
  type Invoice,
  type Payout,
  type Receipt,
  type UnpaidCharge,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { scopeSql } from '../kernel/scope';
import { tableOf } from '../kernel/table';

/**
 * States and dates of a contract's payment, which both parties may see. Each party can read only some of the
 * underlying rows in full.
 */
export interface MoneySteps {
  /**
   * Charge of the contract. If it is part of a project's combined invoice, `dueOn` is the due date of that
   * invoice.
   */
  readonly charge: Pick<Charge, 'status' | 'dueOn' | 'paidOn'>;
  /** The newest invoice; null if none was submitted. */
  readonly invoice: Pick<Invoice, 'status' | 'statusSince'> | null;
  /** Payment day ordered in a payment file; null unless the payout was sent to the bank. */
  readonly payOn: string | null;
}

interface Raw {
  readonly payoutId: number;
  readonly chargeStatus: Charge['status'];
  readonly dueOn: string;
  readonly paidOn: string | null;
  readonly invoiceStatus: Invoice['status'] | null;
  readonly invoiceSince: string | null;
  readonly payOn: string | null;
}

/**
 * Returns the payment steps of contracts in force that the actor may read, by payout id. Creators cannot read
 * charges and brands cannot read invoices, so both get only states and dates.
 */
export async function steps(
  em: SqlEntityManager,
  actor: Actor,
  contractIds: readonly number[],
): Promise<Map<number, MoneySteps>> {
  if (contractIds.length === 0) return new Map();
  const readable = scopeSql(tableOf(em, contracts.name), contracts.access.read(actor) as []);
  const rows = await em.execute<Raw[]>(
    `select p.id as "payoutId", ch.status as "chargeStatus", coalesce(whole.due_on, ch.due_on)::text as "dueOn",
       ch.paid_on::text as "paidOn", i.status as "invoiceStatus", i.status_since as "invoiceSince",
       case when p.status = 'sent' then f.pay_on::text end as "payOn"
     from payouts p
     join charges ch on ch.contract_id = p.contract_id and ch.amendment_id is not distinct from p.amendment_id
       and ch.status <> 'cancelled'
     left join lateral (
       select one.due_on from charge_lines l join charges one on one.id = l.charge_id
       where l.of_charge_id = ch.id and ch.status = 'combined' and one.status in ('open', 'overdue') limit 1
     ) whole on true
     left join payment_files f on f.id = p.payment_file_id
     left join lateral (
       select status, status_since from invoices where payout_id = p.id order by id desc limit 1
     ) i on true
     where ch.contract_id in (
       select id from contracts where id in (${contractIds.map(() => '?').join(', ')}) and (${readable.text}))`,
    [...contractIds, ...readable.params],
  );
  return new Map(
    rows.map(({ payoutId, chargeStatus, dueOn, paidOn, invoiceStatus, invoiceSince, payOn }) => [
      payoutId,
      {
        charge: { status: chargeStatus, dueOn, paidOn },
        invoice:
          invoiceStatus && invoiceSince
            ? { status: invoiceStatus, statusSince: new Date(invoiceSince).toISOString() }
            : null,
        payOn,
      },
    ]),
  );
}

/**
 * Returns what brands still have to pay for contracts that the actor may read, like `unpaidCharges`. Creators
 * cannot read charges, but both sides see whose delay it is.
 */
export async function unpaid(
  em: SqlEntityManager,
  actor: Actor,
  contractIds: readonly number[],
): Promise<UnpaidCharge[]> {
  if (contractIds.length === 0) return [];
  const readable = scopeSql(tableOf(em, contracts.name), contracts.access.read(actor) as []);
  const rows = await em.execute<UnpaidCharge[]>(
    `select ch.contract_id as "contractId", ch.amendment_id as "amendmentId",
       (case when whole.id is null then ch.due_on else whole.due_on end)::text as "dueOn",
       case when whole.id is null then ch.reported_at else whole.reported_at end as "reportedAt"
     from charges ch
     left join lateral (
       select one.id, one.due_on, one.reported_at from charge_lines l join charges one on one.id = l.charge_id
       where l.of_charge_id = ch.id and ch.status = 'combined' and one.status in ('open', 'overdue') limit 1
     ) whole on true
     where ch.status in ('open', 'overdue', 'combined') and ch.contract_id in (
       select id from contracts where id in (${contractIds.map(() => '?').join(', ')}) and (${readable.text}))
     order by ch.id`,
    [...contractIds, ...readable.params],
  );
  return rows.map(({ reportedAt, ...row }) => ({
    ...row,
    reportedAt: reportedAt && new Date(reportedAt).toISOString(),
  }));
}

/**
 * Returns the payment day of each payout that is in a payment file, by payout id. Other users need this
 * query, because only finance can read payment files.
 * @param payouts rows that the caller has read with the user's own permissions
 */
export async function payDays(
  em: SqlEntityManager,
  payouts: readonly Pick<Payout, 'id' | 'status'>[],
): Promise<Map<number, string>> {
  const ids = payouts.flatMap(({ id, status }) => (status === 'sent' ? [id] : []));
  if (ids.length === 0) return new Map();
  const rows = await em.execute<{ id: number; payOn: string }[]>(
    `select p.id, f.pay_on::text as "payOn" from payouts p join payment_files f on f.id = p.payment_file_id
     where p.id in (${ids.map(() => '?').join(', ')})`,
    ids,
  );
  return new Map(rows.map(({ id, payOn }) => [id, payOn]));
}

/** A payment of a charge: day, payment method and amount received. */
export type ChargePayment = Pick<Receipt, 'receivedOn' | 'paidBy' | 'amountCents'>;

/**
 * Returns the payments of a charge, oldest first. Only finance can read receipts, so the caller must have
 * checked that the user may read the charge.
 */
export async function paymentsOf(em: SqlEntityManager, { id }: Pick<Charge, 'id'>): Promise<ChargePayment[]> {
  return em.execute<ChargePayment[]>(
    `select received_on::text as "receivedOn", paid_by as "paidBy", amount_cents::float8 as "amountCents"
     from receipts where charge_id = ? and status in ('matched', 'contested') order by received_on, id`,
    [id],
  );
}
