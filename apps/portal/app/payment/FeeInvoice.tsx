import type { FeeInvoice } from '@elenco/core/finance';
import { useTranslation } from 'react-i18next';

/** Our invoice for the fee of a charge: its number, and where it can be read; until then, that it comes. */
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
