import { expect, it } from 'vitest';
import { aDraft, aDraftComment } from '../../testing';
import { type SilenceStep, silenceEndsOn, silenceStep } from './silence';

const at = (day: string) => ({ createdAt: `${day}T15:00:00.000Z` });
const from = (side: 'company' | 'guest' | 'creator', day: string) => aDraftComment({ side, ...at(day) });
const announced = (approvesOn: string): SilenceStep => ({ do: 'announce', approvesOn });

// 2026-11-20, a Friday, is a bank holiday. The draft was submitted on Tuesday, 17 November.
it.each<[string, Partial<Parameters<typeof silenceStep>[0]>, SilenceStep | undefined]>([
  ['no step if the setting is off', { days: 0, today: '2027-01-31' }, undefined],
  [
    'no step if the setting is off, even if the approval was announced',
    { days: 0, draft: aDraft({ approvesOn: '2026-11-18' }) },
    undefined,
  ],
  ['no step two bank days before the last silent day', { today: '2026-11-19' }, undefined],
  ['announcement one bank day before the last silent day', { today: '2026-11-23' }, announced('2026-11-24')],
  [
    'late announcement, still one bank day before the approval',
    { today: '2026-12-04' },
    announced('2026-12-07'),
  ],
  [
    'no step before the announced day',
    { today: '2026-11-23', draft: aDraft({ ...at('2026-11-17'), approvesOn: '2026-11-24' }) },
    undefined,
  ],
  [
    'approval on the announced day',
    { today: '2026-11-24', draft: aDraft({ ...at('2026-11-17'), approvesOn: '2026-11-24' }) },
    { do: 'approve' },
  ],
  [
    'no step yet after a comment of the brand, which restarts the days',
    { today: '2026-11-24', comments: [from('company', '2026-11-19')] },
    undefined,
  ],
  [
    'announcement at the later time that results from a comment of a guest',
    { today: '2026-11-25', comments: [from('guest', '2026-11-19')] },
    announced('2026-11-26'),
  ],
  [
    'announcement despite a comment of the creator, which does not restart the days',
    { today: '2026-11-23', comments: [from('creator', '2026-11-19')] },
    announced('2026-11-24'),
  ],
])('returns the next step if the brand does not answer a draft: %s', (_, given, expected) => {
  const usual = { draft: aDraft(at('2026-11-17')), comments: [], days: 4, today: '2026-11-20' };
  expect(silenceStep({ ...usual, ...given })).toEqual(expected);
});

it.each<[string, Partial<Parameters<typeof silenceEndsOn>[0]>, string | null]>([
  ['never if the setting is off', { days: 0, draft: aDraft({ approvesOn: '2026-11-18' }) }, null],
  ['the last silent day, if it has not been announced yet', { today: '2026-11-18' }, '2026-11-24'],
  ['a later day after a response of the brand', { comments: [from('company', '2026-11-19')] }, '2026-11-26'],
  [
    'the announced day, even if it is later than the last silent day',
    { draft: aDraft({ ...at('2026-11-17'), approvesOn: '2026-11-27' }) },
    '2026-11-27',
  ],
  ['the next bank day, if the announcement is late', { today: '2026-12-04' }, '2026-12-07'],
])('returns the day on which an unanswered draft counts as approved: %s', (_, given, expected) => {
  const usual = { draft: aDraft(at('2026-11-17')), comments: [], days: 4, today: '2026-11-20' };
  expect(silenceEndsOn({ ...usual, ...given })).toBe(expected);
});
