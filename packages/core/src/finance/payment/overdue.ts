import type { Currency } from '../../kit';
import type { Setting } from '../../platform';
import { lateCentsOf, type lateOf } from './late';
import type { Charge } from './schema';
import { openCentsOf } from './settlement';

/** An open charge with the terms of its instalment, if it has one. */
export interface OpenDebt {
  readonly charge: Pick<Charge, 'currency' | 'purpose' | 'dueOn' | 'amountCents' | 'keptCents'>;
  readonly instalment?: Parameters<typeof lateOf>[0] | undefined;
}

/**
 * Returns the total of open charges on a day, each with its fine and interest, by currency. The principal
 * without fine and interest is the sum of `restCents`.
 */
export function totalOwedByCurrency(
  debts: readonly OpenDebt[],
  day: string,
  settings: readonly Setting[],
): ReadonlyMap<Currency, number> {
  const sums = new Map<Currency, number>();
  for (const debt of debts) {
    const restCents = openCentsOf(debt.charge);
    const cents = restCents + lateCentsOf({ ...debt, restCents }, day, settings);
    sums.set(debt.charge.currency, (sums.get(debt.charge.currency) ?? 0) + cents);
  }
  return sums;
}
