import { defineEntity, p } from '@mikro-orm/core';
import { cents, stamps, state } from './types';

export const SubscriptionPeriod = defineEntity({
  name: 'SubscriptionPeriod',
  tableName: 'subscription_periods',
  properties: {
    ...stamps(),
    ...state(),
    subscriptionId: p.integer(),
    companyId: p.integer(),
    plan: p.text(),
    startsOn: p.date(),
    endsOn: p.date(),
    dueOn: p.date(),
    currency: p.text(),
    monthlyCents: cents(),
    amountCents: cents(),
    lines: p.json(),
    chargeId: p.integer().nullable(),
    remindedDay: p.integer().nullable(),
  },
});
