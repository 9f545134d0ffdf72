import { type Company, taxDocument, taxDocumentIn } from '../../people';
import type { Receipt } from './receipt';

/**
 * Identifies the payer of a receipt by document: the company, another payer, or unknown if either has none.
 */
export function payerIs(
  { payerTaxId }: Pick<Receipt, 'payerTaxId'>,
  { cnpj, cpf }: Pick<Company, 'cnpj' | 'cpf'>,
): 'company' | 'other' | 'unknown' {
  const own = cnpj ?? cpf;
  if (payerTaxId === '' || own === null) return 'unknown';
  return payerTaxId === own ? 'company' : 'other';
}

/** Returns name and document of both payers. */
export const payersOf = (
  { payerName, payerTaxId }: Pick<Receipt, 'payerName' | 'payerTaxId'>,
  company: Pick<Company, 'legalName' | 'country' | 'cnpj' | 'cpf' | 'foreignTaxId'>,
) => ({
  payer: [payerName, taxDocumentIn('BR', payerTaxId, 'pt')].filter(Boolean).join(', '),
  company: `${company.legalName}, ${taxDocument(company)}`,
});
