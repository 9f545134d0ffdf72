import type { Amendment, Contract } from '../../hiring';
import type { Instalment } from './instalment';
import type { Payout } from './schema';

/** Price that a brand or client pays, and the platform's fee on it. The rest is the creator's gross amount. */
export interface PriceBeforeFee {
  readonly totalCents: number;
  readonly feeCents: number;
  readonly feeBp: number;
  /** `proposal`: price of a hiring; `client`: what the client of an Elenco Pay contract pays. */
  readonly source: 'proposal' | 'client';
}

/** Agreements that can explain the gross amount of a payment. */
interface Agreed {
  readonly contract: Pick<Contract, 'origin' | 'totalCents' | 'feeCents' | 'feeBp'> | null | undefined;
  readonly amendments?: readonly Pick<Amendment, 'id' | 'additionalCents' | 'feeCents' | 'feeBp'>[];
  /** The instalment of the payment, in Elenco Pay. */
  readonly part?: Pick<Instalment, 'amountCents'> | undefined;
}

/**
 * Returns the price and the fee of a payment; null without a fee, or if the payment is not the whole agreed
 * amount, as after an early end.
 */
export function priceBeforeFee(
  { grossCents, amendmentId }: Pick<Payout, 'grossCents' | 'amendmentId'>,
  { contract, amendments = [], part }: Agreed,
): PriceBeforeFee | null {
  if (!contract) return null;
  if (part) return priceOfPart(grossCents, part.amountCents, contract);
  if (contract.origin === 'pay') return null;
  const amendment = amendments.find(({ id }) => id === amendmentId);
  if (amendmentId !== null && !amendment) return null;
  const { feeCents, feeBp } = amendment ?? contract;
  const totalCents = amendment ? amendment.additionalCents : contract.totalCents;
  const isWhole = feeCents > 0 && totalCents - feeCents === grossCents;
  return isWhole ? { totalCents, feeCents, feeBp, source: 'proposal' } : null;
}

/** Returns the price of an instalment, whose fee is its share of the contract's fee, rounded to a cent. */
function priceOfPart(
  grossCents: number,
  totalCents: number,
  contract: Pick<Contract, 'totalCents' | 'feeCents' | 'feeBp'>,
): PriceBeforeFee | null {
  const feeCents = totalCents - grossCents;
  const share = (totalCents * contract.feeCents) / contract.totalCents;
  const isWhole = feeCents > 0 && Math.abs(feeCents - share) < 1;
  return isWhole ? { totalCents, feeCents, feeBp: contract.feeBp, source: 'client' } : null;
}
