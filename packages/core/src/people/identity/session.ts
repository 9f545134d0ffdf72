import { z } from 'zod';
import { anyOf, type Scope } from '../../kit';
import { erased, impersonal } from '../erasure';
import { type Actor, defineResource, id, impersonatorOf, instant, noOne, staff, userIdOf } from '../party';

/** Session lifetimes: idle and absolute. */
export interface SessionLimits {
  readonly idleMinutes: number;
  readonly minutes: number;
}

const hours = 60;
const days = 24 * hours;

/** Staff sign in again each working day. Source: ASVS 7.3. */
export const sessionLimits = (staff: boolean): SessionLimits =>
  staff ? { idleMinutes: 4 * hours, minutes: 16 * hours } : { idleMinutes: 7 * days, minutes: 30 * days };

/** Maximum number of sessions per user; another one ends the longest idle. */
export const MAX_SESSIONS = 20;

/** Resolution of `lastSeenAt` in minutes, to avoid a write on every request. */
export const seenEveryMinutes = 5;

/** A signed-in browser, without its token. */
export const session = z.object({
  id: impersonal(id),
  userId: id,
  createdAt: instant,
  lastSeenAt: instant,
  /** Last time the user authenticated. */
  reauthenticatedAt: instant,
  expiresAt: instant,
  /** Ends after this idle time. */
  idleMinutes: impersonal(z.int().positive()),
  ip: erased(z.string(), ''),
  userAgent: erased(z.string(), ''),
});
export type Session = z.output<typeof session>;

/** Sessions of the current user; hidden while impersonating. */
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
