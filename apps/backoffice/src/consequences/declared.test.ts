import { describe, expect, it } from 'vitest';
import { declarationOf } from '../resources';
import { consequences } from './declared';
import { notifiedOf } from './notified';

/**
 * Commands with a confirmation that change no state: those by which the first of two users prepares, and
 * reminders, and those about the slip.
 */
const unmoved: { readonly [name: string]: readonly string[] } = {
  charges: ['remind', 'reissue', 'postpone'],
  payouts: ['prepare', 'remind'],
  settlements: ['prepareRefund'],
  repayments: ['prepareRefund'],
};
const allDuties = { role: 'admin', userId: 1, name: 'Ana', duties: ['owner'] } as never;

describe('the declared consequences', () => {
  it.each(Object.keys(consequences) as (keyof typeof consequences)[])(
    'are declared for every move that staff may make on %s, and for no others',
    (name) => {
      const { access } = declarationOf(name);
      const byStaff = Object.keys(access.moves).filter((move) => access.moves[move]?.(allDuties).length);
      expect(Object.keys(consequences[name]).toSorted()).toEqual(
        [...byStaff, ...(unmoved[name] ?? [])].toSorted(),
      );
    },
  );
});

describe('the list of notified parties', () => {
  it('shows an e-mail for a released shortlist, and a notice for an approved briefing', () => {
    expect(notifiedOf('briefings', 'release', { id: 1 })).toEqual({
      byMail: ['company'],
      onPage: [],
      users: [],
    });
    expect(notifiedOf('briefings', 'approve', { id: 1 })).toEqual({
      byMail: [],
      onPage: ['company'],
      users: [],
    });
  });

  it('shows both parties for a released payout', () => {
    const payout = { id: 1, briefingId: 2 };
    expect(notifiedOf('payouts', 'release', payout)).toEqual({
      byMail: ['creator'],
      onPage: ['company'],
      users: [],
    });
    // The client of a creator's own contract is notified on its page.
    expect(notifiedOf('payouts', 'release', { id: 1, briefingId: null }).onPage).toEqual([]);
  });

  it('leaves out the company for a subscription, which has its own notices', () => {
    const about = { id: 1, briefingId: 2 };
    expect(notifiedOf('charges', 'settle', { ...about, purpose: 'hiring' }).onPage).toContain('company');
    expect(notifiedOf('charges', 'settle', { ...about, purpose: 'subscription' }).onPage).not.toContain(
      'company',
    );
  });

  it('shows an e-mail to the brand of a cancelled charge', () => {
    const plan = { id: 1, briefingId: null, purpose: 'subscription' };
    expect(notifiedOf('charges', 'cancel', plan).byMail).toEqual(['company']);
  });

  it('names no creators of a plan, which has none', () => {
    const plan = { id: 1, briefingId: null, purpose: 'subscription' };
    expect(notifiedOf('charges', 'settle', plan)).toEqual({ byMail: [], onPage: [], users: [] });
  });

  it('names the users of a report, and the requester without an account', () => {
    const report = { id: 1, reporterId: 2, authorId: 3 };
    expect(notifiedOf('message-reports', 'uphold', report).users).toEqual([2, 3]);
    expect(notifiedOf('message-reports', 'dismiss', report).users).toEqual([2]);
    const asked = { id: 1, userId: null, email: 'ana@example.com' };
    expect(notifiedOf('privacy-requests', 'answer', asked).users).toEqual(['ana@example.com']);
    expect(notifiedOf('privacy-requests', 'schedule', { id: 1, userId: 4, email: null }).users).toEqual([4]);
  });

  it('notifies no one of a move without rules', () => {
    expect(notifiedOf('tasks', 'done', { id: 1 })).toEqual({ byMail: [], onPage: [], users: [] });
  });
});
