import { type Company, taxDocument, taxDocumentIn } from '../../people';
import type { Receipt } from './receipt';

/** True if a receipt names its payer by another document than the company's. */
export function isOtherPayer(
  { payerTaxId }: Pick<Receipt, 'payerTaxId'>,
  { cnpj, cpf }: Pick<Company, 'cnpj' | 'cpf'>,
): boolean {
  const own = cnpj ?? cpf;
  return payerTaxId !== '' && own !== null && payerTaxId !== own;
}

/** Names both payers, by name and document. */
export const payersOf = (
  { payerName, payerTaxId }: Pick<Receipt, 'payerName' | 'payerTaxId'>,
  company: Pick<Company, 'legalName' | 'country' | 'cnpj' | 'cpf' | 'foreignTaxId'>,
) => ({
  payer: [payerName, taxDocumentIn('BR', payerTaxId, 'pt')].filter(Boolean).join(', '),
  company: `${company.legalName}, ${taxDocument(company)}`,
});
