import type { Cell } from '@elenco/core/kit';
import type { RequestContext } from '../../adapters/requestContext.server';
import { i18nOf } from '../../i18n/translate.server';
import { paymentLabel } from '../../payment/paymentLabel';
import type { Payment } from './finance.server';

const taxes = ['inss', 'irrf', 'iss'] as const;

/** Returns the creator's payments as a table with the amounts and days of the page, known or expected. */
export function paymentsTable(payments: readonly Payment[], locale: RequestContext['locale']): Cell[][] {
  const t = i18nOf(locale).getFixedT(locale, ['creator', 'options', 'portal', 'shared']);
  const rows = payments.map((row): Cell[] => {
    const { withholdings } = row.expectedPay ?? row;
    const netCents = row.netCents ?? row.expectedPay?.netCents ?? null;
    return [
      row.part ? t('finance.part', { title: row.title, ...row.part }) : row.title,
      t(paymentLabel(row.state, row.document)),
      { cents: row.grossCents },
      ...taxes.map((code) => ({ cents: withholdings.find((tax) => tax.code === code)?.amountCents ?? 0 })),
      { cents: row.deductedCents },
      netCents === null ? null : { cents: netCents },
      { day: row.state?.on ?? row.expectedPay?.on ?? null },
      row.expectedPay ? t(row.expectedPay.fromDelivery ? 'finance.ifToday' : 'finance.expected') : '',
      row.currency,
    ];
  });
  return [
    [
      t('finance.project'),
      t('finance.state'),
      t('finance.gross'),
      ...taxes.map((code) => t(`finance.${code}`)),
      t('finance.deducted'),
      t('finance.net'),
      t('finance.day'),
      t('finance.basis'),
      t('shared:historic.currency'),
    ],
    ...rows,
  ];
}
