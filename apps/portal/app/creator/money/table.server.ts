import type { Cell } from '@elenco/core/kit';
import type { RequestContext } from '../../adapters/requestContext.server';
import { i18nOf } from '../../i18n/translate.server';
import { paymentLabel } from '../../payment/paymentLabel';
import { beforeTaxesLabel } from '../beforeTaxesLabel';
import type { Finance, Payment } from './finance.server';

const taxes = ['inss', 'irrf', 'iss'] as const;

/**
 * Returns the creator's payments as a table with the same known or expected amounts and days as the page,
 * followed by the money that the creator paid back.
 */
export function paymentsTable(
  payments: readonly Payment[],
  paidBack: Finance['paidBack'],
  locale: RequestContext['locale'],
): Cell[][] {
  const t = i18nOf(locale).getFixedT(locale, ['creator', 'options', 'portal', 'shared']);
  const rows = payments.map((row): Cell[] => {
    const { withholdings } = row.expectedPay ?? row;
    const netCents = row.netCents ?? row.expectedPay?.netCents ?? null;
    return [
      row.part ? t('finance.part', { title: row.title, ...row.part }) : row.title,
      t(paymentLabel(row.state, row.document)),
      row.price && { cents: row.price.totalCents },
      row.price && { cents: row.price.feeCents },
      { cents: row.grossCents },
      ...taxes.map((code) => ({ cents: withholdings.find((tax) => tax.code === code)?.amountCents ?? 0 })),
      { cents: row.deductedCents },
      netCents === null ? null : { cents: netCents },
      { day: row.state?.on ?? row.expectedPay?.on ?? null },
      row.expectedPay ? t(`finance.expected.${row.expectedPay.countedFrom ?? 'certain'}`) : '',
      row.currency,
    ];
  });
  return [
    [
      t('finance.project'),
      t('finance.state'),
      t('finance.price'),
      t('finance.fee'),
      t(beforeTaxesLabel(payments.some(({ price }) => price !== null))),
      ...taxes.map((code) => t(`finance.${code}`)),
      t('finance.deducted'),
      t('finance.net'),
      t('finance.day'),
      t('finance.basis'),
      t('shared:historic.currency'),
    ],
    ...rows,
    ...paidBack.map(({ title, on, cents, currency }): Cell[] => [
      title,
      t('statement.kinds.repayment_received'),
      null,
      null,
      null,
      ...taxes.map(() => null),
      null,
      { cents: 0 - cents },
      { day: on },
      '',
      currency,
    ]),
  ];
}
