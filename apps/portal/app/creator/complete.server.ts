import { businessDate } from '@elenco/brazil';
import {
  currentPayout,
  type Instalment,
  instalments,
  invoices,
  isPayInForce,
  isPayoutOver,
  lateSide,
  netKnown,
  type PayContract,
  type PaymentState,
  type Payout,
  payContracts,
  payouts,
  type UnpaidCharge,
} from '@elenco/core/finance';
import {
  contracts,
  type Deliverable,
  deliverables,
  isCreatorsTurn,
  isDelivered,
  isWorkOverdue,
} from '@elenco/core/hiring';
import { documentOfPayee, payees } from '@elenco/core/people';
import { loadPaymentStates } from '../payment/status.server';
import { type ExpectedPayment, loadExpectedPayments } from './expectedPayments.server';
import type { CreatorContext } from './page.server';
import { hasOpenDifferences, needBy, readyForInvoice, toDeliver, type WorkRows } from './waiting';

const newest = { down: true, limit: 200 };

/**
 * Returns the first due date of work that waits for the creator, or otherwise the last day of the contract;
 * `late` is true if that day has passed and the brand is not late with its payment.
 */
export function nextDue(
  pieces: readonly Pick<Deliverable, 'contractId' | 'amendmentId' | 'status' | 'dueOn'>[],
  {
    endsOn,
    unpaid,
    today,
  }: {
    readonly endsOn: string | null;
    readonly unpaid: readonly UnpaidCharge[];
    readonly today: string;
  },
): { readonly dueOn: string | null; readonly late: boolean } {
  const [first] = pieces
    .filter((one) => one.dueOn !== null && isCreatorsTurn(one))
    .toSorted((one, other) => String(one.dueOn).localeCompare(String(other.dueOn)));
  return {
    dueOn: first?.dueOn ?? endsOn,
    late: first !== undefined && lateSide(first, unpaid, today) === 'creator',
  };
}

/** Returns the contracts with overdue work of the creator, whose payment decides which side is late. */
export const contractsOfOverdueWork = (
  work: readonly Pick<Deliverable, 'contractId' | 'status' | 'dueOn'>[],
  today: string,
): number[] => [
  ...new Set(
    work
      .filter((piece) => isCreatorsTurn(piece) && isWorkOverdue(piece, today))
      .map(({ contractId }) => contractId),
  ),
];

function paymentMoney(
  payout: Payout,
  state: PaymentState | null | undefined,
  expectedPay: ExpectedPayment | undefined,
) {
  const netCents = netKnown(payout) ?? expectedPay?.netCents;
  const on = state?.on ?? expectedPay?.on ?? null;
  return netCents === undefined ? null : { netCents, currency: payout.currency, on };
}

/**
 * Returns the next open work of an Elenco Pay contract, the first of these that applies: paid instalments to
 * deliver, with their first day; a delivery that waits for approval; the unpaid payout of an approved
 * delivery or of an ended contract; the client's payment; the last payout.
 */
export function remainingWorkOfPay(
  pay: Pick<PayContract, 'id' | 'status' | 'endsOn'>,
  parts: readonly (WorkRows['parts'][number] &
    Pick<Instalment, 'ordinal' | 'amountCents' | 'currency' | 'dueOn'>)[],
  paid: readonly Payout[],
) {
  const own = parts.filter(({ payContractId }) => payContractId === pay.id);
  const of = (state: Parameters<typeof toDeliver>[1]) =>
    toDeliver({ parts: own, payouts: paid, talks: [pay] }, state);
  const count = (state: Parameters<typeof toDeliver>[1]) => of(state).length;
  const approved = paid.filter(({ id }) =>
    own.some(
      ({ payoutId, approvedAt }) => payoutId === id && (approvedAt !== null || pay.status === 'ended'),
    ),
  );
  const [unpaid = null] = own
    .filter(({ payoutId }) => payoutId === null)
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));
  const open =
    approved.find(({ status }) => status === 'waiting_invoice') ?? approved.find((one) => !isPayoutOver(one));
  const [changes, deliver] = [count('changes'), count('begun')];
  const payout = open ?? (unpaid ? undefined : approved.at(-1));
  const waits: 'approval' | 'charge' = count('delivered') > 0 ? 'approval' : 'charge';
  const isDone = changes + deliver === 0 && waits === 'charge';
  const [dueOn = null] = [...of('changes'), ...of('begun')].flatMap(({ by }) => by ?? []).toSorted();
  const last = isDone ? payout : undefined;
  /** Next amount that the client has to pay, if the contract waits for nothing else. */
  const charge =
    isDone && !last && unpaid
      ? { cents: unpaid.amountCents, currency: unpaid.currency, dueOn: unpaid.dueOn }
      : null;
  return { changes, deliver, waits, dueOn, payout: last, charge };
}

