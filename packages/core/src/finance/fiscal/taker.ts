import type { Find } from '../../kit';
import { type Actor, type Company, companies, payees } from '../../people';
import type { PayContract } from '../pay';
import type { Charge } from '../payment';
import type { FeeInvoice } from './fiscal';

type Taker = Pick<FeeInvoice, 'companyId' | 'creatorId'>;

/**
 * Returns who is invoiced for the fee on a charge: the paying company or, in an Elenco Pay contract, the
 * agreed side. Returns null for a client without a Brazilian tax number, who gets no invoice.
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

/** Returns the taker's current tax number and name, for a creator from the payee. Empty if there are none. */
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
