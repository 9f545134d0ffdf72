import type { MetricName } from './metrics';
import type { Observation, ReachKind } from './post';

type Seen = Pick<
  Observation,
  'id' | 'postId' | 'metric' | 'value' | 'observedAt' | 'reachKind' | 'confirmed'
>;

/** Known metrics of one post. An unknown metric is absent, never 0. */
export type KnownFigures = { readonly [M in MetricName]?: Observation['value'] };

/**
 * Returns true if the first row replaces the other, for one post, metric and kind. The newest time takes
 * precedence, then the confirmed row, then the later row.
 */
const isNewer = (one: Seen, other: Seen): boolean =>
  one.observedAt !== other.observedAt
    ? one.observedAt > other.observedAt
    : one.confirmed !== other.confirmed
      ? one.confirmed
      : one.id > other.id;

/** Returns the rows that are known now, or were known at `until`: one row per post, metric and kind. */
export function currentObservations<O extends Seen>(observations: readonly O[], until = '9999'): O[] {
  const newest = new Map<string, O>();
  for (const one of observations) {
    if (one.observedAt > until) continue;
    const key = `${one.postId} ${one.metric} ${one.reachKind}`;
    const known = newest.get(key);
    if (!known || isNewer(one, known)) newest.set(key, one);
  }
  return [...newest.values()];
}

/** Returns the current metrics of one kind, by post. */
export function figuresByPost(
  observations: readonly Seen[],
  kind: ReachKind = 'organic',
): Map<number, KnownFigures> {
  const figures = new Map<number, Record<string, number>>();
  for (const { postId, metric, value, reachKind } of currentObservations(observations)) {
    if (reachKind !== kind) continue;
    const known = figures.get(postId) ?? {};
    known[metric] = value;
    figures.set(postId, known);
  }
  return figures;
}
