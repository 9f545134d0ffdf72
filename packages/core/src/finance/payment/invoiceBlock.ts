import { formatCnpj } from '@elenco/brazil';
import { brand } from '../../people';
import type { Payout } from './schema';

/**
 * Service for which creators issue invoices: item 17.06 of the list of LC 116/2003 (propaganda e
 * publicidade), as the national system numbers it. To be confirmed by an accountant; municipalities may have
 * a number of their own.
 */
export const CREATOR_SERVICE = '17.06.01';

export type InvoiceField = 'taker' | 'address' | 'taxId' | 'service' | 'description' | 'amount' | 'day';

/** A value that the creator copies into the form of an NFS-e issuer. */
export interface InvoiceLine {
  readonly field: InvoiceField;
  readonly text: string;
}

/**
 * Returns what a company copies into the form of its municipality or the national one, in their order. Always
 * in Portuguese, because the invoice is a Brazilian document.
 * @param address the platform's registered address, if the installation has one
 * @param today business date, the day of the service
 */
export function invoiceBlock(
  { contractId, grossCents }: Pick<Payout, 'contractId' | 'grossCents'>,
  {
    title,
    address,
    today,
  }: { readonly title: string; readonly address: string | null; readonly today: string },
): InvoiceLine[] {
  const [year, month, day] = today.split('-');
  const digits = String(grossCents).padStart(3, '0');
  return [
    { field: 'taker', text: brand.legalName },
    { field: 'taxId', text: formatCnpj(brand.legalDocument) },
    ...(address ? [{ field: 'address', text: address } as const] : []),
    { field: 'day', text: `${day}/${month}/${year}` },
    { field: 'service', text: CREATOR_SERVICE },
    {
      field: 'description',
      text: `Criação e divulgação de conteúdo publicitário: ${title}. Contrato ${contractId}, ${brand.name}.`,
    },
    // The forms expect a decimal comma and no thousands separator.
    { field: 'amount', text: `${digits.slice(0, -2)},${digits.slice(-2)}` },
  ];
}
