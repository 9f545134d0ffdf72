import { defineEntity, p } from '@mikro-orm/core';
import { stamps } from './types';

/** What a person proves beside the password. */
export const SecondFactor = defineEntity({
  name: 'SecondFactor',
  tableName: 'second_factors',
  properties: {
    ...stamps(),
    userId: p.integer(),
    secret: p.text(),
    lastStep: p.integer(),
    recoveryHashes: p.array(),
  },
});
