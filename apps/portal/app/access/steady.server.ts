import { setTimeout as after } from 'node:timers/promises';

/** Milliseconds; longer than the work for a known address takes. */
const steadyMs = 250;

/**
 * Extends work that only known addresses need to a constant time, so that the response time reveals nothing.
 */
export async function steadily<T>(work: Promise<T>): Promise<T> {
  const [done] = await Promise.all([work, after(steadyMs)]);
  return done;
}
