import { dueOn as dueAfter } from '@elenco/brazil';
import { openCentsOf, refundOf, remainingOf, transferOf } from '@elenco/core/finance';
import { planTerms, type Setting, settingOn } from '@elenco/core/platform';
import { useGetList, useGetOne } from 'ra-core';
import { useOwedToday } from '../charges/OwedToday';
import { today } from '../kit/today';
import type { RecordOf } from '../resources';
import { all, amountOf, companyOf, creatorOf, type UseFigures } from './figures';

/** Figures of settling a charge: the platform's fee, and the rest for creators. */
export const useSettled: UseFigures<'charges'> = (charge, words) => [
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
 * A cancelled charge: what is no longer owed, as its page shows it today, and the partial payments that go to
 * suspense.
 */
export const useCancelled: UseFigures<'charges'> = (charge, words) => {
  const owed = useOwedToday(charge);
  const lateCents = owed ? owed.fineCents + owed.interestCents : 0;
  return [
    companyOf(charge, words),
    amountOf(words.t('consequences.noLongerOwed'), openCentsOf(charge) + lateCents, charge),
    ...(lateCents > 0 ? [amountOf(words.t('consequences.lateIncluded'), lateCents, charge)] : []),
    ...(charge.keptCents > 0 ? [amountOf(words.t('consequences.toSuspense'), charge.keptCents, charge)] : []),
  ];
};

/** The brand that has to pay; the dialog shows its own amounts. */
export const useCharged: UseFigures<'charges'> = (charge, words) => [companyOf(charge, words)];

/** Figures of a later due date: the unchanged amount of the slip, and the current due date. */
export const usePostponed: UseFigures<'charges'> = (charge, words) => [
  companyOf(charge, words),
  amountOf(words.t('consequences.rest'), openCentsOf(charge), charge),
  { name: words.t('finance.postpone.now'), value: words.day(charge.dueOn) },
];

/** Figures of accepting an invoice: the payout that becomes payable, and its due date. */
export const useAccepted: UseFigures<'invoices'> = (invoice, words) => {
  const { data: payout } = useGetOne<RecordOf<'payouts'>>('payouts', { id: invoice.payoutId });
  const { data: settings } = useGetList<Setting>('settings', {
    filter: { key: 'payout_days' },
    pagination: all,
  });
  return [
    creatorOf(invoice, words),
    ...(payout
      ? [amountOf(words.t('consequences.payout', { id: payout.id }), payout.grossCents, payout)]
      : []),
    ...(settings
      ? [
          {
            name: words.t('consequences.payBy'),
            value: words.day(dueAfter(today(), settingOn(settings, 'payout_days', today()))),
          },
        ]
      : []),
  ];
};

/** Figures of refusing an invoice: the payout that waits for another one. */
export const useRefused: UseFigures<'invoices'> = (invoice, words) => {
  const { data: payout } = useGetOne<RecordOf<'payouts'>>('payouts', { id: invoice.payoutId });
  return [
    creatorOf(invoice, words),
    ...(payout ? [amountOf(words.t('consequences.waits'), payout.grossCents, payout)] : []),
  ];
};

/** Figures of a payout that is released or returned: the creator, and what the transfer pays for. */
export const usePayout: UseFigures<'payouts'> = (payout, words) => [
  creatorOf(payout, words),
  amountOf(words.t('consequences.transfer'), transferOf(payout), payout),
];

/** Figures of a reminder: whose payout it is, and its gross amount, for which the document is issued. */
export const useAwaited: UseFigures<'payouts'> = (payout, words) => [
  creatorOf(payout, words),
  amountOf(words.field('payouts', 'grossCents'), payout.grossCents, payout),
];

/** Figures of a release; its own panel shows recipient, account and net amount. */
export const usePaidOut: UseFigures<'payouts'> = (payout, words) => [companyOf(payout, words)];

export const useEndingRefund: UseFigures<'settlements'> = (ending, words) => [
  companyOf(ending, words),
  amountOf(words.t('consequences.transfer'), ending.refundCents - ending.setOffCents, ending),
];

/** Figures of waiving the rest of a repayment: what the creator keeps, and who does not get it. */
export const useWaived: UseFigures<'repayments'> = (repayment, words) => [
  creatorOf(repayment, words),
  amountOf(words.t('consequences.waived'), remainingOf(repayment), repayment),
  companyOf(repayment, words),
  amountOf(words.t('finance.repayments.refund'), refundOf(repayment), repayment),
];

export const useRepaymentRefund: UseFigures<'repayments'> = (repayment, words) => [
  companyOf(repayment, words),
  amountOf(words.t('consequences.transfer'), refundOf(repayment) - repayment.setOffCents, repayment),
];

/** Figures of a subscription: plan, monthly price, and overdue amount. */
export const useSubscription: UseFigures<'subscriptions'> = (subscription, words) => {
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

/** Figures of a month of a subscription that is charged, or not. */
export const usePeriod: UseFigures<'subscription-periods'> = (period, words) => [
  companyOf(period, words),
  amountOf(words.field('subscription-periods', 'amountCents'), period.amountCents, period),
  { name: words.field('subscription-periods', 'dueOn'), value: words.day(period.dueOn) },
];
