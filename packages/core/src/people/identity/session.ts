import { z } from 'zod';
import { anyOf, type Scope } from '../../kit';
import { erased, impersonal } from '../erasure';
import { type Actor, defineResource, id, impersonatorOf, instant, noOne, staff, userIdOf } from '../party';

/** How long a session lasts: without activity, and at most. */
export interface SessionLimits {
  readonly idleMinutes: number;
  readonly minutes: number;
}

const hours = 60;
const days = 24 * hours;

/** Returns the limits; staff sign in again every working day (ASVS 7.3). */
export const sessionLimits = (staff: boolean): SessionLimits =>
  staff ? { idleMinutes: 4 * hours, minutes: 16 * hours } : { idleMinutes: 7 * days, minutes: 30 * days };

/** Maximum number of sessions per user. One more ends the session that was idle longest. */
export const MAX_SESSIONS = 20;

/** Minutes between two updates of `lastSeenAt`, so that not every request writes. */
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

/** Reaches the sessions of the current user; none while impersonating. */
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
