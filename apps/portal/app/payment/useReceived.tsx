import { type Charge, receivedParts } from '@elenco/core/finance';
import { useTranslation } from 'react-i18next';
import { Money } from '../ui';

/** Returns the list items for a paid charge: fine, interest, and the received sum. */
export function useReceived(charge: Charge) {
  const { t } = useTranslation('company');
  return receivedParts(charge).map(({ of, cents }) => ({
    term: t(`payments.besides.${of}`),
    value: <Money cents={cents} currency={charge.currency} />,
  }));
}
