import { describe, expect, it } from 'vitest';
import { declarationOf } from '../resources';
import { consequences } from './declared';
import { notifiedOf } from './notified';

/** Commands that change no state: those of the first of two users, and those about the slip. */
const unmoved: { readonly [name: string]: readonly string[] } = {
  charges: ['remind', 'reissue', 'postpone'],
  payouts: ['prepare'],
  settlements: ['prepareRefund'],
  repayments: ['prepareRefund'],
};
const allDuties = { role: 'admin', userId: 1, name: 'Ana', duties: ['owner'] } as never;

describe('consequences of moves', () => {
  it.each(Object.keys(consequences) as (keyof typeof consequences)[])(
    'are declared for every move that staff may make on %s, and no others',
    (name) => {
      const { access } = declarationOf(name);
      const byStaff = Object.keys(access.moves).filter((move) => access.moves[move]?.(allDuties).length);
      expect(Object.keys(consequences[name]).toSorted()).toEqual(
        [...byStaff, ...(unmoved[name] ?? [])].toSorted(),
      );
    },
  );
});

describe('who is notified', () => {
  it('sends an e-mail for a released shortlist, a notice for an approved briefing', () => {
    expect(notifiedOf('briefings', 'release', { id: 1 })).toEqual({ byMail: ['company'], onPage: [] });
    expect(notifiedOf('briefings', 'approve', { id: 1 })).toEqual({ byMail: [], onPage: ['company'] });
  });

  it('notifies both parties of a released payout', () => {
    const payout = { id: 1, briefingId: 2 };
    expect(notifiedOf('payouts', 'release', payout)).toEqual({ byMail: ['creator'], onPage: ['company'] });
    // An own contract notifies its client on its page.
    expect(notifiedOf('payouts', 'release', { id: 1, briefingId: null }).onPage).toEqual([]);
  });

  it('leaves out the company for a subscription, which has its own notices', () => {
    const about = { id: 1, briefingId: 2 };
    expect(notifiedOf('charges', 'settle', { ...about, purpose: 'hiring' }).onPage).toContain('company');
    expect(notifiedOf('charges', 'settle', { ...about, purpose: 'subscription' }).onPage).not.toContain(
      'company',
    );
  });

  it('notifies no one of a move without rules', () => {
    expect(notifiedOf('tasks', 'done', { id: 1 })).toEqual({ byMail: [], onPage: [] });
  });
});
