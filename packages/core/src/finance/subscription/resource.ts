import { defineResource } from '../../people';
import { periodFlow, subscriptionFlow } from './flow';
import { periodAccess, subscriptionAccess } from './policy';
import { subscription, subscriptionPeriod } from './schema';

const readOnly = { create: [], update: [] } as const;

export const subscriptions = defineResource({
  name: 'subscriptions',
  schema: subscription,
  flow: subscriptionFlow,
  byPlatform: true,
  writable: readOnly,
  filters: { id: 'is', companyId: 'is', status: 'is', plan: 'is', createdAt: 'between' },
  sorts: ['id', 'status', 'plan', 'createdAt'],
  access: subscriptionAccess,
});

export const subscriptionPeriods = defineResource({
  name: 'subscription-periods',
  schema: subscriptionPeriod,
  flow: periodFlow,
  byPlatform: true,
  writable: readOnly,
  filters: {
    id: 'is',
    subscriptionId: 'is',
    companyId: 'is',
    status: 'is',
    startsOn: 'between',
    dueOn: 'between',
  },
  sorts: ['id', 'status', 'startsOn', 'dueOn', 'amountCents'],
  access: periodAccess,
});
