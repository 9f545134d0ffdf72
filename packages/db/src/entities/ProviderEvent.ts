import { defineEntity, p } from '@mikro-orm/core';
import { stamps } from './types';

/** What a payment provider told us, once. */
export const ProviderEvent = defineEntity({
  name: 'ProviderEvent',
  tableName: 'provider_events',
  properties: { ...stamps(), reference: p.text(), kind: p.text() },
});
