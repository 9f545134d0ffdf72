import {
  addedTo,
  earningsIn,
  incomeByMonth,
  instalments,
  invoices,
  isOwnRepayment,
  type LedgerPosting,
  netKnown,
  type PaymentState,
  type Payout,
  type PriceBeforeFee,
  paymentStatuses,
  payouts,
  postings,
  priceBeforeFee,
  type Repayment,
  remainingOf,
  repaidCentsOf,
  repaymentSlip,
  repayments,
  rpas,
} from '@elenco/core/finance';
import { amendments, contracts, deliverables } from '@elenco/core/hiring';
import { documentOfPayee, payees } from '@elenco/core/people';
import { qrPath } from '../../briefing/project/qrPath.server';
import { type AwaitedPayment, loadForecast, partOfPayout } from '../../pay/awaited.server';
import { payIdOf } from '../../pay/page';
import { loadPaymentStates } from '../../payment/status.server';
import type { ExpectedPayment } from '../expectedPayments.server';
import type { CreatorContext } from '../page.server';
import { needBy, readyForInvoice } from '../waiting';
import { balances } from './balances';

const newest = { down: true, limit: 500 };

/** Loads the creator's payments, their totals and the ledger statement with a fixed number of queries. */
export async function loadFinance({ app, actor, now, url }: CreatorContext) {
  const [all, made, handedIn, ledger, work, receipts, owedBack, parts, [payee]] = await Promise.all([
    app.see(payouts, actor, {}, newest),
    app.see(contracts, actor, {}, newest),
    app.see(invoices, actor, {}, newest),
    app.see(postings, actor, { account: ['payable', 'recoverable'] }),
    app.see(deliverables, actor, {}, { ...newest, limit: 2_000 }),
    app.see(rpas, actor, {}, newest),
    app.see(repayments, actor, {}, newest),
    app.see(instalments, actor, {}, newest),
    app.pick(payees, actor, ['legalForm'], {}),
  ]);
  const wanted = paymentStatuses.find((status) => status === url.searchParams.get('status'));
  const [states, { expectedPay, awaited }, added] = await Promise.all([
    loadPaymentStates({ app, now }, all, handedIn, needBy({ work, parts, made })),
    loadForecast({ app, actor, now }, all, { parts, invoices: handedIn }),
    all.some(({ amendmentId }) => amendmentId !== null)
      ? app.see(amendments, actor, { status: 'accepted' }, newest)
      : [],
  ]);
  const ready = readyForInvoice(all, { work, invoices: handedIn, parts, made });
  const titleOf = (id: number | null) => made.find((row) => row.id === id)?.title ?? '';
  const paid = all.map((payout) => ({
    ...paymentOf(payout, states.get(payout.id) ?? null),
    title: titleOf(payout.contractId),
    price: priceBeforeFee(payout, {
      contract: made.find(({ id }) => id === payout.contractId),
      amendments: added,
      part: parts.find(({ payoutId }) => payoutId === payout.id),
    }),
    /** Expected net amount and day, until the document determines them. */
    expectedPay: withoutMonth(expectedPay.get(payout.id)),
    /** Titles of the month's other payments that count toward the taxes of this payment. */
    addedTo: [...new Set(addedTo(payout, all).map(({ contractId }) => titleOf(contractId)))],
    payId: payIdOf(parts, payout.id),
    part: partOfPayout(parts, payout.id),
    asksInvoice: ready.includes(payout),
  }));
  const priceOfAwaited = ({ id, grossCents }: AwaitedPayment) => {
    const part = parts.find((one) => one.id === 0 - id);
    const contract = made.find((one) => one.id === part?.contractId);
    return priceBeforeFee({ grossCents, amendmentId: null }, { contract, part });
  };
  const rows = [
    ...awaited.map((row) => ({ ...awaitedPayment(row), price: priceOfAwaited(row) })),
    ...paid,
  ].map((row: PaymentRow) => ({
    ...row,
    document: documentOfPayee(payee, row.currency),
  }));
  return {
    repayments: owedBack
      .map((row) => repaymentOf(row, titleOf(row.contractId)))
      // Unpaid repayments come first; each group has the newest first.
      .toSorted((one, other) => Number(other.leftCents > 0) - Number(one.leftCents > 0)),
    payments: byDay(wanted ? rows.filter((row) => row.state?.status === wanted) : rows),
    counts: {
      '': rows.length,
      ...Object.fromEntries(
        paymentStatuses.map((status) => [status, rows.filter((row) => row.state?.status === status).length]),
      ),
    } as Readonly<Record<string, number>>,
    totals: earningsIn(rows, ledger),
    /** Amounts that the creator paid back by transfer, by day. */
    paidBack: paidBackOf(ledger, titleOf),
    income: incomeOf(all, ledger, url.searchParams.get('year')),
    rpas: receipts.map(({ id, number, year, paidOn, grossCents, netCents }) => ({
      id,
      number,
      year,
      paidOn,
      grossCents,
      netCents,
    })),
    next: nextOf(paid),
    statement: balances(ledger).map((entry) => ({
      ...entry,
      on: entry.bookedOn,
      title: titleOf(entry.contractId),
    })),
  };
}
export type Finance = Awaited<ReturnType<typeof loadFinance>>;
export type Payment = Finance['payments'][number];

