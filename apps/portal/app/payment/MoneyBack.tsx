import type { moneyBackOf } from '@elenco/core/finance';
import type { Currency } from '@elenco/core/kit';
import { useTranslation } from 'react-i18next';
import { DateText, Money } from '../ui';

/** Refund or chargeback of one card payment. */
export type ShownMoneyBack = NonNullable<ReturnType<typeof moneyBackOf>> & {
  readonly id: number;
  readonly currency: Currency;
  /** Date of the chargeback; null for a refund. */
  readonly since: string | null;
};

/** An amount that is returned to the card, with an explanation. */
export function MoneyBack({ back: { code, cents, currency, since } }: { readonly back: ShownMoneyBack }) {
  const { t } = useTranslation('company');
  return (
    <p className="small">
      <strong>{t(`payments.back.${code}.title`)}</strong> <Money cents={cents} currency={currency} />
      {since && (
        <>
          {', '}
          {t('payments.back.since')} <DateText value={since} />
        </>
      )}
      {'. '}
      {t(`payments.back.${code}.text`)}
    </p>
  );
}
