import { p } from '@mikro-orm/core';
import { id, instant, stamps } from '../types';

/** Notifications and e-mails to users, and messages to webhooks. */
export const messages = {
  /** The outbox: events that are delivered after their transaction has committed. */
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
    /** True if the e-mail contains a link that grants access. Unsubscribe links do not count. */
    secret: p.boolean(),
    subject: p.text(),
    textBody: p.text(),
    htmlBody: p.text(),
    /** Unsubscribe link of a recurring e-mail; null for other e-mails. */
    stopLink: p.text().nullable(),
    locale: p.text(),
    createdAt: instant(),
    sentAt: instant().nullable(),
    /**
     * Time at which sending was given up; null if it was not. `refusal` is the reason: the mail server will
     * never accept the address, or every attempt failed.
     */
    refusedAt: instant().nullable(),
    refusal: p.text().nullable(),
    /**
     * Id of the original e-mail if this one is a copy that staff sent; null for other e-mails. `resendReason`
     * is the reason that staff gave.
     */
    resentOf: p.integer().nullable(),
    resendReason: p.text().nullable(),
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
  /** Items for a daily or weekly digest. */
  digest_items: {
    userId: p.integer().primary(),
    eventId: p.integer().primary(),
    frequency: p.text(),
    kind: p.text(),
    params: p.json(),
    link: p.text(),
  },
  /** Changes that are pushed to a user's open pages. */
  feed: {
    userId: p.integer().primary(),
    seq: p.integer().primary(),
    topic: p.text(),
    briefingId: p.integer().nullable(),
    companyId: p.integer().nullable(),
    creatorId: p.integer().nullable(),
    /** Sequence number of the message in its conversation. */
    place: p.integer().nullable(),
    at: instant(),
  },
  /** The last sequence number of each user's feed. */
  feed_heads: { userId: p.integer().primary(), lastSeq: p.integer() },
  /** Encrypted secrets that sign messages to a webhook. */
  webhook_secrets: {
    ...stamps(),
    webhookId: p.integer(),
    sealed: p.text(),
    endsAt: instant().nullable(),
  },
};
