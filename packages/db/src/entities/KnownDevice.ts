import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './types';

/** From where somebody has signed in, as a hash. */
export const KnownDevice = defineEntity({
  name: 'KnownDevice',
  tableName: 'known_devices',
  properties: {
    userId: p.integer().primary(),
    deviceHash: p.text().primary(),
    lastSeenAt: instant(),
  },
});
