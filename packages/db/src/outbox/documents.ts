import {
  type Contract,
  type Currency,
  type Deliverable,
  documentOfPayee,
  type Instalment,
  type Invoice,
  type NoticeSum,
  type Payee,
  type Payout,
  submittedDocument,
  sumOf,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { select } from '../kernel/read';
import { scopeSql } from '../kernel/scope';
import { tableOf } from '../kernel/table';
import type { OutboxEvent } from './message';

type Happened = Pick<OutboxEvent, 'kind' | 'resource' | 'rowId' | 'creatorId' | 'data' | 'sum'>;
type Where = Parameters<typeof scopeSql>[1];

/** Events whose notice asks the creator for the document of a payment. */
const asking = [
  'deliverables.verify',
  'instalments.approve',
  'instalments.approveSilently',
  'payouts.remind',
];

/**
 * Returns the events with data about documents of payments. An event that asks for a document, or accepts or
 * refuses one, gets the kind of the document. The event of a refused document also gets the payout's gross
 * amount. The event of an accepted document gets the amount that the creator receives, and the day.
 */
export async function withDocuments<E extends Happened>(
  em: SqlEntityManager,
  events: readonly E[],
): Promise<E[]> {
  const read = async <R>(resource: string, where: Where) =>
    (await select(em, resource, scopeSql(tableOf(em, resource), where))) as unknown as R[];
  const answered = events.filter(({ resource }) => resource === 'invoices');
  const asked = events.filter(({ kind }) => asking.includes(kind));
  const handedIn =
    answered.length > 0 ? await read<Invoice>('invoices', [{ id: answered.map(({ rowId }) => rowId) }]) : [];
  const paid =
    handedIn.length > 0
      ? await read<Payout>('payouts', [{ id: handedIn.map(({ payoutId }) => payoutId) }])
      : [];
  const payees =
    asked.length > 0
      ? await read<Payee>('payees', [{ creatorId: asked.flatMap(({ creatorId }) => creatorId ?? []) }])
      : [];
  const currencyOf = await currenciesOf(asked, read);
  return events.map((event) => {
    if (asked.includes(event)) {
      const payee = payees.find(({ creatorId }) => creatorId === event.creatorId);
      return { ...event, data: { ...event.data, document: documentOfPayee(payee, currencyOf(event)) } };
    }
    const invoice = answered.includes(event) && handedIn.find(({ id }) => id === event.rowId);
    if (!invoice) return event;
    const data = { ...event.data, document: submittedDocument(invoice) };
    const payout = paid.find(({ id }) => id === invoice.payoutId);
    const sum = payout && sumOfDocument(payout, event.kind);
    return { ...event, data, sum };
  });
}

/**
 * Loads the payments for which events ask for a document. Runs one query per resource. Returns a function
 * that returns the currency of an event's payment, or undefined if the payment is unknown.
 */
async function currenciesOf(
  asked: readonly Happened[],
  read: <R>(resource: string, where: Where) => Promise<R[]>,
): Promise<(event: Happened) => Currency | undefined> {
  const idsOf = (name: string) => asked.flatMap(({ resource, rowId }) => (resource === name ? rowId : []));
  const rowsOf = async <R>(name: string, id: readonly number[]) =>
    id.length > 0 ? await read<R>(name, [{ id }]) : [];
  const [parts, payouts, pieces] = await Promise.all([
    rowsOf<Instalment>('instalments', idsOf('instalments')),
    rowsOf<Payout>('payouts', idsOf('payouts')),
    rowsOf<Deliverable>('deliverables', idsOf('deliverables')),
  ]);
  const contracts = await rowsOf<Contract>(
    'contracts',
    pieces.map(({ contractId }) => contractId),
  );
  return ({ resource, rowId }) => {
    if (resource === 'instalments') return parts.find(({ id }) => id === rowId)?.currency;
    if (resource === 'payouts') return payouts.find(({ id }) => id === rowId)?.currency;
    const piece = pieces.find(({ id }) => id === rowId);
    return contracts.find(({ id }) => id === piece?.contractId)?.currency;
  };
}

/**
 * Returns the amount for an event of a submitted document. For an accepted document, this is the amount that
 * the creator receives after deductions, with the day if it is known. For a refused document, this is the
 * gross amount that the next document must state, because the taxes are not known yet.
 */
function sumOfDocument(payout: Payout, kind: string): NoticeSum | undefined {
  const { grossCents, currency, dueOn } = payout;
  if (kind === 'invoices.refuse') return { amountCents: grossCents, currency };
  const sum = kind === 'invoices.accept' ? sumOf('payouts', payout) : undefined;
  return sum && dueOn ? { ...sum, dueOn, context: 'dated' } : sum;
}
