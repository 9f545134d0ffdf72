import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './types';

/** From where somebody has signed in, as a hash. */
export const KnownPlace = defineEntity({
  name: 'KnownPlace',
  tableName: 'known_places',
  properties: {
    userId: p.integer().primary(),
    placeHash: p.text().primary(),
    lastSeenAt: instant(),
  },
});
