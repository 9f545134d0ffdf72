import { z } from 'zod';
import { id } from './fields';

/** How long a browser stays signed in: unused, and at all. */
export interface SessionLimits {
  readonly idleMinutes: number;
  readonly minutes: number;
}

const hours = 60;
const days = 24 * hours;

/** Who decides about other people's money and data signs in anew each working day. Source: ASVS 7.3. */
export const sessionLimits = (staff: boolean): SessionLimits =>
  staff ? { idleMinutes: 4 * hours, minutes: 16 * hours } : { idleMinutes: 7 * days, minutes: 30 * days };

/** How exactly it is known when a session was last used: being asked for a page must not always write. */
export const seenEveryMinutes = 5;

/** A signed-in browser, as far as commands need to know it: whose it is, to end it. */
export const sessions = { name: 'sessions', schema: z.object({ id, userId: id }) } as const;
