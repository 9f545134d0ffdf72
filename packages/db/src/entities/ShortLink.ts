import { defineEntity, p } from '@mikro-orm/core';
import { instant, stamps } from './types';

export const ShortLink = defineEntity({
  name: 'ShortLink',
  tableName: 'short_links',
  properties: {
    ...stamps(),
    slug: p.text(),
    label: p.text(),
    target: p.text(),
    expiresOn: p.date().nullable(),
    closedAt: instant().nullable(),
    createdById: p.integer(),
  },
});

export const ShortLinkClick = defineEntity({
  name: 'ShortLinkClick',
  tableName: 'short_link_clicks',
  properties: {
    ...stamps(),
    linkId: p.integer(),
    day: p.date(),
    source: p.text(),
    clicks: p.integer(),
  },
});
