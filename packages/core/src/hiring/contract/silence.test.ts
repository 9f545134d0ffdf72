import { expect, it } from 'vitest';
import { aDraft, aDraftComment } from '../../testing';
import { type SilenceStep, silenceEndsOn, silenceStep } from './silence';

const at = (day: string) => ({ createdAt: `${day}T15:00:00.000Z` });
const from = (side: 'company' | 'guest' | 'creator', day: string) => aDraftComment({ side, ...at(day) });
const announced = (approvesOn: string): SilenceStep => ({ do: 'announce', approvesOn });

// 2026-11-20, a Friday, is a bank holiday. The draft was submitted on Tuesday, 17 November.
it.each<[string, Partial<Parameters<typeof silenceStep>[0]>, SilenceStep | undefined]>([
  ['never if the setting is off', { days: 0, today: '2027-01-31' }, undefined],
  [
    'never if the setting is off, announced or not',
    { days: 0, draft: aDraft({ approvesOn: '2026-11-18' }) },
    undefined,
  ],
  ['nothing yet, two working days before', { today: '2026-11-19' }, undefined],
  ['announced one working day before', { today: '2026-11-23' }, announced('2026-11-24')],
  ['announced late, but a whole working day before', { today: '2026-12-04' }, announced('2026-12-07')],
  [
    'not approved before the announced day',
    { today: '2026-11-23', draft: aDraft({ ...at('2026-11-17'), approvesOn: '2026-11-24' }) },
    undefined,
  ],
  [
    'approved on the announced day',
    { today: '2026-11-24', draft: aDraft({ ...at('2026-11-17'), approvesOn: '2026-11-24' }) },
    { do: 'approve' },
  ],
  [
    'counted again after a comment of the brand',
    { today: '2026-11-24', comments: [from('company', '2026-11-19')] },
    undefined,
  ],
  [
    'counted again after a comment of its guest',
    { today: '2026-11-25', comments: [from('guest', '2026-11-19')] },
    announced('2026-11-26'),
  ],
  [
    'not counted again after a comment of the creator',
    { today: '2026-11-23', comments: [from('creator', '2026-11-19')] },
    announced('2026-11-24'),
  ],
])('returns the step after a silence: %s', (_, given, expected) => {
  const usual = { draft: aDraft(at('2026-11-17')), comments: [], days: 4, today: '2026-11-20' };
  expect(silenceStep({ ...usual, ...given })).toEqual(expected);
});

it.each<[string, Partial<Parameters<typeof silenceEndsOn>[0]>, string | null]>([
  ['never if the setting is off', { days: 0, draft: aDraft({ approvesOn: '2026-11-18' }) }, null],
  ['the last silent day before it is announced', { today: '2026-11-18' }, '2026-11-24'],
  ['a later day after a response of the brand', { comments: [from('company', '2026-11-19')] }, '2026-11-26'],
  [
    'the announced day, even if it is later than the last silent one',
    { draft: aDraft({ ...at('2026-11-17'), approvesOn: '2026-11-27' }) },
    '2026-11-27',
  ],
  ['the next bank day while the announcement is late', { today: '2026-12-04' }, '2026-12-07'],
])('returns the day on which silence approves: %s', (_, given, expected) => {
  const usual = { draft: aDraft(at('2026-11-17')), comments: [], days: 4, today: '2026-11-20' };
  expect(silenceEndsOn({ ...usual, ...given })).toBe(expected);
});
