import type { PriceBeforeFee } from '@elenco/core/finance';
import type { Currency } from '@elenco/core/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Money } from '../ui';

interface PriceWithFee {
  readonly totalCents: number;
  readonly feeCents: number;
  readonly feeBp: number;
  readonly currency: Currency;
}

/** Returns a function that builds the rows of a price and of the fee, shown above the gross amount. */
export function useFeeRows() {
  const { t } = useTranslation('creator');
  const { rate } = useFormat();
  return (
    { totalCents, feeCents, feeBp, currency }: PriceWithFee,
    priceLabel: string,
    feeNote = '',
  ): { term: string; value: ReactNode; note: string }[] => [
    { term: priceLabel, value: <Money cents={totalCents} currency={currency} />, note: t('net.totalNote') },
    {
      term: t('net.fee', { rate: rate(feeBp) }),
      value: <Money cents={feeCents} currency={currency} minus />,
      note: feeNote,
    },
  ];
}

/** Returns a function that builds the same rows for a payment, without notes; none if its fee is not known. */
export function usePriceRows() {
  const { t } = useTranslation('creator');
  const feeRows = useFeeRows();
  return (price: PriceBeforeFee | null, currency: Currency): { term: string; value: ReactNode }[] =>
    price
      ? feeRows({ ...price, currency }, t(`net.priceOf.${price.source}`)).map(({ term, value }) => ({
          term,
          value,
        }))
      : [];
}
