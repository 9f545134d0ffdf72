import { describe, expect, it } from 'vitest';
import { brandOwner, curator, financier, nobodyYet, theCreator, theOwner } from '../testing';
import { nextStep } from './nextStep';

describe('the next step', () => {
  it('is what holds others up, and the rest follows in order', () => {
    const step = nextStep(brandOwner, {
      evaluate: { count: 2 },
      accept_contract: { count: 1, briefingId: 31 },
      pay_charge: { count: 1, briefingId: 31 },
    });
    expect(step.first).toEqual({
      code: 'accept_contract',
      params: { count: 1 },
      link: '/dashboard/client/briefing/31',
    });
    expect(step.rest.map(({ code }) => code)).toEqual(['pay_charge', 'evaluate']);
  });

  it('leads to the list when it is of several projects', () => {
    expect(nextStep(theCreator, { send_invoice: { count: 3 } }).first?.link).toBe(
      '/dashboard/professional/finance',
    );
    expect(nextStep(theCreator, { submit_draft: { count: 3 } }).first?.link).toBe('/dashboard/professional');
  });

  it('is nothing when nothing waits', () => {
    expect(nextStep(brandOwner, { pay_charge: { count: 0 } })).toEqual({ first: undefined, rest: [] });
    expect(nextStep(nobodyYet, { pay_charge: { count: 1 } }).first).toBeUndefined();
  });

  it('goes by the duty of staff; an owner has all', () => {
    const waiting = { check_invoices: { count: 1 }, approve_briefings: { count: 4 } };
    const codes = (actor: Parameters<typeof nextStep>[0]) => {
      const { first, rest } = nextStep(actor, waiting);
      return [first, ...rest].map((step) => step?.code);
    };
    expect(codes(financier)).toEqual(['check_invoices']);
    expect(codes(curator)).toEqual(['approve_briefings']);
    expect(codes(theOwner)).toEqual(['check_invoices', 'approve_briefings']);
  });

  it('filters the list of staff to what waits', () => {
    expect(nextStep(curator, { approve_briefings: { count: 4 } }).first?.link).toBe(
      '/dashboard/admin?filter=%7B%22status%22%3A%22under_approval%22%7D',
    );
  });
});
