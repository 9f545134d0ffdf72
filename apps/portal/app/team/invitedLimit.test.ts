import { describe, expect, it } from 'vitest';
import { invitedLimit, invitedTerms } from './invitedLimit';

const today = '2026-07-01';
const termsOf = (given: Record<string, unknown>) =>
  invitedTerms(invitedLimit.parse({ currency: 'BRL', ...given }), today);

describe('invitedLimit', () => {
  it('returns no approvals, an amount until a date, or no limit', () => {
    expect(termsOf({ kind: 'none' })).toEqual({ limitCents: 0, currency: 'BRL', untilOn: today });
    expect(termsOf({ kind: 'upTo', limitCents: 5000, untilOn: '2026-12-31' })).toEqual({
      limitCents: 5000,
      currency: 'BRL',
      untilOn: '2026-12-31',
    });
    expect(termsOf({ kind: 'free' })).toBeNull();
  });

  it('ignores amount and date if another kind is chosen', () => {
    expect(termsOf({ kind: 'none', limitCents: 5000, untilOn: '2026-12-31' })?.limitCents).toBe(0);
    expect(termsOf({ kind: 'free', limitCents: 5000 })).toBeNull();
  });

  it('requires a kind, and for a limit an amount and a date', () => {
    const upTo = invitedLimit.safeParse({ kind: 'upTo', currency: 'BRL' });
    expect(upTo.error?.issues.map(({ path }) => path[0])).toEqual(['limitCents', 'untilOn']);
    expect(invitedLimit.safeParse({ currency: 'BRL' }).success).toBe(false);
  });
});
