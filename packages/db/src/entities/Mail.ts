import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from './types';

export const Mail = defineEntity({
  name: 'Mail',
  tableName: 'mails',
  properties: {
    id: id(),
    eventId: p.integer().nullable(),
    userId: p.integer().nullable(),
    toAddress: p.text(),
    /** It holds a link that opens something. */
    secret: p.boolean(),
    subject: p.text(),
    textBody: p.text(),
    htmlBody: p.text(),
    /** Where one press stops mails of this kind; in no mail that comes only once. */
    stopLink: p.text().nullable(),
    locale: p.text(),
    createdAt: instant(),
    sentAt: instant().nullable(),
    /** Set when the address will never take it, or every attempt failed; then `refusal` says why. */
    refusedAt: instant().nullable(),
    refusal: p.text().nullable(),
  },
});
