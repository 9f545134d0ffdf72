import { defineEntity, p } from '@mikro-orm/core';
import { instant, stamps, state } from './types';

export const Content = defineEntity({
  name: 'Content',
  tableName: 'contents',
  properties: {
    ...stamps(),
    ...state(),
    kind: p.text(),
    slug: p.text(),
    title: p.text(),
    position: p.integer(),
    draft: p.json(),
    published: p.json().nullable(),
    publishedAt: instant().nullable(),
    edition: p.integer(),
  },
});
