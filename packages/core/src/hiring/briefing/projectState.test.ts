import { describe, expect, it } from 'vitest';
import { briefingFlow } from './flow';
import {
  acceptsCreators,
  countGroups,
  isOfLiveProject,
  projectGroup,
  projectGroups,
  shownState,
} from './projectState';

const today = '2026-11-21';
type Status = Parameters<typeof projectGroup>[0]['status'];
const of = (status: Status, startsOn: string | null, endsOn: string | null) => ({ status, startsOn, endsOn });

describe('the tab that shows a project', () => {
  it.each<[Status, string | null, string | null, string]>([
    ['draft', '2026-10-01', '2026-10-20', 'preparing'],
    ['under_approval', '2026-10-01', '2026-10-20', 'preparing'],
    ['curation', '2026-12-01', '2026-12-20', 'approved'],
    ['curation', null, null, 'approved'],
    ['hired', '2026-11-22', '2026-12-20', 'approved'],
    ['hired', '2026-11-21', '2026-12-20', 'in_progress'],
    ['selection', '2026-11-01', '2026-11-21', 'in_progress'],
    ['selection', '2026-11-01', '2026-11-20', 'expired'],
    ['hiring', '2026-11-01', '2026-11-20', 'expired'],
    ['hired', '2026-11-01', '2026-11-20', 'in_progress'],
    ['cancelled', '2026-11-01', '2026-11-20', 'closed'],
    ['closed', '2026-11-01', '2026-12-20', 'closed'],
  ])('for state %s and dates from %s to %s is “%s”', (status, startsOn, endsOn, group) => {
    expect(projectGroup(of(status, startsOn, endsOn), today)).toBe(group);
  });

  it('is exactly one for each project', () => {
    const rows = briefingFlow.states.flatMap((status) =>
      ['2026-11-01', '2026-12-01'].map((day) => of(status, day, day)),
    );
    const { all, ...counts } = countGroups(rows, today);
    expect(Object.keys(counts).sort()).toEqual([...projectGroups].sort());
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(all);
    expect(all).toBe(rows.length);
  });
});

it('shows an expired project as expired and any other project by its state', () => {
  expect(shownState({ status: 'hiring', endsOn: '2026-11-20' }, today)).toBe('expired');
  expect(shownState({ status: 'hiring', endsOn: today }, today)).toBe('hiring');
  expect(shownState({ status: 'hired', endsOn: '2026-11-20' }, today)).toBe('hired');
});

it.each([
  ['draft', '2026-12-01', false],
  ['curation', '2026-12-01', true],
  ['hiring', today, true],
  ['hiring', '2026-11-20', false],
  ['selection', null, true],
  ['hired', '2026-12-01', false],
] as const)(
  'returns whether a project in %s that ends on %s accepts creators: %s',
  (status, endsOn, accepts) => {
    expect(acceptsCreators({ status, endsOn }, today)).toBe(accepts);
  },
);

it('removes the rows of expired projects from a list of rows with a briefing', () => {
  const projects = [
    { id: 1, status: 'hiring', endsOn: '2026-11-20' },
    { id: 2, status: 'hired', endsOn: '2026-11-20' },
    { id: 3, status: 'selection', endsOn: null },
  ] as const;
  const rows = [1, 2, 3, null].map((briefingId) => ({ briefingId }));
  const live = rows.filter(isOfLiveProject(projects, '2026-11-25'));
  expect(live.map(({ briefingId }) => briefingId)).toEqual([2, 3, null]);
});
