import { describe, expect, it } from 'vitest';
import { declarationOf } from '../resources';
import { consequences } from './declared';
import { notifiedOf } from './notified';

/**
 * Commands that need a confirmation but do not change the status: preparations by a first user, reminders,
 * and commands about slips.
 */
const unmoved: { readonly [name: string]: readonly string[] } = {
  charges: ['remind', 'reissue', 'postpone'],
  payouts: ['prepare', 'remind', 'askAccount'],
  settlements: ['prepareRefund'],
  repayments: ['prepareRefund'],
};
const allDuties = { role: 'admin', userId: 1, name: 'Ana', duties: ['owner'] } as never;

describe('the consequences of moves', () => {
  it.each(Object.keys(consequences) as (keyof typeof consequences)[])(
    'are declared for exactly the moves that staff may make on %s',
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
  it('contains the company: by e-mail for a released shortlist, on its page for an approved briefing', () => {
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

  it('contains the brand and the creator for a released payout, but only the creator without a project', () => {
    const payout = { id: 1, briefingId: 2 };
    expect(notifiedOf('payouts', 'release', payout)).toEqual({
      byMail: ['creator'],
      onPage: ['company'],
      users: [],
    });
    // The client of an Elenco Pay contract is notified on the contract's page.
    expect(notifiedOf('payouts', 'release', { id: 1, briefingId: null }).onPage).toEqual([]);
  });

  it('leaves out the company for a subscription charge, which has its own notifications', () => {
    const about = { id: 1, briefingId: 2 };
    expect(notifiedOf('charges', 'settle', { ...about, purpose: 'hiring' }).onPage).toContain('company');
    expect(notifiedOf('charges', 'settle', { ...about, purpose: 'subscription' }).onPage).not.toContain(
      'company',
    );
  });

  it('contains the brand by e-mail for a cancelled charge', () => {
    const plan = { id: 1, briefingId: null, purpose: 'subscription' };
    expect(notifiedOf('charges', 'cancel', plan).byMail).toEqual(['company']);
  });

  it('is empty for a subscription charge that is settled', () => {
    const plan = { id: 1, briefingId: null, purpose: 'subscription' };
    expect(notifiedOf('charges', 'settle', plan)).toEqual({ byMail: [], onPage: [], users: [] });
  });

  it('contains users by id, and requesters without an account by e-mail address', () => {
    const report = { id: 1, reporterId: 2, authorId: 3 };
    expect(notifiedOf('message-reports', 'uphold', report).users).toEqual([2, 3]);
    expect(notifiedOf('message-reports', 'dismiss', report).users).toEqual([2]);
    const asked = { id: 1, userId: null, email: 'ana@example.com' };
    expect(notifiedOf('privacy-requests', 'answer', asked).users).toEqual(['ana@example.com']);
    expect(notifiedOf('privacy-requests', 'schedule', { id: 1, userId: 4, email: null }).users).toEqual([4]);
  });

  it('is empty for a move without notification rules', () => {
    expect(notifiedOf('tasks', 'done', { id: 1 })).toEqual({ byMail: [], onPage: [], users: [] });
  });
});
