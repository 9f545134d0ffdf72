import { z } from 'zod';
import { anyOf, type Scope } from '../../kit';
import { erased, impersonal } from '../erasure';
import { type Actor, defineResource, id, impersonatorOf, instant, noOne, staff, userIdOf } from '../party';

export interface SessionLimits {
  /** Minutes without activity after which a session ends. */
  readonly idleMinutes: number;
  /** Minutes after which a session ends in any case. */
  readonly minutes: number;
}

const hours = 60;
const days = 24 * hours;

/**
 * Returns the limits of a session. The limits are shorter for staff, who must sign in every working day (ASVS
 * 7.3).
 */
export const sessionLimits = (staff: boolean): SessionLimits =>
  staff ? { idleMinutes: 4 * hours, minutes: 16 * hours } : { idleMinutes: 7 * days, minutes: 30 * days };

/** Maximum number of sessions per user. One more session ends the session that was idle longest. */
export const MAX_SESSIONS = 20;

/**
 * Minimum number of minutes between two updates of `lastSeenAt`, so that not every request writes to the
 * database.
 */
export const seenEveryMinutes = 5;

/** A browser in which a user is signed in, without its token. */
export const session = z.object({
  id: impersonal(id),
  userId: id,
  createdAt: instant,
  lastSeenAt: instant,
  /** When the user last entered a password or code. */
  reauthenticatedAt: instant,
  expiresAt: instant,
  /** Minutes without activity after which the session ends. */
  idleMinutes: impersonal(z.int().positive()),
  ip: erased(z.string(), ''),
  userAgent: erased(z.string(), ''),
});
export type Session = z.output<typeof session>;

/** Allows access to the current user's own sessions. While impersonating, allows access to no session. */
export const ofSelf = (actor: Actor): Scope<{ userId: number }> => {
  const userId = userIdOf(actor);
  return userId === null || impersonatorOf(actor) ? [] : [{ userId }];
};

export const sessions = defineResource({
  name: 'sessions',
  schema: session,
  flow: undefined,
  writable: { create: [], update: [] },
  filters: { id: 'is', userId: 'is', createdAt: 'between', lastSeenAt: 'between' },
  sorts: ['id', 'createdAt', 'lastSeenAt'],
  access: {
    read: anyOf<Actor, Session>(ofSelf, staff('support')),
    create: noOne,
    update: noOne,
    remove: noOne,
    moves: {},
  },
});