/**
 * Loads the creator's active contracts with their remaining work, and ended contracts with a payout that
 * waits for the creator. Hirings come first, then Elenco Pay contracts.
 */
export async function loadComplete({ app, actor, now }: CreatorContext) {
  const today = businessDate(now);
  const [allContracts, allPays, allPayouts] = await Promise.all([
    app.see(contracts, actor, { status: ['active', 'completed', 'cancelled'] }, { ...newest, limit: 500 }),
    app.see(payContracts, actor, { status: ['accepted', 'active', 'completed', 'ended'] }, newest),
    app.see(payouts, actor, {}, { ...newest, limit: 500 }),
  ]);
  const isUnpaid = (id: number | null) =>
    allPayouts.some((row) => id !== null && row.contractId === id && row.status === 'waiting_invoice');
  const known = allContracts.filter(({ id, status }) => status === 'active' || isUnpaid(id));
  const made = known.filter(({ origin }) => origin === 'hiring');
  const pays = allPays.filter((pay) => isPayInForce(pay) || isUnpaid(pay.contractId));
  const of = {
    contractId: [...made.map(({ id }) => id), ...pays.flatMap(({ contractId }) => contractId ?? [])],
  };
  const payoutRows = allPayouts.filter(({ contractId }) => of.contractId.some((id) => id === contractId));
  const [work, sentInvoices, names, parts, [payee]] = await Promise.all([
    app.see(deliverables, actor, of),
    app.see(invoices, actor, of),
    app.projects.tradeNames([...new Set(made.map((row) => row.companyId))]),
    app.see(instalments, actor, { payContractId: pays.map(({ id }) => id) }, { by: 'dueOn', limit: 500 }),
    app.pick(payees, actor, ['legalForm'], {}),
  ]);
  const [states, expectedPay, unpaid] = await Promise.all([
    loadPaymentStates({ app, now }, payoutRows, sentInvoices, needBy({ work, parts, made: known })),
    loadExpectedPayments({ app, actor, now }, payoutRows),
    app.money.unpaid(actor, contractsOfOverdueWork(work, today)),
  ]);
  const payoutsToInvoice = readyForInvoice(payoutRows, {
    work,
    invoices: sentInvoices,
    parts,
    made: known,
  });
  /** True if a payout waits for the creator: its document is missing or differs. */
  const waitsForCreator = (payout: Payout) =>
    payoutsToInvoice.includes(payout) || hasOpenDifferences(payout, sentInvoices);
  const hired = made.flatMap((contract) => {
    const own = work.filter((row) => row.contractId === contract.id);
    const paid = payoutRows.filter((row) => row.contractId === contract.id);
    const payout = paid.find(waitsForCreator) ?? currentPayout(paid);
    const inForce = contract.status === 'active';
    if (!inForce && !paid.some(waitsForCreator)) return [];
    const isDone = !inForce || isDelivered(own);
    const count = (status: string) => own.filter((row) => row.status === status).length;
    return {
      key: `contract-${contract.id}`,
      briefingId: contract.briefingId,
      payId: null,
      title: contract.title,
      ...nextDue(own, { endsOn: contract.endsOn, unpaid, today }),
      company: names.get(contract.companyId) ?? '',
      draft: count('planned'),
      changes: count('changes_requested'),
      link: count('approved'),
      deliver: 0,
      waits: 'brand' as const,
      charge: null,
      invoice: payoutsToInvoice.some((row) => row.contractId === contract.id),
      /** Status of the payment once all work is delivered or the contract is over; undefined before. */
      payment: payout && isDone ? (states.get(payout.id) ?? null) : undefined,
      /** Net amount and date of the payment; an estimate until its document is accepted. */
      money:
        payout && isDone ? paymentMoney(payout, states.get(payout.id), expectedPay.get(payout.id)) : null,
      document: documentOfPayee(payee, contract.currency),
    };
  });
  const own = pays.flatMap((pay) => {
    const { payout, ...left } = remainingWorkOfPay(pay, parts, payoutRows);
    if (!isPayInForce(pay) && !(payout && waitsForCreator(payout))) return [];
    return {
      key: `pay-${pay.id}`,
      briefingId: null,
      payId: pay.id,
      title: pay.title,
      company: pay.clientName,
      late: left.dueOn !== null && left.dueOn < today,
      draft: 0,
      link: 0,
      ...left,
      invoice: payout !== undefined && payoutsToInvoice.includes(payout),
      payment: payout && (states.get(payout.id) ?? null),
      money: payout ? paymentMoney(payout, states.get(payout.id), expectedPay.get(payout.id)) : null,
      document: documentOfPayee(payee, pay.currency),
    };
  });
  return [...hired, ...own];
}
