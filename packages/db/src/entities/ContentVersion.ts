import { defineEntity, p } from '@mikro-orm/core';
import { stamps } from './types';

export const ContentVersion = defineEntity({
  name: 'ContentVersion',
  tableName: 'content_versions',
  properties: {
    ...stamps(),
    contentId: p.integer(),
    edition: p.integer(),
    published: p.json(),
    authorId: p.integer().nullable(),
  },
});
