import { p } from '@mikro-orm/core';
import { id, instant, stamps } from '../types';

/** Notices to people and messages to other programs. */
export const messages = {
  /** The outbox: events that are delivered after their transaction. */
  events: {
    id: id(),
    kind: p.text(),
    resource: p.text(),
    rowId: p.integer(),
    companyId: p.integer().nullable(),
    creatorId: p.integer().nullable(),
    briefingId: p.integer().nullable(),
    actorId: p.integer().nullable(),
    data: p.json(),
    at: instant(),
    deliveredAt: instant().nullable(),
  },
  mails: {
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
  notifications: {
    id: id(),
    userId: p.integer(),
    eventId: p.integer(),
    kind: p.text(),
    params: p.json(),
    link: p.text(),
    createdAt: instant(),
    readAt: instant().nullable(),
  },
  /** What waits for the mail of the day or of the week. */
  digest_items: {
    userId: p.integer().primary(),
    eventId: p.integer().primary(),
    frequency: p.text(),
    kind: p.text(),
    params: p.json(),
    link: p.text(),
  },
  /** Events that are pushed to a person's open pages. */
  feed: {
    userId: p.integer().primary(),
    seq: p.integer().primary(),
    topic: p.text(),
    briefingId: p.integer().nullable(),
    companyId: p.integer().nullable(),
    creatorId: p.integer().nullable(),
    /** Of a message in its conversation. */
    place: p.integer().nullable(),
    at: instant(),
  },
  /** How far a person's feed goes. */
  feed_heads: { userId: p.integer().primary(), lastSeq: p.integer() },
  /** What messages to an address are signed with, sealed. */
  webhook_secrets: {
    ...stamps(),
    webhookId: p.integer(),
    sealed: p.text(),
    endsAt: instant().nullable(),
  },
};
