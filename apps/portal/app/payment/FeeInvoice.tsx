import type { FeeInvoice } from '@elenco/core/finance';
import { useTranslation } from 'react-i18next';

/** Number and link of the platform's invoice for its fee; before it is issued, a note that it will follow. */
export function FeeInvoiceText({ invoice }: { invoice: Pick<FeeInvoice, 'status' | 'number' | 'link'> }) {
  const { t } = useTranslation('shared');
  const { status, number, link } = invoice;
  if (status === 'cancelled') return t('feeInvoice.cancelled');
  if (number === '') return t('feeInvoice.waits');
  const text = t('feeInvoice.number', { number });
  return link ? (
    <a href={link} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  ) : (
    text
  );
}
