import { expect, it } from 'vitest';
import { adviceFor, MIN_CASES, shownRecord, type TrackRecord } from './trackRecord';

const record: TrackRecord = {
  companyId: 1,
  computedAt: '2026-06-01T07:00:00.000Z',
  charges: 20,
  chargesInTime: 19,
  medianDaysLate: 0,
  answers: 8,
  medianAnswerHours: 20.5,
  pieces: 10,
  rounds: 8,
  contracts: 20,
  ended: 1,
  disputes: 0,
  disputesLost: 0,
};

it('shows each group of values in a brand’s track record with its number of cases', () => {
  expect(shownRecord(record)).toEqual({
    payment: { cases: 20, inTime: 19, medianDaysLate: 0 },
    answers: { cases: 8, medianHours: 20.5 },
    rounds: { cases: 10, all: 8 },
    contracts: { cases: 20, ended: 1, disputes: 0, disputesLost: 0 },
  });
});

it.each(['charges', 'answers', 'pieces', 'contracts'] as const)(
  'leaves out values of a brand’s track record that are based on too few %s',
  (cases) => {
    const groups = Object.keys(shownRecord({ ...record, [cases]: MIN_CASES }));
    const fewer = Object.keys(shownRecord({ ...record, [cases]: MIN_CASES - 1 }));
    expect([groups.length, fewer.length]).toEqual([4, 3]);
  },
);

it('shows neither values nor advice for a brand without a track record', () => {
  expect(shownRecord(undefined)).toEqual({});
  expect(adviceFor({})).toEqual([]);
});

it.each([
  ['pay_in_time', { chargesInTime: 18 }],
  ['answer_sooner', { medianAnswerHours: 24.1 }],
  ['brief_clearer', { rounds: 11 }],
  ['keep_contracts', { ended: 2 }],
  ['keep_contracts', { disputes: 1, disputesLost: 1 }],
] as const)('advises a brand with poor results to %s', (advice, change) => {
  expect(adviceFor(shownRecord(record))).toEqual([]);
  expect(adviceFor(shownRecord({ ...record, ...change }))).toEqual([advice]);
});
