import { addDays, businessDate, daysBetween } from '@elenco/brazil';
import { isOver, type SquadStep } from './squadStep';

type Planned = Pick<SquadStep, 'id' | 'status' | 'statusSince' | 'startsOn' | 'dueOn' | 'dependsOn'>;

/** When a step is to be expected, beside what was planned. */
export interface Expected {
  readonly startsOn: string;
  readonly dueOn: string;
  /** Days that it comes later than planned. */
  readonly movedDays: number;
  /** The step that moves it; null where it is late by itself. */
  readonly movedBy: number | null;
  /** Should be over and is not. */
  readonly late: boolean;
}

/**
 * A step begins the day after what it depends on is over, and takes as long as was planned; one that is late is
 * expected today at the earliest, and moves what depends on it. What is over stays where it was. By number of the step.
 * @param today business date
 */
export function scheduleOf(steps: readonly Planned[], today: string): Map<number, Expected> {
  const byId = new Map(steps.map((step) => [step.id, step]));
  const expected = new Map<number, Expected>();
  const of = (step: Planned): Expected => {
    const before = expected.get(step.id);
    if (before) return before;
    const { id, startsOn, dueOn } = step;
    if (isOver(step)) return keep(id, { startsOn, dueOn, movedDays: 0, movedBy: null, late: false });
    let first = startsOn;
    let movedBy: number | null = null;
    for (const dependency of step.dependsOn) {
      const other = byId.get(dependency);
      const free = other && freeAfter(other);
      if (free && free > first) [first, movedBy] = [free, other.id];
    }
    const due = addDays(first, daysBetween(startsOn, dueOn));
    const end = due < today ? today : due;
    const movedDays = daysBetween(dueOn, end);
    return keep(id, { startsOn: first, dueOn: end, movedDays, movedBy, late: dueOn < today });
  };
  const keep = (id: number, one: Expected) => {
    expected.set(id, one);
    return one;
  };
  /** The first day on which what depends on it may begin; null where it holds nothing up. */
  const freeAfter = (step: Planned): string | null => {
    if (step.status === 'skipped') return null;
    return addDays(isOver(step) ? businessDate(step.statusSince) : of(step).dueOn, 1);
  };
  for (const step of steps) of(step);
  return expected;
}

/** Whether a step would, by way of others, depend on itself. */
export function hasCircle(
  steps: readonly Pick<SquadStep, 'id' | 'dependsOn'>[],
  id: number,
  dependsOn: readonly number[],
): boolean {
  const byId = new Map(steps.map((step) => [step.id, step.dependsOn]));
  const seen = new Set<number>();
  const reaches = (at: number): boolean => {
    if (at === id) return true;
    if (seen.has(at)) return false;
    seen.add(at);
    return (byId.get(at) ?? []).some(reaches);
  };
  return dependsOn.some(reaches);
}
