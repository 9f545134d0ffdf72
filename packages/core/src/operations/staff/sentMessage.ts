import { z } from 'zod';
import { instant, line, staff } from '../../people';

/** Staff who may send e-mails again. */
export const mailSenders = staff('support', 'finance');

/** How often an e-mail can be sent again. */
export const MAX_RESENT = 3;
/** Minimum number of minutes before an e-mail can be sent again. */
export const MAIL_REST_MINUTES = 10;

/** `failed`: the address or its server refused the e-mail, or every attempt failed. */
export const sentState = z.enum(['waiting', 'sent', 'failed', 'unread', 'read']);

/** An e-mail or notice to a user. */
export const sentMessage = z.object({
  channel: z.enum(['mail', 'notice']),
  id: z.int(),
  /** Kind of the event; empty for a digest. */
  kind: z.string(),
  /** Title that the recipient reads. A notice's title is in the language of the staff member. */
  subject: z.string(),
  /** Name of the recipient; null for one without an account. */
  toName: z.string().nullable(),
  toAddress: z.string(),
  createdAt: instant,
  state: sentState,
  /** When it reached its state; null while it waits or is unread. */
  at: instant.nullable(),
  /** Why sending failed. */
  refusal: z.string().nullable(),
  /** True if the e-mail contains a personal link, so that staff can neither read it nor send it again. */
  secret: z.boolean(),
  /** Why staff sent the e-mail again; null for an original. */
  resendReason: z.string().nullable(),
});
export type SentMessage = z.output<typeof sentMessage>;

/** A page of messages, newest first, with their total. */
export const sentMessages = z.object({ rows: z.array(sentMessage), total: z.int() });
export type SentMessages = z.output<typeof sentMessages>;

export const mailPreview = z.object({
  subject: z.string(),
  text: z.string(),
  /** Code of the reason why the e-mail cannot be sent again now; null if it can. */
  resendRefusal: z.string().nullable(),
});
export type MailPreview = z.output<typeof mailPreview>;

export const mailResend = z.strictObject({ reason: line(200) });
