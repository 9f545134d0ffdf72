import type { moneyBackOf } from '@elenco/core/finance';
import type { Currency } from '@elenco/core/kit';
import { useTranslation } from 'react-i18next';
import { DateText, Money } from '../ui';

/** Of one payment by card. */
export type ShownMoneyBack = NonNullable<ReturnType<typeof moneyBackOf>> & {
  readonly id: number;
  readonly currency: Currency;
  /** Since when its bank has it; null of a refund. */
  readonly since: string | null;
};

/** What of a payment went or goes back to its card, and what that means. */
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
