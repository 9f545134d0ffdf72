import { type AcceptancePreview, openCentsOf, refundOf, remainingOf, transferOf } from '@elenco/core/finance';
import { planTerms, type Setting } from '@elenco/core/platform';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetList, useGetOne } from 'ra-core';
import { useOwedToday } from '../charges/OwedToday';
import { today } from '../kit/today';
import type { ElencoDataProvider } from '../providers/data';
import type { RecordOf } from '../resources';
import { all, amountOf, companyOf, creatorOf, type UseFacts } from './figures';

/**
 * Facts shown before a charge is settled: the open amount and, for hirings, the platform's fee and the
 * creators' share.
 */
export const useSettled: UseFacts<'charges'> = (charge, words) => [
  ...(charge.keptCents > 0
    ? [amountOf(words.t('consequences.rest'), openCentsOf(charge), charge)]
    : [amountOf(words.field('charges', 'amountCents'), charge.amountCents, charge)]),
  ...(charge.purpose === 'hiring' || charge.purpose === 'project' || charge.purpose === 'amendment'
    ? [
        amountOf(words.t('consequences.fee'), charge.feeCents, charge),
        amountOf(words.t('briefing.forCreators'), charge.amountCents - charge.feeCents, charge),
      ]
    : []),
];

/**
 * Facts shown before a charge is cancelled: the amount that is no longer owed, with fine and interest until
 * today, and the partial payments that go to suspense.
 */
export const useCancelled: UseFacts<'charges'> = (charge, words) => {
  const owed = useOwedToday(charge);
  const lateCents = owed ? owed.fineCents + owed.interestCents : 0;
  return [
    companyOf(charge, words),
    amountOf(words.t('consequences.noLongerOwed'), openCentsOf(charge) + lateCents, charge),
    ...(lateCents > 0 ? [amountOf(words.t('consequences.lateIncluded'), lateCents, charge)] : []),
    ...(charge.keptCents > 0 ? [amountOf(words.t('consequences.toSuspense'), charge.keptCents, charge)] : []),
  ];
};

/**
 * Facts shown before a reminder or a reissued slip is sent: the brand that has to pay. The dialog itself
 * shows the amounts.
 */
export const useChargeReminder: UseFacts<'charges'> = (charge, words) => [companyOf(charge, words)];

/**
 * Facts shown before a due date is postponed: the open amount, which stays the same, and the current due
 * date.
 */
export const usePostponed: UseFacts<'charges'> = (charge, words) => [
  companyOf(charge, words),
  amountOf(words.t('consequences.rest'), openCentsOf(charge), charge),
  { name: words.t('finance.postpone.now'), value: words.day(charge.dueOn) },
];

/**
 * Facts shown before an invoice is accepted: the payout with its taxes and deductions, the creator's net
 * amount, and the payout's due date.
 */
export const useAccepted: UseFacts<'invoices'> = (invoice, words) => {
  const data = useDataProvider<ElencoDataProvider>();
  const { data: preview, error } = useQuery({
    queryKey: ['invoices', 'previewAcceptance', invoice.id, invoice.version],
    queryFn: () => data.run('invoices.previewAcceptance', { id: invoice.id }) as Promise<AcceptancePreview>,
    gcTime: 0,
    retry: false,
  });
  // The server would refuse the move for the same reason.
  if (error)
    return [creatorOf(invoice, words), { name: words.t('consequences.refused'), value: error.message }];
  if (!preview) return [creatorOf(invoice, words)];
  const { payoutId, grossCents, withholdings, deductedCents, transferCents, dueOn } = preview;
  return [
    creatorOf(invoice, words),
    amountOf(words.t('consequences.payout', { id: payoutId }), grossCents, preview),
    ...withholdings
      .filter(({ amountCents }) => amountCents > 0)
      .map(({ code, amountCents }) => amountOf(words.oneOf('withholding', code), -amountCents, preview)),
    ...(deductedCents > 0 ? [amountOf(words.t('consequences.deducted'), -deductedCents, preview)] : []),
    amountOf(words.t('consequences.net'), transferCents, preview),
    ...(transferCents > 0 ? [{ name: words.t('consequences.payBy'), value: words.day(dueOn) }] : []),
  ];
};

