import { defineEntity, p } from '@mikro-orm/core';
import { instant, stamps, state } from './types';

export const Webhook = defineEntity({
  name: 'Webhook',
  tableName: 'webhooks',
  properties: {
    ...stamps(),
    ...state(),
    companyId: p.integer(),
    title: p.text(),
    address: p.text(),
    events: p.array(),
    failingSince: instant().nullable(),
  },
});
