import { formatCnpj } from '@elenco/brazil';
import { brand } from '../../people';
import { brlPerUnit, type Rate } from '../../platform';
import { inReais } from './invoiceAmount';
import type { Payout } from './schema';

/**
 * Service for which creators issue invoices: item 17.06 of the list of LC 116/2003 (propaganda e
 * publicidade), in the numbering of the national system. An accountant must confirm this number;
 * municipalities may have numbers of their own.
 */
export const CREATOR_SERVICE = '17.06.01';

export type InvoiceField = 'taker' | 'address' | 'taxId' | 'service' | 'description' | 'amount' | 'day';

/** A value that the creator copies into the form of an NFS-e issuer. */
export interface InvoiceLine {
  readonly field: InvoiceField;
  readonly text: string;
}

// The forms expect a decimal comma and no thousands separator.
const decimal = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

/**
 * Returns the sentence that explains an amount in reais in the description: original amount, rate and day.
 */
function conversionOf({ grossCents, currency }: Pick<Payout, 'grossCents' | 'currency'>, rate: Rate): string {
  const day = rate.day ? `PTAX de venda de ${dayText(rate.day)}` : 'cotação de referência';
  const price = brlPerUnit(rate).toFixed(4).replace('.', ',');
  return ` Valor contratado: ${currency} ${decimal(grossCents)}, convertido a R$ ${price} por ${currency} (${day}).`;
}

function dayText(date: string): string {
  const [year, month, day] = date.split('-');
  return `${day}/${month}/${year}`;
}

/**
 * Returns the values that a company copies into the form of its municipality or of the national system, in
 * the order of the form. The values are always in Portuguese and reais, because the invoice is a Brazilian
 * document.
 * @param address the platform's registered address, if the installation has one
 * @param today business date, the day of the service
 * @param rate newest rate of the payout's currency; null for BRL
 */
export function invoiceBlock(
  payout: Pick<Payout, 'contractId' | 'grossCents' | 'currency'>,
  {
    title,
    address,
    today,
    rate,
  }: {
    readonly title: string;
    readonly address: string | null;
    readonly today: string;
    readonly rate: Rate | null;
  },
): InvoiceLine[] {
  const { contractId, grossCents, currency } = payout;
  const conversion = rate ? conversionOf(payout, rate) : '';
  return [
    { field: 'taker', text: brand.legalName },
    { field: 'taxId', text: formatCnpj(brand.legalDocument) },
    ...(address ? [{ field: 'address', text: address } as const] : []),
    { field: 'day', text: dayText(today) },
    { field: 'service', text: CREATOR_SERVICE },
    {
      field: 'description',
      text: `Criação e divulgação de conteúdo publicitário: ${title}. Contrato ${contractId}, ${brand.name}.${conversion}`,
    },
    { field: 'amount', text: decimal(inReais(grossCents, currency, rate)) },
  ];
}
