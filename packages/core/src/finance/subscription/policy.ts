import { anyOf } from '../../kit';
import { type Actor, nobody, type Rule, staff, systemOnly } from '../../people';
import type { Subscription, SubscriptionPeriod } from './schema';

/** The company's owner alone. */
export const ofOwner: Rule<{ companyId: number }> = (actor) =>
  actor.role === 'company' && actor.companyRole === 'owner' ? [{ companyId: actor.companyId }] : [];

const never = { create: nobody, update: nobody, remove: nobody } as const;

export const subscriptionAccess = {
  ...never,
  read: anyOf<Actor, Subscription>(ofOwner, staff('finance', 'support')),
  moves: {
    activate: systemOnly,
    change: systemOnly,
    fallDue: systemOnly,
    recover: systemOnly,
    suspend: staff('finance'),
    lift: staff('finance'),
    end: systemOnly,
    cancel: staff('finance'),
  },
} as const;

export const periodAccess = {
  ...never,
  read: anyOf<Actor, SubscriptionPeriod>(ofOwner, staff('finance', 'support')),
  moves: { issue: staff('finance'), withdraw: staff('finance') },
} as const;
