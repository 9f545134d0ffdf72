import { defineEntity, p } from '@mikro-orm/core';
import { instant, parties, stamps, state } from './types';

export const Evaluation = defineEntity({
  name: 'Evaluation',
  tableName: 'evaluations',
  properties: {
    ...stamps(),
    ...parties(),
    ...state(),
    side: p.text(),
    rating: p.integer().nullable(),
    text: p.text(),
    wentWrong: p.array(),
    shownAt: instant().nullable(),
  },
});
