import { describe, expect, it } from 'vitest';
import { aCharge } from '../../testing';
import { type DatedRows, nextDate } from './nextDate';

const today = '2026-11-21';
const ofHiring = { contractId: 51, amendmentId: null } as const;
const charge = (given: Parameters<typeof aCharge>[0]) => aCharge({ ...ofHiring, creatorId: null, ...given });
const none: DatedRows = { offers: [], work: [], charges: [], payouts: [] };

describe('the next date of a project', () => {
  it('is the earliest of the dates still due', () => {
    const rows: DatedRows = {
      offers: [{ status: 'received', answerBy: '2026-11-26T12:00:00.000Z' }],
      work: [{ ...ofHiring, status: 'planned', dueOn: '2026-11-24' }],
      charges: [charge({ status: 'open', dueOn: '2026-11-25' })],
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
      charges: [charge({ status: 'overdue', dueOn: '2026-11-18' })],
    };
    expect(nextDate(rows, today)).toEqual({ of: 'charge', on: '2026-11-18', lateDays: 3 });
  });

  it('is not late while finance checks a reported payment', () => {
    const reported = charge({ status: 'overdue', dueOn: '2026-11-18', reportedAt: '2026-11-20T12:00:00Z' });
    expect(nextDate({ ...none, charges: [reported] }, today)).toEqual({
      of: 'reported',
      on: '2026-11-18',
      lateDays: 0,
    });
  });

  it('contains the creator who is late', () => {
    const pending = { status: 'countered', answerBy: '2026-11-19T12:00:00.000Z', creatorId: 21 } as const;
    const work = [{ ...ofHiring, status: 'planned', dueOn: '2026-11-20', creatorId: 22 }] as const;
    expect(nextDate({ ...none, offers: [pending], work }, today)).toEqual({
      of: 'answer',
      on: '2026-11-19',
      lateDays: 2,
      creatorId: 21,
    });
  });

  it('is the day by which the brand should review a submitted draft', () => {
    const work = [{ ...ofHiring, status: 'draft_submitted', dueOn: '2026-11-20', creatorId: 22 }] as const;
    expect(nextDate({ ...none, work }, today)).toMatchObject({ of: 'review', lateDays: 1, creatorId: 22 });
  });

  it('is the brand’s overdue payment, even if the work that waits for it was due before', () => {
    const work = [{ ...ofHiring, status: 'planned', dueOn: '2026-11-16', creatorId: 22 }] as const;
    const late = { status: 'overdue', dueOn: '2026-11-18' } as const;
    expect(nextDate({ ...none, work, charges: [charge(late)] }, today)).toMatchObject({
      of: 'charge',
      lateDays: 3,
    });
    const ofAnother = charge({ ...late, contractId: 52 });
    expect(nextDate({ ...none, work, charges: [ofAnother] }, today)).toMatchObject({ of: 'content' });
  });

  it('skips an invitation that was not answered in time', () => {
    const offers = [{ status: 'received', answerBy: '2026-11-06T12:00:00.000Z' }] as const;
    expect(nextDate({ ...none, offers }, today)).toBeNull();
    const work = [{ ...ofHiring, status: 'planned', dueOn: '2026-11-24' }] as const;
    expect(nextDate({ ...none, offers, work }, today)).toMatchObject({ of: 'content', lateDays: 0 });
  });

  it('ignores dates of tasks that are done', () => {
    const rows: DatedRows = {
      offers: [{ status: 'sent', answerBy: '2026-11-01T12:00:00.000Z' }],
      work: [
        { ...ofHiring, status: 'published', dueOn: '2026-11-01' },
        { ...ofHiring, status: 'verified', dueOn: '2026-11-01' },
        { ...ofHiring, status: 'cancelled', dueOn: '2026-11-01' },
      ],
      charges: [
        charge({ status: 'paid', dueOn: '2026-11-01' }),
        charge({ status: 'combined', dueOn: '2026-11-01' }),
      ],
      payouts: [{ status: 'made', dueOn: '2026-11-01' }],
    };
    expect(nextDate(rows, today)).toBeNull();
  });

  it('ignores answer deadlines if the project has expired', () => {
    const rows: DatedRows = {
      ...none,
      offers: [{ status: 'received', answerBy: '2026-11-21T12:00:00.000Z' }],
      work: [{ ...ofHiring, status: 'planned', dueOn: '2026-11-22' }],
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
    'is the start or end of a project in which nothing else is due: project in %s from %s to %s',
    (status, startsOn, endsOn, expected) => {
      const found = nextDate(none, today, { status, startsOn, endsOn });
      expect(found).toEqual(expected && { ...expected, lateDays: 0 });
    },
  );
});
