import { defineEntity, p } from '@mikro-orm/core';
import { cents, instant, stamps, state } from './types';

export const Subscription = defineEntity({
  name: 'Subscription',
  tableName: 'subscriptions',
  properties: {
    ...stamps(),
    ...state(),
    companyId: p.integer(),
    plan: p.text(),
    currency: p.text(),
    agreedCents: cents().nullable(),
    billedFrom: p.date(),
    nextPlan: p.text().nullable(),
    nextOn: p.date().nullable(),
    suspendedAt: instant().nullable(),
    graceUntil: p.date().nullable(),
    carried: p.json(),
  },
});
