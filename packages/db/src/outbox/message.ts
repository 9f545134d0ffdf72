import type { Duty, LinkPurpose, NoticeSum } from '@elenco/core';
import type { Named } from '../kernel/names';

/** An event with the names for its texts; null for missing parties. */
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
  /** Amount of its row, if it has one. */
  readonly sum?: NoticeSum | undefined;
}

/** Recipients: a company's users, a creator, one user, or staff with a duty. */
export type Audience =
  | { readonly companyId: number }
  | { readonly userId: number }
  | { readonly creatorId: number }
  | { readonly duty: Duty }
  /** Recipient of an invitation, by e-mail only. */
  | { readonly invitationId: number }
  /** Recipient of a share link, by e-mail only. */
  | { readonly shareLinkId: number }
  /** New or old address of a change, by e-mail only. */
  | { readonly emailChangeId: number; readonly of: 'new' | 'old' }
  /** Newsletter subscriber, by e-mail only. */
  | { readonly subscriberId: number }
  /** Visitor without an account who asks about personal data, by e-mail only. */
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
  /** One-click unsubscribe address for mail clients (RFC 8058). */
  readonly stop?: string;
}

/**
 * Notice of an event for one audience; `mail` writes the e-mail in the recipient's language, if there is one.
 */
export interface Message {
  readonly audience: Audience;
  readonly kind: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** Path of the portal, with a leading slash. */
  readonly link: string;
  readonly mail?: (to: Recipient, token: string) => MailContent;
  /** Purpose of a separate link for each recipient, whose token is passed to `mail`. */
  readonly opens?: LinkPurpose | undefined;
  /** Purpose of an additional unsubscribe link. */
  readonly stops?: LinkPurpose | undefined;
  /** Also sent to suspended users. */
  readonly suspendedToo?: true | undefined;
  /** Also sent to the user whose account did it. */
  readonly actorToo?: true | undefined;
}
