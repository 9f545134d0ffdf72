import { nextBankDay } from '@elenco/brazil';
import { matchings } from '../../hiring';
import { type Change, insert, moveTo, post, update } from '../../kit';
import { chargeFlow, chargeIssued, chargeLines, charges, firstSlip } from '../payment';
import type { Loaded } from './commands/load';
import { type MonthInvoice, matchingsIn, monthInvoice } from './invoice';
import { type SubscriptionPeriod, subscriptionPeriods, subscriptions } from './subscription';

/** Returns a draft period without a charge. */
export const asDraft = (invoice: MonthInvoice, subscriptionId: number, companyId: number, now: string) => ({
  ...invoice,
  subscriptionId,
  companyId,
  status: 'draft' as const,
  statusSince: now,
  chargeId: null,
  remindedDay: null,
});

/**
 * Issues a period: creates its charge, all of which belongs to the platform, and marks the charged extra
 * requests as invoiced.
 * @param today business date; the charge is not due before it
 */
export function issuePeriodChanges(
  period: Pick<SubscriptionPeriod, 'id' | 'companyId' | 'subscriptionId'>,
  invoice: MonthInvoice,
  chargeId: number,
  today: string,
  now: string,
): Change[] {
  const { id, companyId, subscriptionId } = period;
  const { amountCents, currency } = invoice;
  const dueOn = invoice.dueOn < today ? nextBankDay(today) : invoice.dueOn;
  const charge = {
    id: chargeId,
    companyId,
    purpose: 'subscription' as const,
    contractId: null,
    amendmentId: null,
    briefingId: null,
    creatorId: null,
    status: chargeFlow.initial,
    statusSince: now,
    amountCents,
    feeCents: amountCents,
    currency,
    dueOn,
    paidOn: null,
    paidBy: null,
  };
  return [
    insert(charges, { ...charge, ...firstSlip(charge) }),
    insert(chargeLines, {
      chargeId,
      companyId,
      kind: 'price',
      contractId: null,
      creatorId: null,
      instalmentId: null,
      subscriptionPeriodId: id,
      ofChargeId: null,
      amountCents,
      feeCents: amountCents,
    }),
    post(chargeIssued(charge)),
    moveTo(subscriptionPeriods, id, 'issue', { patch: { ...invoice, dueOn, chargeId } }),
    ...matchingsIn(invoice.lines).map((one) => update(matchings, one, { periodId: id })),
    ...(invoice.lines.some(({ kind }) => kind === 'change')
      ? [update(subscriptions, subscriptionId, { carried: [] })]
      : []),
  ];
}

/** Updates drafts to the current subscription. Withdraws drafts that have nothing to pay. */
export function updateDrafts(facts: Loaded): Change[] {
  return facts.periods
    .filter(({ status }) => status === 'draft')
    .flatMap((draft) => {
      const invoice = monthInvoice(facts, draft.currency, draft.startsOn, facts.bought, facts.settings);
      if (!invoice) return [moveTo(subscriptionPeriods, draft.id, 'withdraw')];
      const same = (Object.keys(invoice) as (keyof MonthInvoice)[]).every(
        (key) => JSON.stringify(invoice[key]) === JSON.stringify(draft[key]),
      );
      return same ? [] : [update(subscriptionPeriods, draft.id, invoice)];
    });
}
