import { describe, expect, it } from 'vitest';
import { type DatedRows, nextDate } from './nextDate';

const today = '2026-11-21';
const none: DatedRows = { offers: [], work: [], charges: [], payouts: [] };

describe('the next date', () => {
  it('is the earliest of what is still due', () => {
    const rows: DatedRows = {
      offers: [{ status: 'received', answerBy: '2026-11-26T12:00:00.000Z' }],
      work: [{ status: 'planned', dueOn: '2026-11-24' }],
      charges: [{ status: 'open', dueOn: '2026-11-25', reportedAt: null }],
      payouts: [{ status: 'processing', dueOn: '2026-11-27' }],
    };
    expect(nextDate(rows, today)).toEqual({ of: 'content', on: '2026-11-24', lateDays: 0 });
    expect(nextDate({ ...rows, work: [] }, today)).toMatchObject({ of: 'charge' });
    expect(nextDate({ ...rows, work: [], charges: [] }, today)).toMatchObject({ of: 'answer' });
    expect(nextDate({ ...none, payouts: rows.payouts }, today)).toMatchObject({ of: 'payout' });
  });

  it('is late once it has passed', () => {
    const rows: DatedRows = {
      ...none,
      charges: [{ status: 'overdue', dueOn: '2026-11-18', reportedAt: null }],
    };
    expect(nextDate(rows, today)).toEqual({ of: 'charge', on: '2026-11-18', lateDays: 3 });
  });

  it('is not late while finance checks a reported payment', () => {
    const reported = { status: 'overdue', dueOn: '2026-11-18', reportedAt: '2026-11-20T12:00:00Z' } as const;
    expect(nextDate({ ...none, charges: [reported] }, today)).toEqual({
      of: 'reported',
      on: '2026-11-18',
      lateDays: 0,
    });
  });

  it('ignores what is done', () => {
    const rows: DatedRows = {
      offers: [{ status: 'sent', answerBy: '2026-11-01T12:00:00.000Z' }],
      work: [
        { status: 'published', dueOn: '2026-11-01' },
        { status: 'verified', dueOn: '2026-11-01' },
        { status: 'cancelled', dueOn: '2026-11-01' },
      ],
      charges: [
        { status: 'paid', dueOn: '2026-11-01', reportedAt: null },
        { status: 'combined', dueOn: '2026-11-01', reportedAt: null },
      ],
      payouts: [{ status: 'made', dueOn: '2026-11-01' }],
    };
    expect(nextDate(rows, today)).toBeNull();
  });

  it('awaits no answer for an expired project', () => {
    const rows: DatedRows = {
      ...none,
      offers: [{ status: 'received', answerBy: '2026-11-18T12:00:00.000Z' }],
      work: [{ status: 'planned', dueOn: '2026-11-20' }],
    };
    const project = { status: 'hiring', startsOn: '2026-11-01' } as const;
    expect(nextDate(rows, today, { ...project, endsOn: '2026-11-20' })).toMatchObject({ of: 'content' });
    expect(nextDate(rows, today, { ...project, endsOn: '2026-11-30' })).toMatchObject({ of: 'answer' });
  });

  it.each([
    ['curation', '2026-12-01', '2026-12-20', { of: 'start', on: '2026-12-01' }],
    ['selection', '2026-11-01', '2026-12-20', { of: 'end', on: '2026-12-20' }],
    ['selection', '2026-11-01', '2026-11-20', null],
    ['hired', '2026-11-01', '2026-11-20', null],
    ['draft', '2026-11-01', '2026-11-20', null],
    ['closed', '2026-12-01', '2026-12-20', null],
    ['cancelled', '2026-12-01', '2026-12-20', null],
  ] as const)(
    'returns, for a project in %s from %s to %s without rows, its own date',
    (status, startsOn, endsOn, expected) => {
      const found = nextDate(none, today, { status, startsOn, endsOn });
      expect(found).toEqual(expected && { ...expected, lateDays: 0 });
    },
  );
});
