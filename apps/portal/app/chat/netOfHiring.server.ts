import { isNeverWithheld } from '@elenco/core/finance';
import type { Contract } from '@elenco/core/hiring';
import type { Currency } from '@elenco/core/kit';
import { expectedOf, netOfContract } from '../creator/expectedPayments.server';
import type { CreatorContext } from '../creator/page.server';
import { loadReceiver } from '../creator/receiver.server';

type Hired = Pick<
  Contract,
  'id' | 'companyId' | 'creatorCents' | 'currency' | 'endsOn' | 'approvedOn' | 'status'
>;

/**
 * Loads the creator's net amount of a hiring, as the project and finance show it. Null if not known, that is
 * before the contract, unless the payee pays no withheld taxes.
 */
export async function loadNetOfHiring(
  ctx: Pick<CreatorContext, 'app' | 'actor' | 'now'>,
  contract: Hired | undefined,
  price: { readonly creatorCents: number; readonly currency: Currency },
): Promise<number | null> {
  const companyIds = contract ? [contract.companyId] : [];
  const receiver = await loadReceiver(ctx, { companyIds, currencies: [price.currency] });
  const own = receiver.payouts.filter(({ contractId }) => contractId === contract?.id);
  const known = netOfContract(own, expectedOf(receiver, own));
  if (known) return known.cents;
  if (isNeverWithheld(receiver.payee, price.currency)) return price.creatorCents;
  if (contract?.status !== 'sent') return null;
  const { companyId, creatorCents: grossCents, currency } = contract;
  return receiver.of({ grossCents, currency }, { companyId, on: receiver.payDay(contract) }).netCents;
}
