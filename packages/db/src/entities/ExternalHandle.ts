import { defineEntity, p } from '@mikro-orm/core';
import { id } from './types';

export const ExternalHandle = defineEntity({
  name: 'ExternalHandle',
  tableName: 'external_handles',
  properties: {
    id: id(),
    profileId: p.integer(),
    channel: p.text(),
    handle: p.text(),
  },
});
