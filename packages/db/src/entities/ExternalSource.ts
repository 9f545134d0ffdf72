import { defineEntity, p } from '@mikro-orm/core';
import { id } from './types';

export const ExternalSource = defineEntity({
  name: 'ExternalSource',
  tableName: 'external_sources',
  properties: {
    id: id(),
    importId: p.integer(),
    line: p.integer(),
    profileId: p.integer(),
    record: p.json(),
  },
});