/** Facts shown before an invoice is refused: the payout that waits for a new invoice. */
export const useRefused: UseFacts<'invoices'> = (invoice, words) => {
  const { data: payout } = useGetOne<RecordOf<'payouts'>>('payouts', { id: invoice.payoutId });
  return [
    creatorOf(invoice, words),
    ...(payout ? [amountOf(words.t('consequences.waits'), payout.grossCents, payout)] : []),
  ];
};

/**
 * Facts shown before a transfer is marked as failed or returned or is repeated, and before the creator is
 * requested to enter a different account: the creator, and the transfer's amount.
 */
export const usePayout: UseFacts<'payouts'> = (payout, words) => [
  creatorOf(payout, words),
  amountOf(words.t('consequences.transfer'), transferOf(payout), payout),
];

/**
 * Facts shown before a creator is reminded to send a payout's fiscal document: the creator, and the gross
 * amount that the document must state.
 */
export const useDocumentReminder: UseFacts<'payouts'> = (payout, words) => [
  creatorOf(payout, words),
  amountOf(words.field('payouts', 'grossCents'), payout.grossCents, payout),
];

/**
 * Facts shown before a payout is prepared or released: the company. A separate panel shows the recipient,
 * account and net amount.
 */
export const usePayoutRelease: UseFacts<'payouts'> = (payout, words) => [companyOf(payout, words)];

export const useEndingRefund: UseFacts<'settlements'> = (ending, words) => [
  companyOf(ending, words),
  amountOf(words.t('consequences.transfer'), ending.refundCents - ending.setOffCents, ending),
];

/**
 * Facts shown before the rest of a repayment is waived: the amount that the creator keeps, and the amount
 * that the company is refunded.
 */
export const useWaived: UseFacts<'repayments'> = (repayment, words) => [
  creatorOf(repayment, words),
  amountOf(words.t('consequences.waived'), remainingOf(repayment), repayment),
  companyOf(repayment, words),
  amountOf(words.t('finance.repayments.refund'), refundOf(repayment), repayment),
];

export const useRepaymentRefund: UseFacts<'repayments'> = (repayment, words) => [
  companyOf(repayment, words),
  amountOf(words.t('consequences.transfer'), refundOf(repayment) - repayment.setOffCents, repayment),
];

/**
 * Facts shown before a subscription is suspended, resumed or cancelled: the plan, the monthly price and the
 * overdue amount.
 */
export const useSubscription: UseFacts<'subscriptions'> = (subscription, words) => {
  const { companyId, plan, currency, agreedCents } = subscription;
  const { data: settings } = useGetList<Setting>('settings', { pagination: all });
  const { data: overdue } = useGetList<RecordOf<'charges'>>('charges', {
    filter: { companyId, purpose: 'subscription', status: ['overdue'] },
    pagination: all,
    sort: { field: 'dueOn', order: 'ASC' },
  });
  const monthly =
    agreedCents ?? (settings ? planTerms(settings, plan, today(), currency).monthlyCents : null);
  const owed = (overdue ?? []).reduce((sum, charge) => sum + openCentsOf(charge), 0);
  return [
    companyOf(subscription, words),
    { name: words.field('subscriptions', 'plan'), value: words.option('companies', 'plan', plan) },
    ...(monthly === null ? [] : [amountOf(words.t('consequences.monthly'), monthly, subscription)]),
    ...(owed > 0 ? [amountOf(words.t('consequences.overdue'), owed, subscription)] : []),
  ];
};

/** Facts shown before a subscription's month is charged, or withdrawn without a charge. */
export const usePeriod: UseFacts<'subscription-periods'> = (period, words) => [
  companyOf(period, words),
  amountOf(words.field('subscription-periods', 'amountCents'), period.amountCents, period),
  { name: words.field('subscription-periods', 'dueOn'), value: words.day(period.dueOn) },
];
