import { describe, expect, it } from 'vitest';
import { groupsOf, inOrder } from './groups';

const today = '2026-11-21';
const dated = (status: Parameters<typeof groupsOf>[0]['status'], startsOn: string, endsOn: string) =>
  groupsOf({ status, startsOn, endsOn }, today);

describe('the filters of the list of projects', () => {
  it('contain no briefings before their approval', () => {
    expect(dated('draft', '2026-10-01', '2026-10-20')).toEqual([]);
    expect(dated('under_approval', '2026-12-01', '2026-12-20')).toEqual([]);
  });

  it('show an approved project as approved until its first day', () => {
    expect(dated('curation', '2026-12-01', '2026-12-20')).toEqual(['in_progress', 'approved']);
    expect(dated('hired', '2026-11-21', '2026-12-20')).toEqual(['in_progress']);
  });

  it('show a project that ended without a hiring as expired', () => {
    expect(dated('selection', '2026-11-01', '2026-11-20')).toEqual(['expired']);
    expect(dated('selection', '2026-11-01', '2026-11-21')).toEqual(['in_progress']);
    expect(dated('hired', '2026-11-01', '2026-11-20')).toEqual(['in_progress']);
    expect(dated('cancelled', '2026-11-01', '2026-11-20')).toEqual(['closed']);
  });
});

it('sorts by creation, newest first, whatever the end dates', () => {
  const created = (id: number, createdAt: string, endsOn: string) => ({ id, createdAt, endsOn });
  const rows = [
    created(1, '2026-11-01T12:00:00.000Z', '2027-06-30'),
    created(2, '2026-11-20T12:00:00.000Z', '2026-11-30'),
    created(3, '2026-11-10T12:00:00.000Z', '2026-12-31'),
    created(4, '2026-11-10T12:00:00.000Z', '2026-12-01'),
  ];
  expect(inOrder(rows, false).map(({ id }) => id)).toEqual([2, 4, 3, 1]);
  expect(inOrder(rows, true).map(({ id }) => id)).toEqual([1, 3, 4, 2]);
});
