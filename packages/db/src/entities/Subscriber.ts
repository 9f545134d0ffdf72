import { defineEntity, p } from '@mikro-orm/core';
import { instant, stamps, state } from './types';

export const Subscriber = defineEntity({
  name: 'Subscriber',
  tableName: 'subscribers',
  properties: {
    ...stamps(),
    ...state(),
    email: p.text(),
    locale: p.text(),
    source: p.text(),
    askedAt: instant(),
    confirmedAt: instant().nullable(),
  },
});
