import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './types';

/** Wrong passwords, by hashes of whose and from where, shared by all processes. */
export const Guess = defineEntity({
  name: 'Guess',
  tableName: 'guesses',
  properties: {
    key: p.text().primary(),
    wrong: p.integer(),
    waitsUntil: instant(),
  },
});
