import { expect, it } from 'vitest';
import { aStep } from '../../testing';
import { hasCircle, scheduleOf } from './schedule';
import { currentStep, type SquadStep } from './squadStep';

const today = '2026-12-10';
/** Returns a step with a number, first and last day, and the steps on which it depends. */
const step = (
  id: number,
  from: string,
  until: string,
  dependsOn: number[] = [],
  given: Partial<SquadStep> = {},
) => aStep({ id, startsOn: `2026-12-${from}`, dueOn: `2026-12-${until}`, dependsOn, ...given });
const overOn = (day: string): Partial<SquadStep> => ({
  status: 'approved',
  statusSince: `2026-12-${day}T12:00:00.000Z`,
});

it.each<[string, SquadStep[], [number, string, string, number, number | null, boolean][]]>([
  [
    'nothing is late',
    [step(1, '10', '12'), step(2, '13', '15', [1])],
    [
      [1, '10', '12', 0, null, false],
      [2, '13', '15', 0, null, false],
    ],
  ],
  [
    'a late step moves all steps that depend on it, directly or indirectly',
    [step(1, '05', '08', [], { status: 'doing' }), step(2, '09', '11', [1]), step(3, '12', '12', [2])],
    [
      [1, '05', '10', 2, null, true],
      [2, '11', '13', 2, 1, false],
      [3, '14', '14', 2, 2, false],
    ],
  ],
  [
    'there is a gap between steps',
    [step(1, '05', '08'), step(2, '20', '22', [1])],
    [
      [1, '05', '10', 2, null, true],
      [2, '20', '22', 0, null, false],
    ],
  ],
  [
    'the latest of several dependencies counts',
    [step(1, '10', '14'), step(2, '10', '12'), step(3, '13', '13', [2, 1])],
    [
      [1, '10', '14', 0, null, false],
      [2, '10', '12', 0, null, false],
      [3, '15', '15', 2, 1, false],
    ],
  ],
  [
    'a step that was completed late moves its dependent',
    [step(1, '01', '02', [], overOn('11')), step(2, '11', '12', [1])],
    [
      [1, '01', '02', 0, null, false],
      [2, '12', '13', 1, 1, false],
    ],
  ],
  [
    'a skipped step moves nothing',
    [step(1, '01', '02', [], { status: 'skipped' }), step(2, '10', '12', [1])],
    [
      [1, '01', '02', 0, null, false],
      [2, '10', '12', 0, null, false],
    ],
  ],
  ['a removed step moves nothing', [step(2, '10', '12', [1])], [[2, '10', '12', 0, null, false]]],
])('schedules the steps of a squad’s plan: %s', (_, steps, expected) => {
  const days = [...scheduleOf(steps, today)].map(([id, { startsOn, dueOn, movedDays, movedBy, late }]) => [
    id,
    startsOn.slice(-2),
    dueOn.slice(-2),
    movedDays,
    movedBy,
    late,
  ]);
  expect(days.sort(([a], [b]) => Number(a) - Number(b))).toEqual(expected);
});

it.each([
  [[step(1, '10', '12', [2]), step(2, '13', '15')], 2, [1], true],
  [[step(1, '10', '12', [2]), step(2, '13', '15', [3]), step(3, '13', '15')], 3, [1], true],
  [[step(1, '10', '12')], 1, [1], true],
  [[step(1, '10', '12', [2]), step(2, '13', '15')], 1, [2], false],
  [[step(1, '10', '12', [3]), step(2, '10', '12', [3]), step(3, '13', '15')], 4, [1, 2], false],
])(
  'returns whether a dependency would make the steps of a plan circular (case %#)',
  (steps, id, dependsOn, circle) => {
    expect(hasCircle(steps, id, dependsOn)).toBe(circle);
  },
);

it('returns the step of a plan that waits for approval, or else the first unfinished one', () => {
  const steps = [step(3, '12', '13'), step(1, '10', '10', [], { status: 'done' }), step(2, '11', '11')];
  expect(currentStep(steps)?.id).toBe(2);
  expect(currentStep([...steps, step(4, '20', '21', [], { status: 'awaiting_approval' })])?.id).toBe(4);
  expect(currentStep([])).toBeUndefined();
});
