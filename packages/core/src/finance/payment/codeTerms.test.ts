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

describe('the amounts and due dates of a charge’s payment codes', () => {
  it('are the same for all codes until the due date', () => {
    const same = { cents: 310_000, until: '2026-09-08', lacksLate: false };
    expect(codeTerms(charge, owed(0), '2026-09-08')).toEqual({ slip: same, pix: same });
  });

  it('differ after the due date: only PIX includes the fine and interest of the day', () => {
    expect(codeTerms(charge, owed(14_673), '2026-11-21')).toEqual({
      slip: { cents: 310_000, until: '2026-09-08', lacksLate: true },
      pix: { cents: 324_673, until: '2026-11-21', lacksLate: false },
    });
  });

  it('are those of the second copy of a slip until its new due date', () => {
    const copy = { ...charge, slipCents: 325_000, slipDueOn: '2026-11-24' };
    expect(codeTerms(copy, owed(14_673), '2026-11-21').slip).toEqual({
      cents: 325_000,
      until: '2026-11-24',
      lacksLate: false,
    });
  });

  it('are null for a code that the charge does not have', () => {
    const abroad = { ...charge, barCode: null, pixCode: null };
    expect(codeTerms(abroad, owed(0), '2026-09-08')).toEqual({ slip: null, pix: null });
  });
});
