import { describe, expect, it } from 'vitest';
import {
  aBriefing,
  aContract,
  aLine,
  aSentProposal,
  brandOwner,
  NOW,
  summarize,
  systemActor,
} from '../../testing';
import {
  endHiringOnActivate,
  endHiringOnWithdraw,
  planDeliverables,
  withdrawWithBriefing,
} from './reactions';
import type { Contract } from './schema';

const moment = { actor: systemActor, now: NOW };

describe('a contract that comes into force', () => {
  it('gets one deliverable per publication, due at the end of the project', () => {
    const lines = [aLine({ quantity: 2 }), aLine({ channel: 'tiktok', format: 'video', quantity: 1 })];
    const changes = planDeliverables.decide({
      ...moment,
      row: aContract({ status: 'active' }),
      rows: [aSentProposal({ lines })],
    });
    const planned = changes.map((change) => (change.do === 'insert' ? change.row : {}));
    expect(planned.map((row) => [row.channel, row.format, row.ordinal, row.dueOn])).toEqual([
      ['instagram', 'reels', 1, '2026-12-31'],
      ['instagram', 'reels', 2, '2026-12-31'],
      ['tiktok', 'video', 1, '2026-12-31'],
    ]);
  });
});

describe('the completion of a hiring', () => {
  const after = (
    statuses: Contract['status'][],
    briefing = aBriefing({ status: 'hiring', creatorsWanted: 1 }),
  ) =>
    summarize(
      endHiringOnActivate.decide({
        ...moment,
        row: aContract({ status: 'active' }),
        rows: {
          briefing,
          made: statuses.map((status, index) => aContract({ id: 51 + index, status })),
          open: [aSentProposal({ id: 44 })],
        },
      }),
    );
  const over = ['move briefings 31 complete', 'move proposals 44 passOver'];

  it.each<[string, Contract['status'][], string[]]>([
    ['the only contract is in force', ['active'], over],
    ['all contracts are in force, completed or cancelled', ['active', 'cancelled', 'completed'], over],
    ['another contract still waits for a signature', ['active', 'sent'], []],
    [
      'all contracts were cancelled, so that the brand can approve other proposals',
      ['cancelled', 'cancelled'],
      [],
    ],
  ])('depends on the contracts: %s', (_name, statuses, expected) => {
    expect(after(statuses)).toEqual(expected);
  });

  it('does not happen while the brand wants more creators and some can still be hired', () => {
    expect(after(['active'], aBriefing({ status: 'hiring', creatorsWanted: 2 }))).toEqual([]);
  });

  it('does not happen for a cancelled briefing', () => {
    expect(after(['active'], aBriefing({ status: 'cancelled' }))).toEqual([]);
  });

  it('happens when the last unsigned contract is withdrawn', () => {
    const rows = {
      briefing: aBriefing({ status: 'hiring' }),
      made: [aContract({ status: 'active' }), aContract({ id: 52, status: 'cancelled' })],
      open: [],
    };
    const row = aContract({ id: 52, status: 'cancelled' });
    expect(summarize(endHiringOnWithdraw.decide({ actor: brandOwner, now: NOW, row, rows }))).toEqual([
      'move briefings 31 complete',
    ]);
  });
});

it('withdraws the unsigned contracts of a cancelled briefing', () => {
  const row = aBriefing({ status: 'cancelled' });
  const rows = [aContract({ status: 'sent' }), aContract({ id: 52, status: 'sent' })];
  expect(summarize(withdrawWithBriefing.decide({ ...moment, row, rows }))).toEqual([
    'move contracts 51 withdraw',
    'move contracts 52 withdraw',
  ]);
});
