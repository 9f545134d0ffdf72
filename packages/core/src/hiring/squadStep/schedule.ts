import { addDays, businessDate, daysBetween } from '@elenco/brazil';
import { isOver, type SquadStep } from './squadStep';

type Planned = Pick<SquadStep, 'id' | 'status' | 'statusSince' | 'startsOn' | 'dueOn' | 'dependsOn'>;

/** Expected dates of a step, in addition to the planned ones. */
export interface Expected {
  readonly startsOn: string;
  readonly dueOn: string;
  /** Number of days by which the step is expected later than planned. */
  readonly movedDays: number;
  /** Step that causes the delay; null if the step itself is late, or there is no delay. */
  readonly movedBy: number | null;
  /** True if the step is overdue. */
  readonly late: boolean;
}

/**
 * Returns the expected dates by step id. A step starts the day after the steps on which it depends have
 * ended, and takes as long as planned. A late step is expected to end today at the earliest, and delays the
 * steps that depend on it. Finished steps keep their dates.
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
  /** Returns the first day on which dependent steps can start; null if the step blocks none. */
  const freeAfter = (step: Planned): string | null => {
    if (step.status === 'skipped') return null;
    return addDays(isOver(step) ? businessDate(step.statusSince) : of(step).dueOn, 1);
  };
  for (const step of steps) of(step);
  return expected;
}

/** True if a step would depend on itself, directly or through other steps. */
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
