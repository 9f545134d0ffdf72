import type { Find } from '../../kit';
import { type Actor, type Company, companies, payees } from '../../people';
import type { PayContract } from '../pay';
import type { Charge } from '../payment';
import type { FeeInvoice } from './fiscal';

type Taker = Pick<FeeInvoice, 'companyId' | 'creatorId'>;

/**
 * Returns the party that is invoiced for the fee on a charge: the paying company or, in a contract of Elenco
 * Pay, the side that bears the fee. Returns null for a client without a Brazilian tax number, who gets no
 * invoice.
 */
export function takerOf(
  { purpose, companyId }: Pick<Charge, 'purpose' | 'companyId'>,
  pay: Pick<PayContract, 'feePayer' | 'creatorId'> | undefined,
  client: Pick<Company, 'cnpj' | 'cpf'> | undefined,
): Taker | null {
  if (purpose !== 'pay') return { companyId, creatorId: null };
  if (pay?.feePayer === 'creator') return { companyId: null, creatorId: pay.creatorId };
  return client?.cnpj || client?.cpf ? { companyId, creatorId: null } : null;
}

/**
 * Returns the taker's current tax number and name. A creator's data comes from the payee. Number and name are
 * empty if unknown.
 */
export async function takerToday(
  find: Pick<Find<Actor>, 'many'>,
  { companyId, creatorId }: Taker,
): Promise<{ readonly taxId: string; readonly name: string }> {
  if (creatorId !== null) {
    const [payee] = await find.many(payees, { creatorId });
    return { taxId: payee?.taxId ?? '', name: payee?.holder ?? '' };
  }
  const [company] = await find.many(companies, { id: companyId ?? [] });
  return {
    taxId: company?.cnpj ?? company?.cpf ?? '',
    name: company?.legalName || company?.tradeName || '',
  };
}
