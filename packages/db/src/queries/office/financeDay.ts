import { businessDate } from '@elenco/brazil';
import {
  type Actor,
  awaitingCurrencyPurchase,
  bankReturnRule,
  type Charge,
  type Currency,
  type FinanceDay,
  lateRates,
  numberNamed,
  type OpenCharge,
  owedTogether,
  payouts,
  proposalFor,
  type Receipt,
  type ReceiptProposal,
  receipts,
  requireAccess,
  type Sums,
  settings,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { finder } from '../../kernel/find';
import { see } from '../../kernel/read';

const mostUnmatched = 100;
const mostProcessing = 1_000;

/**
 * Returns finance's amounts of today and of the month, and receipts in suspense with a proposed action for
 * each. @throws Problem `not_allowed`
 */
export async function financeDay(em: SqlEntityManager, actor: Actor, now: string): Promise<FinanceDay> {
  requireAccess(actor, bankReturnRule);
  const today = businessDate(now);
  const month = `${today.slice(0, 8)}01`;
  const found = await em.execute<{ name: string; currency: Currency; count: number; cents: string }[]>(
    `select 'leaves' as name, currency, count(*)::int as count, sum(net_cents - deducted_cents) as cents from payouts
       where status = 'processing' and due_on <= ? group by currency
     union all select 'comes', currency, count(*)::int, sum(amount_cents - kept_cents) from charges
       where status in ('open', 'overdue') and due_on = ? group by currency
     union all select 'overdue', currency, count(*)::int, sum(amount_cents - kept_cents) from charges
       where status in ('open', 'overdue') and due_on < ? group by currency
     union all select 'suspense', currency, count(*)::int, sum(amount_cents) from receipts
       where status = 'unmatched' group by currency
     union all select 'received', currency, count(*)::int, sum(amount_cents) from receipts
       where received_on between ? and ? group by currency
     union all select 'settled', currency, count(*)::int, 0 from receipts
       where received_on between ? and ? and status in ('matched', 'returned') group by currency
     union all select 'paidOut', currency, count(*)::int, sum(net_cents - deducted_cents) from payouts
       where status = 'made' and made_on between ? and ? group by currency
     union all select 'cash', currency, 1, balance_cents from ledger_accounts where kind = 'cash'`,
    [today, today, today, month, today, month, today, month, today],
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
    comes: sums('comes'),
    overdue: sums('overdue'),
    overdueToday: sums('overdue').map((row) => ({ ...row, cents: owed.get(row.currency) ?? 0 })),
    cash: sums('cash').map(({ currency, cents }) => ({ currency, cents })),
    suspense: sums('suspense'),
    receipts: { count: counted('received'), settled: counted('settled') },
    received: sums('received'),
    paidOut: sums('paidOut'),
    purchases: await purchases(em, actor),
    unmatched: await unmatched(em, actor),
  };
}

/** Returns what overdue charges require today, with fine and interest, by currency. */
async function overdueToday(em: SqlEntityManager, actor: Actor, today: string) {
  const rows = await em.execute<Overdue[]>(
    `select ch.currency, ch.purpose, ch.due_on::text as "dueOn", ch.amount_cents as "amountCents",
       ch.kept_cents as "keptCents", i.due_on::text as "partDueOn", i.amount_cents as "partCents",
       i.fine_bp as "fineBp", i.interest_bp as "interestBp"
     from charges ch left join instalments i on i.charge_id = ch.id
     where ch.status in ('open', 'overdue') and ch.due_on < ?`,
    [today],
  );
  const rates = await finder(em, actor, new Map()).many(settings, { key: [...lateRates] });
  const debts = rows.map(({ partDueOn, partCents, fineBp, interestBp, ...charge }) => ({
    charge: { ...charge, amountCents: Number(charge.amountCents), keptCents: Number(charge.keptCents) },
    instalment:
      partDueOn === null
        ? undefined
        : { dueOn: partDueOn, amountCents: Number(partCents), fineBp, interestBp },
  }));
  return owedTogether(debts, today, rates);
}

interface Overdue {
  readonly currency: Currency;
  readonly purpose: Charge['purpose'];
  readonly dueOn: string;
  readonly amountCents: string;
  readonly keptCents: string;
  /** Due date of the instalment; null if there is none. */
  readonly partDueOn: string | null;
  readonly partCents: string;
  readonly fineBp: number;
  readonly interestBp: number;
}

/**
 * Returns payouts for which currency must be bought or the purchase confirmed, as selected by
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

/** Returns the proposed action for each receipt, in order. */
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
    [amounts, amounts, `{${rows.map(({ reference }) => numberNamed(reference)).join(',')}}`],
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
  /** Due date of the instalment; null if there is none. */
  readonly dueOn: string | null;
  readonly partCents: string;
  readonly fineBp: number;
  readonly interestBp: number;
}
