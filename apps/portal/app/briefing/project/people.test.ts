import { describe, expect, it } from 'vitest';
import { unsettledAmounts } from './people';

describe('unsettledAmounts', () => {
  const totalCents = 243_000;
  const none = { offeredCents: 0, ownCents: 0, creatorsCents: 0 };
  it('counts an open proposal as an offered amount', () => {
    const offer = { status: 'sent' as const, totalCents };
    expect(unsettledAmounts(offer, undefined)).toEqual({ ...none, offeredCents: totalCents });
  });

  it.each([
    ['draft', null, 'ownCents'],
    ['sent', null, 'ownCents'],
    ['sent', '2026-11-21T12:00:00.000Z', 'creatorsCents'],
  ] as const)(
    'counts a contract with the status “%s” and the brand’s acceptance at %s only as %s',
    (status, companyAcceptedAt, counted) => {
      const offer = { status: 'approved' as const, totalCents };
      expect(unsettledAmounts(offer, { status, totalCents, companyAcceptedAt })).toEqual({
        ...none,
        [counted]: totalCents,
      });
    },
  );

  it('counts neither an accepted contract nor a rejected proposal', () => {
    expect(unsettledAmounts(undefined, { status: 'active', totalCents, companyAcceptedAt: null })).toEqual(
      none,
    );
    expect(unsettledAmounts({ status: 'rejected', totalCents }, undefined)).toEqual(none);
    expect(unsettledAmounts(undefined, undefined)).toEqual(none);
  });
});
