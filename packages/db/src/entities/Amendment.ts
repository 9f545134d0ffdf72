import { defineEntity, p } from '@mikro-orm/core';
import { cents, parties, stamps, state } from './types';

export const Amendment = defineEntity({
  name: 'Amendment',
  tableName: 'amendments',
  properties: {
    ...stamps(),
    ...parties(),
    ...state(),
    kind: p.text(),
    startsOn: p.date(),
    endsOn: p.date(),
    additionalCents: cents(),
    feeBp: p.integer(),
    feeCents: cents(),
    creatorCents: cents(),
    currency: p.text(),
    description: p.text(),
    text: p.text(),
    textHash: p.text(),
    requestedById: p.integer(),
  },
});
