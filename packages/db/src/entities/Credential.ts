import { defineEntity, p } from '@mikro-orm/core';
import { instant, stamps } from './types';

/** A password, apart from the user so that no answer about users can ever carry it. */
export const Credential = defineEntity({
  name: 'Credential',
  tableName: 'credentials',
  properties: {
    ...stamps(),
    userId: p.integer(),
    passwordHash: p.text(),
    changedAt: instant(),
  },
});
