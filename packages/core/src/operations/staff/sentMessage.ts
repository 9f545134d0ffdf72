import { z } from 'zod';
import { type Charge, isOpen } from '../../finance';
import { date, instant, line, staff } from '../../people';

/** Allows only staff who may send e-mails again. */
export const mailSenders = staff('support', 'finance');

/** Maximum number of times an e-mail can be sent again. */
export const MAX_RESENT = 3;
/** Minimum number of minutes before an e-mail can be sent again. */
export const MAIL_REST_MINUTES = 10;

/**
 * `failed`: the address or its server refused the e-mail, or every attempt failed. `written`: the installation
 * has no mail server, so the e-mail was not sent.
 */
export const sentState = z.enum(['waiting', 'sent', 'written', 'failed', 'unread', 'read']);

/** An e-mail or notice to a user. */
export const sentMessage = z.object({
  channel: z.enum(['mail', 'notice']),
  id: z.int(),
  /** Kind of the event; empty for a digest. */
  kind: z.string(),
  /** Title that the recipient reads; for a notice, in the language of the staff member who views it. */
  subject: z.string(),
  /** Recipient; null for a recipient without an account. */
  userId: z.int().nullable(),
  toName: z.string().nullable(),
  toAddress: z.string(),
  createdAt: instant,
  state: sentState,
  /** When the message reached its state; null while it waits or is unread. */
  at: instant.nullable(),
  /** Reason of the failure; null unless it failed. */
  refusal: z.string().nullable(),
  /**
   * True if the e-mail contains a link that grants access, so that staff can neither read it nor send it
   * again. Unsubscribe links do not count.
   */
  secret: z.boolean(),
  /** Reason why staff sent the e-mail again; null for an original. */
  resendReason: z.string().nullable(),
});
export type SentMessage = z.output<typeof sentMessage>;

/**
 * Returns the state of a message that the worker handled.
 * @param leaves false if no mail server exists
 */
export const stateOfSent = (state: SentMessage['state'], leaves: boolean): SentMessage['state'] =>
  state === 'sent' && !leaves ? 'written' : state;

/** Events whose e-mail asks a brand to pay a charge. */
const paymentRequests: ReadonlySet<string> = new Set([
  'charges.create',
  'charges.reopen',
  'charges.fallDue',
  'charges.keepPart',
  'charges.dropPart',
  'charges.reissue',
  'charges.remind',
  'charges.postpone',
  'subscription-periods.issue',
  'subscription-periods.remind',
  'subscription-periods.overdue',
]);

/** Payment requests that claim that no payment was made. */
const reminders: ReadonlySet<string> = new Set([
  'charges.fallDue',
  'charges.remind',
  'subscription-periods.remind',
  'subscription-periods.overdue',
]);

/**
 * Returns the code of the reason why an e-mail's text is no longer true, so that it must not be sent again;
 * null if it is still true.
 * @param kind kind of the event
 * @param charge the charge that the e-mail is about
 */
export function outdatedMailRefusal(
  kind: string,
  charge: Pick<Charge, 'status' | 'reportedAt'> | null,
): 'mail_charge_paid' | 'mail_charge_closed' | 'payment_reported' | null {
  if (!charge || !paymentRequests.has(kind)) return null;
  if (charge.status === 'paid' || charge.status === 'refunded') return 'mail_charge_paid';
  if (!isOpen(charge)) return 'mail_charge_closed';
  return charge.reportedAt !== null && reminders.has(kind) ? 'payment_reported' : null;
}

/**
 * Ways to get a fresh personal link, by the events whose e-mail contains one. Only `account` is up to staff.
 */
const freshLinks = {
  account: /^users\.(signedUp|forgotPassword|staffInvited)$/,
  invitation: /^invitations\./,
  shareLink: /^share-links\./,
  newEmail: /^users\.email/,
  export: /^users\.exportReady$/,
  erasure: /^users\.(e|profileE)rasureSet$/,
  inquiry: /^privacy_inquiries\./,
  subscriber: /^subscribers\./,
} as const;
export type FreshLink = keyof typeof freshLinks;

/**
 * Returns how the recipient of an e-mail with a personal link gets a fresh one; null for an e-mail without
 * such a link. For `account`, staff send it with `users.sendLink`. @param kind kind of the event
 */
export const freshLinkOf = (kind: string): FreshLink | null =>
  (Object.keys(freshLinks) as FreshLink[]).find((way) => freshLinks[way].test(kind)) ?? null;

/**
 * Filters of the list of e-mails. `from` and `to` are business dates. `before` is the id of the previous
 * page's last e-mail.
 */
export const mailQuery = z.strictObject({
  /** Part of the recipient's name or address. */
  recipient: z.string().trim().max(254).optional(),
  subject: z.string().trim().max(200).optional(),
  kind: z.string().trim().max(120).optional(),
  state: sentState.extract(['waiting', 'sent', 'failed']).optional(),
  from: date.optional(),
  to: date.optional(),
  before: z.coerce.number().int().positive().optional(),
});
export type MailQuery = z.output<typeof mailQuery>;

/** A page of e-mails, newest first. */
export const mailPage = z.object({ rows: z.array(sentMessage), more: z.boolean() });
export type MailPage = z.output<typeof mailPage>;

/** A page of messages, newest first, with their total. */
export const sentMessages = z.object({ rows: z.array(sentMessage), total: z.int() });
export type SentMessages = z.output<typeof sentMessages>;

export const mailPreview = z.object({
  subject: z.string(),
  text: z.string(),
  /** Code of the reason why the e-mail cannot be sent again now; null if it can be sent again. */
  resendRefusal: z.string().nullable(),
});
export type MailPreview = z.output<typeof mailPreview>;

export const mailResend = z.strictObject({ reason: line(200) });
