import { expect, it } from 'vitest';
import { NOW } from '../../testing';
import { recordForCreator } from './forCreator';
import type { TrackRecord } from './trackRecord';

const record: TrackRecord = {
  companyId: 1,
  computedAt: NOW,
  charges: 24,
  chargesInTime: 23,
  medianDaysLate: 0,
  answers: 31,
  medianAnswerHours: 97.5,
  pieces: 17,
  rounds: 8,
  contracts: 28,
  ended: 0,
  disputes: 2,
  disputesLost: 1,
};
const unsigned = { status: 'received', confidentiality: null } as const;
const signed = {
  ...unsigned,
  confidentiality: { name: 'Ana Prado', at: NOW, textHash: 'a'.repeat(64) },
} as const;
const hiddenBrand = (changes: Partial<TrackRecord>) =>
  recordForCreator({ ...record, ...changes }, { kind: 'silent_squad' }, unsigned).record;

it('shows a creator only ranges of a hidden brand’s track record, not exact values', () => {
  const shown = recordForCreator(record, { kind: 'silent_squad' }, unsigned);
  expect(shown).toEqual({
    kind: 'coarse',
    record: { payment: 'most', answers: 'week', contracts: 'most' },
  });
  expect(JSON.stringify(shown)).not.toMatch(/\d/);
});

it.each([
  ['if the squad is not silent', 'creator', unsigned],
  ['once the creator has accepted confidentiality', 'silent_squad', signed],
  ['once the creator has accepted the invitation', 'silent_squad', { ...unsigned, status: 'pending' }],
] as const)('shows a creator the exact track record of the brand %s', (_case, kind, proposal) => {
  expect(recordForCreator(record, { kind }, proposal)).toMatchObject({
    kind: 'exact',
    record: { payment: { cases: 24, inTime: 23 } },
  });
});

it.each([
  [{ charges: 20, chargesInTime: 18 }, { payment: 'most' }],
  [{ charges: 20, chargesInTime: 17 }, { payment: 'many' }],
  [{ charges: 20, chargesInTime: 14 }, { payment: 'many' }],
  [{ charges: 20, chargesInTime: 13 }, { payment: 'fewer' }],
  [{ medianAnswerHours: 24 }, { answers: 'day' }],
  [{ medianAnswerHours: 24.1 }, { answers: 'week' }],
  [{ medianAnswerHours: 168 }, { answers: 'week' }],
  [{ medianAnswerHours: 168.1 }, { answers: 'longer' }],
  [{ contracts: 20, ended: 3 }, { contracts: 'many' }],
] as const)('puts a brand’s track record with %j into the band %j', (changes, band) => {
  expect(hiddenBrand(changes)).toMatchObject(band);
});

it('leaves out ranges of a hidden brand’s track record that are based on too few cases', () => {
  expect(hiddenBrand({ charges: 4, answers: 4, contracts: 4 })).toEqual({});
});
