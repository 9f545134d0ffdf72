import { describe, expect, it } from 'vitest';
import { unsettledAmounts } from './people';

describe('unsettledAmounts', () => {
  const totalCents = 243_000;
  it('counts an open proposal as an offered amount', () => {
    const offer = { status: 'sent' as const, totalCents };
    expect(unsettledAmounts(offer, undefined)).toEqual({ offeredCents: totalCents, toSignCents: 0 });
  });

  it.each(['draft', 'sent'] as const)(
    'counts a contract with the status “%s” as an amount to sign, not as an offered amount',
    (status) => {
      const offer = { status: 'approved' as const, totalCents };
      expect(unsettledAmounts(offer, { status, totalCents })).toEqual({
        offeredCents: 0,
        toSignCents: totalCents,
      });
    },
  );

  it('counts neither an accepted contract nor a rejected proposal', () => {
    const none = { offeredCents: 0, toSignCents: 0 };
    expect(unsettledAmounts(undefined, { status: 'active', totalCents })).toEqual(none);
    expect(unsettledAmounts({ status: 'rejected', totalCents }, undefined)).toEqual(none);
    expect(unsettledAmounts(undefined, undefined)).toEqual(none);
  });
});
