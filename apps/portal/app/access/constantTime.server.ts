import { setTimeout as after } from 'node:timers/promises';

/** Minimum duration in milliseconds, longer than the work for a known e-mail address takes. */
const MIN_DURATION_MS = 250;

/**
 * Waits until the work has taken a constant time. Only known e-mail addresses need the work, so its duration
 * would reveal whether an address is known.
 */
export async function inConstantTime<T>(work: Promise<T>): Promise<T> {
  const [done] = await Promise.all([work, after(MIN_DURATION_MS)]);
  return done;
}
