import { defineEntity, p } from '@mikro-orm/core';
import { cents, instant, parties, stamps } from './types';

export const Observation = defineEntity({
  name: 'Observation',
  tableName: 'observations',
  properties: {
    ...stamps(),
    ...parties(),
    postId: p.integer(),
    metric: p.text(),
    /** Beyond what 32 bits hold: cents, and views of the largest. */
    value: cents(),
    observedAt: instant(),
    source: p.text(),
    reachKind: p.text(),
    methodVersion: p.integer(),
    proofFileId: p.integer().nullable(),
    confirmed: p.boolean(),
    confirmedAt: instant().nullable(),
    confirmedById: p.integer().nullable(),
  },
});
