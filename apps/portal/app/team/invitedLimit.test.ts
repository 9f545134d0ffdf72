import { describe, expect, it } from 'vitest';
import { invitedLimit, invitedTerms } from './invitedLimit';

const today = '2026-07-01';
const termsOf = (given: Record<string, unknown>) =>
  invitedTerms(invitedLimit.parse({ currency: 'BRL', ...given }), today);

describe('the approval limit of an invited member', () => {
  it('is zero, an amount until a date, or unlimited', () => {
    expect(termsOf({ kind: 'none' })).toEqual({ limitCents: 0, currency: 'BRL', untilOn: today });
    expect(termsOf({ kind: 'upTo', limitCents: 5000, untilOn: '2026-12-31' })).toEqual({
      limitCents: 5000,
      currency: 'BRL',
      untilOn: '2026-12-31',
    });
    expect(termsOf({ kind: 'free' })).toBeNull();
  });

  it('has neither amount nor date if a kind other than “upTo” is chosen', () => {
    expect(termsOf({ kind: 'none', limitCents: 5000, untilOn: '2026-12-31' })?.limitCents).toBe(0);
    expect(termsOf({ kind: 'free', limitCents: 5000 })).toBeNull();
  });

  it('requires a kind, and for the kind “upTo” an amount and a date', () => {
    const upTo = invitedLimit.safeParse({ kind: 'upTo', currency: 'BRL' });
    expect(upTo.error?.issues.map(({ path }) => path[0])).toEqual(['limitCents', 'untilOn']);
    expect(invitedLimit.safeParse({ currency: 'BRL' }).success).toBe(false);
  });
});
