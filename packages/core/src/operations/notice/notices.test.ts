import { describe, expect, it } from 'vitest';
import { noticesFor } from './notices';

describe('the notices that an event causes', () => {
  it('are sent to each audience of the event and contain a link', () => {
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

  it('tell the brand by e-mail not to pay a cancelled charge, including one for a plan', () => {
    expect(noticesFor({ kind: 'charges.cancel', rowId: 71, briefingId: null })).toMatchObject([
      { audience: 'company', mail: true, subscriptionsToo: true, link: '/dashboard/client/historic' },
    ]);
  });

  it('list in a single notice all charges that one command cancels for a project', () => {
    const cancelled = (rowId: number, briefingId: number | null = 31, creatorId: number | null = 21) => ({
      kind: 'charges.cancel',
      rowId,
      briefingId,
      companyId: 11,
      creatorId,
    });
    const notified = (...events: ReturnType<typeof cancelled>[]) =>
      events.filter((event) => noticesFor(event, events).length > 0).map(({ rowId }) => rowId);
    expect(notified(cancelled(71), cancelled(72), cancelled(73))).toEqual([71]);
    expect(notified(cancelled(71), cancelled(72, 32))).toEqual([71, 72]);
    expect(notified(cancelled(71, null), cancelled(72, null))).toEqual([71]);
    expect(notified(cancelled(71, null, null), cancelled(72, null, null))).toEqual([71, 72]);
  });

  it.each(['payouts.fail', 'payouts.return', 'payouts.askAccount'])(
    'lead the creator to the bank details after %s',
    (kind) => {
      const [toCreator] = noticesFor({ kind, rowId: 61, briefingId: 31 });
      expect(toCreator).toMatchObject({
        audience: 'creator',
        link: '/dashboard/professional/settings/payee',
      });
    },
  );

  it('link to the contract that waits for both parties', () => {
    const links = noticesFor({ kind: 'contracts.send', rowId: 51, briefingId: 31 }).map(({ link }) => link);
    expect(links).toEqual(['/dashboard/contract/51', '/dashboard/contract/51']);
  });

  it.each(['contracts.send', 'contracts.activate', 'contracts.complete', 'settlements.create'])(
    'are not sent for %s of an Elenco Pay contract, which sends its own notices',
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

  it('confirm an application to its creator by e-mail, although the creator caused the event', () => {
    const notices = noticesFor({ kind: 'applications.create', rowId: 81, briefingId: 31 });
    expect(notices.map(({ audience, mail, actorToo = false }) => [audience, mail, actorToo])).toEqual([
      ['company', false, false],
      ['creator', true, true],
    ]);
  });

  it('are empty if there are no recipients', () => {
    expect(noticesFor({ kind: 'proposals.open', rowId: 41, briefingId: 31 })).toEqual([]);
  });
});
