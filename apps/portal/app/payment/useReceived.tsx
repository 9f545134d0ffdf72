import { type Charge, receivedParts } from '@elenco/core/finance';
import { useTranslation } from 'react-i18next';
import { Money } from '../ui';

/** Returns what a list says of a paid charge beside its price: fine, interest and all that came in. */
export function useReceived(charge: Charge) {
  const { t } = useTranslation('company');
  return receivedParts(charge).map(({ of, cents }) => ({
    term: t(`payments.besides.${of}`),
    value: <Money cents={cents} currency={charge.currency} />,
  }));
}
