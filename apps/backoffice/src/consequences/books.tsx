import { daysOfMonth, transferOf, trialBalanceTotals } from '@elenco/core/finance';
import { useGetOne } from 'ra-core';
import { ReferenceLink } from '../kit/ReferenceLink';
import type { Words } from '../kit/words';
import type { RecordOf } from '../resources';
import { amountOf, companyOf, creatorOf, type Fact, type UseFacts } from './figures';

type FeeInvoice = RecordOf<'fee-invoices'>;
type Closing = RecordOf<'month-closings'>;

/** The party that bears the fee, the charge on which the fee was earned, and the day. */
const feeOf = (invoice: FeeInvoice, words: Words): readonly Fact[] => [
  ...(invoice.companyId === null ? [] : [companyOf({ companyId: invoice.companyId }, words)]),
  ...(invoice.creatorId === null ? [] : [creatorOf({ creatorId: invoice.creatorId }, words)]),
  { name: words.name('charges'), value: <ReferenceLink resource="charges" id={invoice.chargeId} /> },
  { name: words.field('fee-invoices', 'earnedOn'), value: words.day(invoice.earnedOn) },
];

/** Facts shown before a fee invoice is issued: its payer and amount. */
export const useFeeInvoice: UseFacts<'fee-invoices'> = (invoice, words) => [
  ...feeOf(invoice, words),
  amountOf(words.field('fee-invoices', 'amountCents'), invoice.amountCents, invoice),
];

/**
 * Facts shown before a fee invoice is cancelled: the party that bears the fee, and the fee that then has no
 * invoice.
 */
export const useFeeInvoiceCancellation: UseFacts<'fee-invoices'> = (invoice, words) => [
  ...feeOf(invoice, words),
  amountOf(words.t('consequences.withoutInvoice'), invoice.amountCents, invoice),
];

/**
 * Facts shown before a bank's answer is closed without a payment: the answer, and the payout, which does not
 * change.
 */
export const useClosedAnswer: UseFacts<'payment-answers'> = (answer, words) => {
  const { data: payout } = useGetOne<RecordOf<'payouts'>>(
    'payouts',
    { id: answer.payoutId ?? 0 },
    { enabled: answer.payoutId !== null },
  );
  return [
    {
      name: words.field('payment-answers', 'outcome'),
      value: words.oneOf('answerOutcome', answer.outcome),
    },
    amountOf(words.t('consequences.answered'), answer.amountCents, { currency: 'BRL' }),
    ...(payout
      ? [
          creatorOf(payout, words),
          amountOf(words.t('consequences.transfer'), transferOf(payout), payout),
          {
            name: words.t('consequences.payoutStays', { id: payout.id }),
            value: words.status('payouts', payout.status),
          },
        ]
      : []),
    ...(answer.payoutId === null
      ? [{ name: words.name('payouts'), value: words.t('consequences.noPayout') }]
      : []),
    { name: words.name('postings', 2), value: words.t('consequences.noEntries') },
  ];
};

/** Facts about a month's ledger: the month, the number of entries, and the sum of debits in each currency. */
export const monthFigures = (
  { month, lines, entryCount }: Pick<Closing, 'month' | 'lines' | 'entryCount'>,
  words: Words,
): readonly Fact[] => [
  {
    name: words.field('month-closings', 'month'),
    value: words.month(month),
  },
  { name: words.field('month-closings', 'entryCount'), value: words.number(entryCount) },
  ...trialBalanceTotals(lines).map((total) =>
    amountOf(words.t('consequences.movedIn', { currency: total.currency }), total.debitCents, total),
  ),
];

/**
 * Facts shown before a month is reopened: its ledger, and the first day for which the ledger accepts entries
 * again.
 */
export const useReopened: UseFacts<'month-closings'> = (closing, words) => [
  ...monthFigures(closing, words),
  {
    name: words.t('consequences.becomesPossible'),
    value: words.t('consequences.entriesFrom', { day: words.day(daysOfMonth(closing.month).from) }),
  },
];

/** Figures of cancelling a recorded tax payment: the tax, month and amount that are open again. */
export const useReopenedTax: UseFacts<'tax-payments'> = ({ tax, month, amountCents }, words) => [
  { name: words.field('tax-payments', 'tax'), value: words.oneOf('withheldTax', tax) },
  { name: words.field('tax-payments', 'month'), value: words.month(month) },
  amountOf(words.t('consequences.owedAgain'), amountCents, { currency: 'BRL' }),
];
