import { z } from 'zod';
import { anyOf, type Scope } from '../../kit';
import { erased, impersonal } from '../erasure';
import { type Actor, defineResource, id, impersonatorOf, instant, nobody, staff, userIdOf } from '../party';

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

/** Browsers that one person is signed in with at a time; one more ends the one that was unused the longest. */
export const mostSessions = 20;

/** How exactly it is known when a session was last used: being asked for a page must not always write. */
export const seenEveryMinutes = 5;

/** A signed-in browser. What opens it is no field. */
export const session = z.object({
  id: impersonal(id),
  userId: id,
  createdAt: instant,
  lastSeenAt: instant,
  /** When the person last showed who they are. */
  reauthenticatedAt: instant,
  expiresAt: instant,
  /** It ends when it was not used for as long. */
  idleMinutes: impersonal(z.int().positive()),
  ip: erased(z.string(), ''),
  userAgent: erased(z.string(), ''),
});
export type Session = z.output<typeof session>;

/** Where somebody is and with what is that person's to know, not that of who acts in their name. */
export const ofOneself = (actor: Actor): Scope<{ userId: number }> => {
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
    read: anyOf<Actor, Session>(ofOneself, staff('support')),
    create: nobody,
    update: nobody,
    remove: nobody,
    moves: {},
  },
});
