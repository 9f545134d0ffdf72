import { businessDate } from '@elenco/core/brazil';
import { contracts, deliverables } from '@elenco/core/contract';
import { sum } from '@elenco/core/kit';
import { invoices, type Payout, payouts, postings } from '@elenco/core/payment';
import type { CreatorVisit } from '../page.server';
import { readyForInvoice } from '../waiting';
import { balances } from './balances';

const newest = { down: true, limit: 500 };
export const payoutStates = ['waiting_invoice', 'processing', 'made', 'failed'] as const;
type State = (typeof payoutStates)[number];
const isState = (text: string | null): text is State => payoutStates.some((state) => state === text);

/** The creator's payments, their totals and the statement by the ledger: five queries for any number. */
export async function loadFinance({ app, actor, url }: CreatorVisit) {
  const [all, made, handedIn, ledger, work] = await Promise.all([
    app.see(payouts, actor, {}, newest),
    app.see(contracts, actor, {}, newest),
    app.see(invoices, actor, {}, newest),
    app.see(postings, actor, { account: 'payable' }),
    app.see(deliverables, actor, {}, { ...newest, limit: 2_000 }),
  ]);
  const wanted = url.searchParams.get('status');
  const ready = readyForInvoice(all, { work, invoices: handedIn });
  const titleOf = (id: number | null) => made.find((row) => row.id === id)?.title ?? '';
  const rows = all.map((payout) => ({
    ...paymentOf(payout),
    title: titleOf(payout.contractId),
    asksInvoice: ready.includes(payout),
  }));
  return {
    payments: isState(wanted) ? rows.filter((row) => row.status === wanted) : rows,
    counts: {
      '': rows.length,
      ...Object.fromEntries(payoutStates.map((state) => [state, all.filter(is(state)).length])),
    } as Readonly<Record<string, number>>,
    totals: totalsOf(all),
    statement: balances(ledger).map((entry) => ({
      ...entry,
      on: businessDate(entry.createdAt),
      title: titleOf(entry.contractId),
    })),
  };
}
export type Finance = Awaited<ReturnType<typeof loadFinance>>;
export type Payment = Finance['payments'][number];

const is = (state: State) => (row: Pick<Payout, 'status'>) => row.status === state;

function paymentOf({ id, briefingId, status, grossCents, netCents, withholdings, ...rest }: Payout) {
  const { currency, dueOn, madeOn, legalForm, proof } = rest;
  return {
    id,
    briefingId,
    status,
    grossCents,
    netCents,
    withholdings,
    currency,
    dueOn,
    madeOn,
    legalForm,
    proof,
  };
}

/** What is to come, what has come and what was withheld, for each currency that there is. */
function totalsOf(rows: readonly Payout[]) {
  return [...new Set(rows.map((row) => row.currency))].map((currency) => {
    const own = rows.filter((row) => row.currency === currency);
    const made = own.filter(is('made'));
    return {
      currency,
      toComeCents: sum(own.filter((row) => row.status !== 'made').map((row) => row.netCents)),
      receivedCents: sum(made.map((row) => row.netCents)),
      withheldCents: sum(own.flatMap((row) => row.withholdings.map((tax) => tax.amountCents))),
    };
  });
}
