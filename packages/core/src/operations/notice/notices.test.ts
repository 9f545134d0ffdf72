import { describe, expect, it } from 'vitest';
import { noticesFor } from './notices';

describe('the notices of an event', () => {
  it('go to each audience of the event, with a link', () => {
    expect(noticesFor({ kind: 'charges.fallDue', rowId: 71, briefingId: 31 })).toEqual([
      {
        audience: 'company',
        kind: 'charges.fallDue',
        words: 'notices.charges.fallDue.company',
        link: '/dashboard/client/briefing/31',
        mail: true,
      },
      {
        audience: 'staff:finance',
        kind: 'charges.fallDue',
        words: 'notices.charges.fallDue.finance',
        link: '/dashboard/admin/finance/charges/71',
        mail: false,
      },
    ]);
  });

  it('tell the brand by e-mail not to pay a cancelled charge, of a plan too', () => {
    expect(noticesFor({ kind: 'charges.cancel', rowId: 71, briefingId: null })).toMatchObject([
      { audience: 'company', mail: true, subscriptionsToo: true, link: '/dashboard/client/historic' },
    ]);
  });

  it.each(['payouts.fail', 'payouts.return'])('leads the creator to the bank details after %s', (kind) => {
    const [toCreator] = noticesFor({ kind, rowId: 61, briefingId: 31 });
    expect(toCreator).toMatchObject({ audience: 'creator', link: '/dashboard/professional/settings/payee' });
  });

  it('links to the contract that waits for both parties', () => {
    const links = noticesFor({ kind: 'contracts.send', rowId: 51, briefingId: 31 }).map(({ link }) => link);
    expect(links).toEqual(['/dashboard/contract/51', '/dashboard/contract/51']);
  });

  it.each(['contracts.send', 'contracts.activate', 'contracts.complete', 'settlements.create'])(
    'are not sent twice for a creator’s own contract, which sends %s itself',
    (kind) => {
      expect(noticesFor({ kind, rowId: 51, briefingId: 31 })).not.toEqual([]);
      expect(noticesFor({ kind, rowId: 51, briefingId: null })).toEqual([]);
    },
  );

  it.each(['payouts.process', 'payouts.retry', 'payouts.askPurchase'])(
    'ask finance to handle a payout after %s, unless nothing is left to transfer',
    (kind) => {
      const event = { kind, rowId: 61, briefingId: 31 };
      const whole = (rowId: number) => [event, { kind: 'payouts.offset', rowId, briefingId: 31 }];
      const notified = (rowId: number) => noticesFor(event, whole(rowId)).map(({ audience }) => audience);
      expect(notified(61)).toEqual([]);
      expect(notified(62)).toEqual(['staff:finance']);
    },
  );

  it('are empty without recipients', () => {
    expect(noticesFor({ kind: 'proposals.open', rowId: 41, briefingId: 31 })).toEqual([]);
  });
});
