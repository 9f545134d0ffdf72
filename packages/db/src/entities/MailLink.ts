import { defineEntity, p } from '@mikro-orm/core';
import { instant, stamps } from './types';

/** A link that went out by mail and opens one thing, once. */
export const MailLink = defineEntity({
  name: 'MailLink',
  tableName: 'mail_links',
  properties: {
    ...stamps(),
    userId: p.integer(),
    purpose: p.text(),
    tokenHash: p.text(),
    expiresAt: instant(),
    usedAt: instant().nullable(),
  },
});