/** Returns the income of the requested year, otherwise of the latest year. */
function incomeOf(all: readonly Payout[], ledger: readonly LedgerPosting[], asked: string | null) {
  const months = incomeByMonth(all, ledger);
  const years = [...new Set(months.map(({ month }) => Number(month.slice(0, 4))))].sort((a, b) => b - a);
  const year = years.find((one) => String(one) === asked) ?? years[0] ?? 0;
  return { year, years, months: months.filter(({ month }) => month.startsWith(`${year}-`)).toReversed() };
}

interface Dated {
  readonly state: { readonly status: PaymentState['status']; readonly on: string | null } | null;
  readonly expectedPay: { readonly on: string | null } | null;
}
const dayOf = ({ state, expectedPay }: Dated) => state?.on ?? expectedPay?.on ?? null;

/**
 * Sorts returned payments first, since the creator has to act, then by day; payments without a day come last.
 */
export const sortByPayDay = <R extends Dated>(rows: readonly R[]): R[] => {
  const rank = (row: R) => [row.state?.status === 'returned' ? 0 : 1, dayOf(row) ?? '9999'].join(' ');
  return rows.toSorted((one, other) => rank(one).localeCompare(rank(other)));
};

const isSettled = ({ state }: Dated) => state === null || state.status === 'paid';

/**
 * Sorts upcoming payments first, the nearest day first; then made or cancelled payments, the latest first.
 */
export const byDay = <R extends Dated>(rows: readonly R[]): R[] => [
  ...sortByPayDay(rows.filter((row) => !isSettled(row))),
  ...rows.filter(isSettled).toSorted((one, other) => (dayOf(other) ?? '').localeCompare(dayOf(one) ?? '')),
];

const paidBackOf = (ledger: readonly LedgerPosting[], titleOf: (id: number | null) => string) =>
  ledger.filter(isOwnRepayment).map((row) => ({
    id: row.id,
    title: titleOf(row.contractId),
    on: row.bookedOn,
    cents: repaidCentsOf([row]),
    currency: row.currency,
  }));

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
    /** The waived amount in cents. */
    waivedCents: amountCents - paidCents - leftCents,
    ourNumber,
    digitableLine,
    pixCode,
    pix: leftCents > 0 && pixCode ? qrPath(pixCode) : null,
  };
}

/** Returns the next payment with a known day and amount. */
function nextOf(rows: readonly (ReturnType<typeof paymentOf> & { title: string })[]) {
  const [first] = rows
    .flatMap(({ state, netCents, currency, title }) =>
      state?.on && state.status !== 'paid' && netCents !== null
        ? [{ on: state.on, cents: netCents, currency, title }]
        : [],
    )
    .sort((a, b) => a.on.localeCompare(b.on));
  return first ?? null;
}

/** A payment to the creator. In Elenco Pay, the client may not have paid the amount yet. */
interface PaymentRow extends ReturnType<typeof paymentOf> {
  readonly title: string;
  /** Price and fee of the payment; null if they are not known. */
  readonly price: PriceBeforeFee | null;
  readonly part: ReturnType<typeof partOfPayout>;
  readonly expectedPay: Omit<ExpectedPayment, 'month'> | null;
  readonly addedTo: readonly string[];
  readonly payId: number | null;
  readonly asksInvoice: boolean;
}

/** Leaves out how the taxes of the month are calculated, since the list does not show it. */
const withoutMonth = (found: ExpectedPayment | undefined): PaymentRow['expectedPay'] => {
  if (!found) return null;
  const { month: _, ...shown } = found;
  return shown;
};

const awaitedPayment = ({ dueOn: _, ...row }: AwaitedPayment): Omit<PaymentRow, 'price'> => ({
  ...row,
  briefingId: null,
  netCents: null,
  deductedCents: 0,
  withholdings: [],
  addedTo: [],
  legalForm: null,
  proof: '',
  asksInvoice: false,
});

function paymentOf(payout: Payout, state: PaymentState | null) {
  const { id, briefingId, grossCents, withholdings, currency, legalForm, proof } = payout;
  return {
    id,
    briefingId,
    state,
    grossCents,
    netCents: netKnown(payout),
    deductedCents: payout.deductedCents,
    withholdings,
    currency,
    legalForm,
    proof,
  };
}
