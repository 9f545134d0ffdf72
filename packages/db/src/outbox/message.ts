import type { Duty, LinkPurpose, NoticeSum } from '@elenco/core';
import type { Named } from '../kernel/names';

/** Something that happened, with the names that a text about it needs; null where the event has no such party. */
export interface OutboxEvent extends Named {
  readonly id: number;
  readonly kind: string;
  readonly resource: string;
  readonly rowId: number;
  readonly companyId: number | null;
  readonly creatorId: number | null;
  readonly briefingId: number | null;
  readonly actorId: number | null;
  readonly data: Readonly<Record<string, string | number | null>>;
  readonly at: string;
  /** What its row is about in money, where it is. */
  readonly sum?: NoticeSum | undefined;
}

/** Who is told: everybody of the company, the creator, one person, or the staff with the duty. */
export type Audience =
  | { readonly companyId: number }
  | { readonly userId: number }
  | { readonly creatorId: number }
  | { readonly duty: Duty }
  /** Whom an invitation names, by mail only. */
  | { readonly invitationId: number }
  /** Whom a grant lets in, by mail only. */
  | { readonly shareLinkId: number }
  /** The new or the old address of a change, by mail only. */
  | { readonly emailChangeId: number; readonly of: 'new' | 'old' }
  /** Whose address the newsletter goes to, by mail only. */
  | { readonly subscriberId: number }
  /** The address of a person without an account who asks about their data, by mail only. */
  | { readonly inquiryId: number }
  | { readonly privacyRequestId: number };

export interface Recipient {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly locale: 'pt' | 'en';
}

export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where one press stops mails of this kind, for the programmes that offer it (RFC 8058). */
  readonly stop?: string;
}

/** What one audience hears of an event; `mail` writes the mail in the recipient's language, if there is one. */
export interface Message {
  readonly audience: Audience;
  readonly kind: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** Path of the portal, beginning with a slash. */
  readonly link: string;
  readonly mail?: (to: Recipient, token: string) => MailContent;
  /** The mail holds a link of its own for each recipient, whose token `mail` is given. */
  readonly opens?: LinkPurpose | undefined;
  /** The mail holds such a link beside the way to what it is about. */
  readonly stops?: LinkPurpose | undefined;
  /** Also to those who cannot sign in any more. */
  readonly suspendedToo?: true | undefined;
  /** Also to the person whose account did it. */
  readonly actorToo?: true | undefined;
}
