import { setTimeout } from 'node:timers/promises';

/** Windows of rate limits follow the clock; the shortest has 15 minutes. */
const quarter = 15 * 60_000;
const room = 30_000;

/**
 * Waits for the next window of rate limits if this one ends within half a minute. A test whose attempts fall
 * into two windows would be counted from zero again.
 */
export async function withinWindow(): Promise<void> {
  const left = quarter - (Date.now() % quarter);
  if (left < room) await setTimeout(left);
}
