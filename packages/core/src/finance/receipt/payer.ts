import { type Company, taxDocument, taxDocumentIn } from '../../people';
import type { Receipt } from './receipt';

/**
 * Compares the payer's tax number with the company's. Returns whether the payer is the company, another
 * payer, or unknown because a number is missing.
 */
export function classifyPayer(
  { payerTaxId }: Pick<Receipt, 'payerTaxId'>,
  { cnpj, cpf }: Pick<Company, 'cnpj' | 'cpf'>,
): 'company' | 'other' | 'unknown' {
  const own = cnpj ?? cpf;
  if (payerTaxId === '' || own === null) return 'unknown';
  return payerTaxId === own ? 'company' : 'other';
}

/** Returns the name and tax number of the payer and of the company. */
export const payersOf = (
  { payerName, payerTaxId }: Pick<Receipt, 'payerName' | 'payerTaxId'>,
  company: Pick<Company, 'legalName' | 'country' | 'cnpj' | 'cpf' | 'foreignTaxId'>,
) => ({
  payer: [payerName, taxDocumentIn('BR', payerTaxId, 'pt')].filter(Boolean).join(', '),
  company: `${company.legalName}, ${taxDocument(company)}`,
});
