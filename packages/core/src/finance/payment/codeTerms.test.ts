import { describe, expect, it } from 'vitest';
import { aCharge } from '../../testing';
import { codeTerms } from './codeTerms';

const charge = aCharge({
  slipCents: 310_000,
  slipDueOn: '2026-09-08',
  barCode: '9'.repeat(44),
  pixCode: '0002',
});
const owed = (lateCents: number) => ({
  restCents: 310_000,
  fineCents: lateCents,
  interestCents: 0,
  totalCents: 310_000 + lateCents,
});

describe('what the payment codes of a charge require', () => {
  it('is the same until the due date', () => {
    const same = { cents: 310_000, until: '2026-09-08', lacksLate: false };
    expect(codeTerms(charge, owed(0), '2026-09-08')).toEqual({ slip: same, pix: same });
  });

  it('differs afterwards: PIX has fine and interest of the day, the old slip has none', () => {
    expect(codeTerms(charge, owed(14_673), '2026-11-21')).toEqual({
      slip: { cents: 310_000, until: '2026-09-08', lacksLate: true },
      pix: { cents: 324_673, until: '2026-11-21', lacksLate: false },
    });
  });

  it('counts a second copy as complete until its own due date', () => {
    const copy = { ...charge, slipCents: 325_000, slipDueOn: '2026-11-24' };
    expect(codeTerms(copy, owed(14_673), '2026-11-21').slip).toEqual({
      cents: 325_000,
      until: '2026-11-24',
      lacksLate: false,
    });
  });

  it('is nothing for a code that the charge does not have', () => {
    const abroad = { ...charge, barCode: null, pixCode: null };
    expect(codeTerms(abroad, owed(0), '2026-09-08')).toEqual({ slip: null, pix: null });
  });
});
