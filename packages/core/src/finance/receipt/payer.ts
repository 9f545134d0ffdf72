import { type Company, taxDocument, taxDocumentIn } from '../../people';
import type { Receipt } from './receipt';

/** Who paid a receipt, by its document: the company, another payer, or unknown where either has no document to compare. */
export function payerIs(
  { payerTaxId }: Pick<Receipt, 'payerTaxId'>,
  { cnpj, cpf }: Pick<Company, 'cnpj' | 'cpf'>,
): 'company' | 'other' | 'unknown' {
  const own = cnpj ?? cpf;
  if (payerTaxId === '' || own === null) return 'unknown';
  return payerTaxId === own ? 'company' : 'other';
}

/** Names both payers, by name and document. */
export const payersOf = (
  { payerName, payerTaxId }: Pick<Receipt, 'payerName' | 'payerTaxId'>,
  company: Pick<Company, 'legalName' | 'country' | 'cnpj' | 'cpf' | 'foreignTaxId'>,
) => ({
  payer: [payerName, taxDocumentIn('BR', payerTaxId, 'pt')].filter(Boolean).join(', '),
  company: `${company.legalName}, ${taxDocument(company)}`,
});
