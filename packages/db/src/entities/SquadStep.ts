import { defineEntity, p } from '@mikro-orm/core';
import { stamps, state } from './types';

export const SquadStep = defineEntity({
  name: 'SquadStep',
  tableName: 'squad_steps',
  properties: {
    ...stamps(),
    ...state(),
    squadId: p.integer(),
    companyId: p.integer(),
    title: p.text(),
    description: p.text(),
    links: p.json(),
    startsOn: p.date(),
    dueOn: p.date(),
    ownerId: p.integer().nullable(),
    dependsOn: p.json(),
    needsApproval: p.boolean(),
  },
});
