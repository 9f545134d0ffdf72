import { expect, it } from 'vitest';
import { publishingDays } from './days';

const today = '2026-11-28';
const piece = (
  dueOn: string,
  status: 'planned' | 'draft_submitted' | 'approved' | 'cancelled' = 'planned',
) => ({
  dueOn,
  status,
  publishedAt: null,
});
const out = { dueOn: '2026-11-20', status: 'published' as const, publishedAt: '2026-11-27T15:00:00Z' };

it('counts a squad’s late deliverable on its due date, or on the first day of the calendar if it is older', () => {
  const days = publishingDays(
    [
      piece('2026-10-01'),
      piece('2026-11-25', 'approved'),
      // Past its due date, but not late, since it waits for the brand.
      piece('2026-11-26', 'draft_submitted'),
      piece('2026-11-26', 'cancelled'),
      piece(today),
      piece('2026-12-16'),
      out,
    ],
    ({ dueOn, status }) => dueOn < today && (status === 'planned' || status === 'approved'),
    today,
  );
  expect(days).toHaveLength(28);
  expect(days.filter(({ out, due, late }) => out + due + late > 0)).toEqual([
    { day: '2026-11-21', out: 0, due: 0, late: 1 },
    { day: '2026-11-25', out: 0, due: 0, late: 1 },
    { day: '2026-11-26', out: 0, due: 1, late: 0 },
    { day: '2026-11-27', out: 1, due: 0, late: 0 },
    { day: today, out: 0, due: 1, late: 0 },
    { day: '2026-12-16', out: 0, due: 1, late: 0 },
  ]);
});
