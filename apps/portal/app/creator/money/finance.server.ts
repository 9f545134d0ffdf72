import { businessDate } from '@elenco/brazil';
import {
  addedTo,
  earningsIn,
  incomeByMonth,
  instalments,
  invoices,
  netKnown,
  type Payout,
  payouts,
  postings,
  type Repayment,
  remainingOf,
  repaymentSlip,
  repayments,
  rpas,
} from '@elenco/core/finance';
import { contracts, deliverables } from '@elenco/core/hiring';
import { qrPath } from '../../briefing/project/qrPath.server';
import { payIdOf } from '../../pay/page';
import type { CreatorContext } from '../page.server';
import { readyForInvoice } from '../waiting';
import { balances } from './balances';

const newest = { down: true, limit: 500 };
const payoutStates = ['waiting_invoice', 'processing', 'sent', 'made', 'failed'] as const;
type State = (typeof payoutStates)[number];
const isState = (text: string | null): text is State => payoutStates.some((state) => state === text);

/**
 * Loads the creator's payments, their totals and the ledger statement with eight queries, whatever their
 * number.
 */
export async function loadFinance({ app, actor, now, url }: CreatorContext) {
  const [all, made, handedIn, ledger, work, receipts, owedBack, parts] = await Promise.all([
    app.see(payouts, actor, {}, newest),
    app.see(contracts, actor, {}, newest),
    app.see(invoices, actor, {}, newest),
    app.see(postings, actor, { account: 'payable' }),
    app.see(deliverables, actor, {}, { ...newest, limit: 2_000 }),
    app.see(rpas, actor, {}, newest),
    app.see(repayments, actor, {}, newest),
    app.see(instalments, actor, {}, newest),
  ]);
  const wanted = url.searchParams.get('status');
  const ready = readyForInvoice(all, { work, invoices: handedIn, parts, made });
  const titleOf = (id: number | null) => made.find((row) => row.id === id)?.title ?? '';
  const rows = all.map((payout) => ({
    ...paymentOf(payout),
    title: titleOf(payout.contractId),
    /** Titles of the payments that its taxes were added to. */
    addedTo: [...new Set(addedTo(payout, all).map(({ contractId }) => titleOf(contractId)))],
    payId: payIdOf(parts, payout.id),
    asksInvoice: ready.includes(payout),
  }));
  return {
    repayments: owedBack
      .map((row) => repaymentOf(row, titleOf(row.contractId)))
      // Unpaid ones first, newest first in each group.
      .toSorted((one, other) => Number(other.leftCents > 0) - Number(one.leftCents > 0)),
    payments: isState(wanted) ? rows.filter((row) => row.status === wanted) : rows,
    counts: {
      '': rows.length,
      ...Object.fromEntries(payoutStates.map((state) => [state, all.filter(is(state)).length])),
    } as Readonly<Record<string, number>>,
    totals: earningsIn(all),
    income: incomeOf(all, url.searchParams.get('year')),
    rpas: receipts.map(({ id, number, year, paidOn, grossCents, netCents }) => ({
      id,
      number,
      year,
      paidOn,
      grossCents,
      netCents,
    })),
    next: nextOf(rows, businessDate(now)),
    statement: balances(ledger).map((entry) => ({
      ...entry,
      on: entry.bookedOn,
      title: titleOf(entry.contractId),
    })),
  };
}
export type Finance = Awaited<ReturnType<typeof loadFinance>>;
export type Payment = Finance['payments'][number];

/** Returns the income of the requested year, else of the latest one. */
function incomeOf(all: readonly Payout[], asked: string | null) {
  const months = incomeByMonth(all);
  const years = [...new Set(months.map(({ month }) => Number(month.slice(0, 4))))].sort((a, b) => b - a);
  const year = years.find((one) => String(one) === asked) ?? years[0] ?? 0;
  return { year, years, months: months.filter(({ month }) => month.startsWith(`${year}-`)).toReversed() };
}

/** Returns a repayment with the ways to pay its remaining amount. */
function repaymentOf(row: Repayment, title: string) {
  const { id, status, reason, amountCents, paidCents, currency, dueOn } = row;
  const leftCents = remainingOf(row);
  const { ourNumber, pixCode, digitableLine } = repaymentSlip(row);
  return {
    id,
    title,
    status,
    reason,
    amountCents,
    paidCents,
    currency,
    dueOn,
    leftCents,
    /** The waived amount. */
    waivedCents: amountCents - paidCents - leftCents,
    ourNumber,
    digitableLine,
    pixCode,
    pix: leftCents > 0 && pixCode ? qrPath(pixCode) : null,
  };
}

/** Returns the next payment with a known day and amount. */
function nextOf(rows: readonly (ReturnType<typeof paymentOf> & { title: string })[], today: string) {
  const [first] = rows
    .flatMap(({ status, dueOn, netCents, currency, title }) =>
      status !== 'made' && dueOn && dueOn >= today && netCents !== null
        ? [{ on: dueOn, cents: netCents, currency, title }]
        : [],
    )
    .sort((a, b) => a.on.localeCompare(b.on));
  return first ?? null;
}

const is = (state: State) => (row: Pick<Payout, 'status'>) => row.status === state;

function paymentOf(payout: Payout) {
  const { id, briefingId, status, grossCents, withholdings, currency, dueOn, madeOn, legalForm, proof } =
    payout;
  return {
    id,
    briefingId,
    status,
    grossCents,
    netCents: netKnown(payout),
    deductedCents: payout.deductedCents,
    withholdings,
    currency,
    dueOn,
    madeOn,
    legalForm,
    proof,
  };
}
