import { describe, expect, it } from 'vitest';
import { brandMember, type brandOwner, ids, NOW } from '../testing';
import { askApproval } from './ask';

const limit = {
  id: 1,
  version: 1,
  createdAt: NOW,
  updatedAt: NOW,
  companyId: ids.company,
  userId: ids.brandUser,
  grantedById: ids.brandUser,
  limitCents: 100_000,
  usedCents: 40_000,
  currency: 'BRL' as const,
  untilOn: '2099-12-31',
};
const ask = (additionalCents: number, given: Partial<typeof limit> = {}) =>
  askApproval(
    'amendments.request',
    { additionalCents },
    { limits: [{ ...limit, ...given }], owners: [{ name: 'Bia Prado' }] },
    { actor: brandMember, currency: 'BRL', now: NOW },
  );

describe('acts that bind a company', () => {
  it('use up what is left of the limit', () => {
    expect(ask(60_000)).toMatchObject({ used: [{ patch: { usedCents: 100_000 } }] });
  });

  it('are refused beyond it, with the amounts and the owners', () => {
    const params = { names: 'Bia Prado', wantedCents: 60_001, leftCents: 60_000, currency: 'BRL' };
    expect(ask(60_001)).toMatchObject({ refused: [{ code: 'approval_too_much', params }] });
  });

  it('are refused with a limit of zero', () => {
    expect(ask(1, { limitCents: 0, usedCents: 0 })).toMatchObject({ refused: [{ code: 'approval_over' }] });
  });

  it('check a signature against the whole limit, which the approval has used up', () => {
    const about = { actor: brandMember, currency: 'BRL', now: NOW } as const;
    const full = { limits: [{ ...limit, usedCents: 100_000 }], owners: [] };
    expect(askApproval('contracts.accept', { totalCents: 100_000 }, full, about)).toEqual({ used: [] });
  });

  it('tell a guest nothing of people and amounts', () => {
    const guest = { role: 'guest' } as unknown as typeof brandOwner;
    const reply = askApproval(
      'proposals.approveAll',
      [{ totalCents: 60_001 }],
      { limits: [limit], owners: [{ name: 'Bia Prado' }] },
      { actor: guest, currency: 'BRL', now: NOW },
    );
    expect(reply).toMatchObject({ refused: [{ code: 'approval_of_link' }] });
    expect(JSON.stringify(reply)).not.toContain('Bia');
  });
});
