import { dueOn as dueAfter } from '@elenco/brazil';
import { openCentsOf, refundOf, remainingOf, transferOf } from '@elenco/core/finance';
import { planTerms, type Setting, settingOn } from '@elenco/core/platform';
import { useGetList, useGetOne } from 'ra-core';
import { today } from '../kit/today';
import type { RecordOf } from '../resources';
import { all, amountOf, companyOf, creatorOf, type UseFigures } from './figures';

/** A settled charge: its fee is the platform's, the rest goes to creators. */
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

/** The brand that has to pay; the dialog shows its own amounts. */
export const useCharged: UseFigures<'charges'> = (charge, words) => [companyOf(charge, words)];

/** A later due date: the amount of the slip, which does not change, and the day until now. */
export const usePostponed: UseFigures<'charges'> = (charge, words) => [
  companyOf(charge, words),
  amountOf(words.t('consequences.rest'), openCentsOf(charge), charge),
  { name: words.t('finance.postpone.now'), value: words.day(charge.dueOn) },
];

/** Acceptance of an invoice: the payout that leaves the queue of those who wait, and the day it is due. */
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

/** Refusal of an invoice: the payout that keeps waiting for another one. */
export const useRefused: UseFigures<'invoices'> = (invoice, words) => {
  const { data: payout } = useGetOne<RecordOf<'payouts'>>('payouts', { id: invoice.payoutId });
  return [
    creatorOf(invoice, words),
    ...(payout ? [amountOf(words.t('consequences.waits'), payout.grossCents, payout)] : []),
  ];
};

/** A payout that is released, or that comes back: the creator and what the transfer is. */
export const usePayout: UseFigures<'payouts'> = (payout, words) => [
  creatorOf(payout, words),
  amountOf(words.t('consequences.transfer'), transferOf(payout), payout),
];

/** The release shows recipient, account and net in its own panel. */
export const usePaidOut: UseFigures<'payouts'> = (payout, words) => [companyOf(payout, words)];

/** A decided ending: the amounts as they were requested. */
export const useDecided: UseFigures<'settlements'> = (ending, words) => [
  companyOf(ending, words),
  creatorOf(ending, words),
  amountOf(words.field('settlements', 'refundCents'), ending.refundCents, ending),
  ...(ending.waivedCents > 0
    ? [amountOf(words.field('settlements', 'waivedCents'), ending.waivedCents, ending)]
    : []),
];

export const useEndingRefund: UseFigures<'settlements'> = (ending, words) => [
  companyOf(ending, words),
  amountOf(words.t('consequences.transfer'), ending.refundCents - ending.setOffCents, ending),
];

/** A waived rest: what the creator keeps, and who goes without it. */
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

/** A subscription: plan, price of a month, and what is overdue. */
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

/** A month of a subscription that is charged, or is not. */
export const usePeriod: UseFigures<'subscription-periods'> = (period, words) => [
  companyOf(period, words),
  amountOf(words.field('subscription-periods', 'amountCents'), period.amountCents, period),
  { name: words.field('subscription-periods', 'dueOn'), value: words.day(period.dueOn) },
];
