import { businessDate } from '@elenco/brazil';
import {
  type Actor,
  awaitingCurrencyPurchase,
  bankReturnRule,
  type Currency,
  type FinanceDay,
  type OpenCharge,
  owedTogether,
  payouts,
  proposalFor,
  type Receipt,
  type ReceiptProposal,
  receipts,
  requireAccess,
  type Sums,
  slipNumberIn,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { finder } from '../../kernel/find';
import { see } from '../../kernel/read';
import { overdueTaxes } from '../taxes';
import { type DebtRow, debtColumns, debtOf, readLateRates } from './owedToday';

const mostUnmatched = 100;
const mostProcessing = 1_000;

/**
 * Returns the amounts of today and of the month that finance needs, and the receipts in suspense, each with a
 * proposed action.
 * @throws Problem `not_allowed`
 */
export async function financeDay(em: SqlEntityManager, actor: Actor, now: string): Promise<FinanceDay> {
  requireAccess(actor, bankReturnRule);
  const today = businessDate(now);
  const month = `${today.slice(0, 8)}01`;
  const found = await em.execute<{ name: string; currency: Currency; count: number; cents: string }[]>(
    `select 'leaves' as name, currency, count(*)::int as count, sum(net_cents - deducted_cents) as cents from payouts
       where status = 'processing' and due_on <= ? group by currency
     union all select 'failedPayouts', currency, count(*)::int, sum(net_cents - deducted_cents) from payouts
       where status = 'failed' group by currency
     union all select 'sentPayouts', currency, count(*)::int, sum(net_cents - deducted_cents) from payouts
       where status = 'sent' group by currency
     union all select 'comes', currency, count(*)::int, sum(amount_cents - kept_cents) from charges
       where status in ('open', 'overdue') and due_on = ? group by currency
     union all select 'overdue', currency, count(*)::int, sum(amount_cents - kept_cents) from charges
       where status = 'overdue' group by currency
     union all select 'reportedPayments', currency, count(*)::int, sum(amount_cents - kept_cents) from charges
       where status in ('open', 'overdue') and reported_at is not null group by currency
     union all select 'suspense', currency, count(*)::int, sum(amount_cents) from receipts
       where status = 'unmatched' group by currency
     union all select 'received', currency, count(*)::int, sum(amount_cents) from receipts
       where received_on between ? and ? group by currency
     union all select 'settled', currency, count(*)::int, 0 from receipts
       where received_on between ? and ? and status in ('matched', 'returned') group by currency
     union all select 'paidOut', currency, count(*)::int, sum(net_cents - deducted_cents) from payouts
       where status = 'made' and made_on between ? and ? group by currency
     union all select 'cash', currency, 1, balance_cents from ledger_accounts where kind = 'cash'`,
    [today, today, month, today, month, today, month, today],
  );
  const sums = (name: string): Sums => {
    const rows = found
      .filter((row) => row.name === name)
      .map(({ currency, count, cents }) => ({ currency, count, cents: Number(cents) }))
      .toSorted((one, other) => order.indexOf(one.currency) - order.indexOf(other.currency));
    return rows[0]?.currency === 'BRL' ? rows : [{ currency: 'BRL', count: 0, cents: 0 }, ...rows];
  };
  const counted = (name: string) => sums(name).reduce((total, { count }) => total + count, 0);
  const owed = await overdueToday(em, actor, today);
  return {
    today,
    month,
    leaves: sums('leaves'),
    failedPayouts: sums('failedPayouts'),
    sentPayouts: sums('sentPayouts'),
    comes: sums('comes'),
    overdue: sums('overdue'),
    overdueToday: sums('overdue').map((row) => ({ ...row, cents: owed.get(row.currency) ?? 0 })),
    overdueTaxes: await overdueTaxes(em, actor, today),
    reportedPayments: sums('reportedPayments'),
    cash: sums('cash').map(({ currency, cents }) => ({ currency, cents })),
    suspense: sums('suspense'),
    receipts: { count: counted('received'), settled: counted('settled') },
    received: sums('received'),
    paidOut: sums('paidOut'),
    purchases: await purchases(em, actor),
    unmatched: await unmatched(em, actor),
  };
}

/** Returns the amounts due today of overdue charges, with fine and interest, by currency. */
async function overdueToday(em: SqlEntityManager, actor: Actor, today: string) {
  const rows = await em.execute<DebtRow[]>(
    `select ${debtColumns} from charges ch left join instalments i on i.charge_id = ch.id
     where ch.status in ('open', 'overdue') and ch.due_on < ?`,
    [today],
  );
  return owedTogether(rows.map(debtOf), today, await readLateRates(em, actor));
}

/**
 * Returns the ids of payouts for which finance must buy currency or confirm a purchase, as selected by
 * `awaitingCurrencyPurchase`.
 */
async function purchases(em: SqlEntityManager, actor: Actor): Promise<number[]> {
  const open = { status: 'processing', currency: order.slice(1), purchaseConfirmedById: null } as const;
  const rows = await see(em, payouts, actor, open, { by: 'dueOn', limit: mostProcessing });
  return (await awaitingCurrencyPurchase(finder(em, actor, new Map()), rows)).map(({ id }) => id);
}

const order: readonly Currency[] = ['BRL', 'EUR', 'USD'];

async function unmatched(em: SqlEntityManager, actor: Actor): Promise<FinanceDay['unmatched']> {
  const rows = await see(
    em,
    receipts,
    actor,
    { status: 'unmatched' },
    { by: 'statusSince', limit: mostUnmatched },
  );
  const proposals = await proposalsFor(em, rows);
  return rows.map(({ id }, index) => ({ receiptId: id, proposal: proposals[index] ?? null }));
}

/** Returns the proposed action for each receipt, in the order of the receipts. */
async function proposalsFor(
  em: SqlEntityManager,
  rows: readonly Receipt[],
): Promise<(ReceiptProposal | null)[]> {
  if (rows.length === 0) return [];
  const amounts = `{${rows.map(({ amountCents }) => amountCents).join(',')}}`;
  const charges = await em.execute<Raw[]>(
    `select ch.id, ch.currency, ch.our_number as "ourNumber", ch.amount_cents as "amountCents",
       ch.kept_cents as "keptCents", ch.slip_cents as "slipCents",
       coalesce(co.cnpj, co.cpf) as "taxId", i.due_on::text as "dueOn", i.amount_cents as "partCents",
       i.fine_bp as "fineBp", i.interest_bp as "interestBp"
     from charges ch join companies co on co.id = ch.company_id
     left join instalments i on i.charge_id = ch.id
     where ch.status in ('open', 'overdue')
       and (ch.amount_cents - ch.kept_cents = any(?::bigint[]) or ch.slip_cents = any(?::bigint[])
         or ch.our_number = any(?::text[]) or i.fine_bp > 0 or i.interest_bp > 0)
     order by ch.id`,
    [amounts, amounts, `{${rows.map(({ reference }) => slipNumberIn(reference)).join(',')}}`],
  );
  const open = charges.map(
    ({ id, currency, ourNumber, taxId, dueOn, partCents, fineBp, interestBp, ...of }): OpenCharge => ({
      charge: {
        id,
        currency,
        ourNumber,
        amountCents: Number(of.amountCents),
        keptCents: Number(of.keptCents),
        slipCents: Number(of.slipCents),
      },
      instalment: dueOn === null ? undefined : { dueOn, amountCents: Number(partCents), fineBp, interestBp },
      taxId,
    }),
  );
  return rows.map((row) => proposalFor(row, open));
}

interface Raw {
  readonly id: number;
  readonly currency: Currency;
  readonly ourNumber: string;
  readonly amountCents: string;
  readonly keptCents: string;
  readonly slipCents: string;
  readonly taxId: string | null;
  /** Due date of the charge's instalment; null if the charge has none. */
  readonly dueOn: string | null;
  readonly partCents: string;
  readonly fineBp: number;
  readonly interestBp: number;
}
