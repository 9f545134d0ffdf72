import { setTimeout } from 'node:timers/promises';

/** Length in milliseconds of the shortest time window of a rate limit. Windows start at multiples of it. */
const quarter = 15 * 60_000;
const room = 30_000;

/**
 * Waits for the next window of rate limits if the current one ends within half a minute. Otherwise the
 * attempts of a test could be in two windows, and the count would start again at zero in the second window.
 */
export async function withinWindow(): Promise<void> {
  const left = quarter - (Date.now() % quarter);
  if (left < room) await setTimeout(left);
}
