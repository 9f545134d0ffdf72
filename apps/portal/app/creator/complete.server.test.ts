import { expect, it } from 'vitest';
import { nextDue } from './complete.server';

const piece = (status: 'planned' | 'draft_submitted' | 'approved', dueOn: string | null) => ({
  status,
  dueOn,
});

it.each([
  [
    'the first day of work that is left',
    [piece('approved', '2026-11-28'), piece('planned', '2026-11-26')],
    '2026-11-26',
    true,
  ],
  ['no day of work that waits for the brand', [piece('draft_submitted', '2026-11-20')], '2026-12-20', false],
  ['a day that is still to come', [piece('planned', '2026-12-02')], '2026-12-02', false],
] as const)('names %s', (_what, pieces, dueOn, late) => {
  expect(nextDue(pieces, '2026-12-20', '2026-11-28')).toEqual({ dueOn, late });
});
