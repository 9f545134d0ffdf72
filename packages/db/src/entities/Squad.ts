import { defineEntity, p } from '@mikro-orm/core';
import { cents, instant, stamps, state } from './types';

export const Squad = defineEntity({
  name: 'Squad',
  tableName: 'squads',
  properties: {
    ...stamps(),
    ...state(),
    companyId: p.integer(),
    ownerId: p.integer(),
    title: p.text(),
    description: p.text(),
    silent: p.boolean(),
    budgetCents: cents().nullable(),
    currency: p.text(),
    startsOn: p.date().nullable(),
    endsOn: p.date().nullable(),
    listId: p.integer().nullable(),
    figuresAskedAt: instant().nullable(),
  },
});
