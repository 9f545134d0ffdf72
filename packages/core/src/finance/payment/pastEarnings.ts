import { type Currency, sum } from '../../kit';

/** What a creator earned with past projects in one currency, in minor units. */
export interface PastEarnings {
  readonly currency: Currency;
  /** Net amount of the payments made. */
  readonly receivedCents: number;
  /** Part of `receivedCents` that the creator paid back with their own money. */
  readonly paidBackCents: number;
  /** Average per paid project of the net amount that the creator kept: received less paid back. */
  readonly averageCents: number;
  /** Number of paid projects. */
  readonly projects: number;
}

interface PastProject {
  readonly currency: Currency;
  /** Net amount of the payments made; null if nothing was paid. */
  readonly netCents: number | null;
  readonly repaid: readonly { readonly cents: number }[];
}

/** Returns the earnings of past projects, one entry per currency. Unpaid projects do not count. */
export function pastEarningsIn(rows: readonly PastProject[]): PastEarnings[] {
  const paid = rows.filter(({ netCents }) => netCents !== null);
  return [...new Set(paid.map(({ currency }) => currency))].map((currency) => {
    const own = paid.filter((row) => row.currency === currency);
    const receivedCents = sum(own.map(({ netCents }) => netCents ?? 0));
    const paidBackCents = sum(own.flatMap(({ repaid }) => repaid.map(({ cents }) => cents)));
    return {
      currency,
      receivedCents,
      paidBackCents,
      averageCents: Math.round((receivedCents - paidBackCents) / own.length),
      projects: own.length,
    };
  });
}
