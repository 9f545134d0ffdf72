import type { Duty, LinkPurpose, NoticeSum } from '@elenco/core';
import type { Named } from '../kernel/names';

/** An event with the names that its texts contain. Ids are null for parties that the event does not have. */
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
  /** Amount of the event's row; undefined if the row has none. */
  readonly sum?: NoticeSum | undefined;
  /** The creator's part of the amount, if `sum` is what the brand pays or gets back. */
  readonly creatorSum?: NoticeSum | undefined;
}

/** Recipients of a notification: a company's users, a creator, one user, or staff with a duty. */
export type Audience =
  | { readonly companyId: number }
  | { readonly userId: number }
  | { readonly creatorId: number }
  | { readonly duty: Duty }
  /** Recipient of an invitation, by e-mail only. */
  | { readonly invitationId: number }
  /** Recipient of a share link, by e-mail only. */
  | { readonly shareLinkId: number }
  /** The new or the old address in a change of e-mail address, by e-mail only. */
  | { readonly emailChangeId: number; readonly of: 'new' | 'old' }
  /** A newsletter subscriber, by e-mail only. */
  | { readonly subscriberId: number }
  /** A visitor without an account who asks about personal data, by e-mail only. */
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
  /** URL for unsubscribing with one click in mail programs (RFC 8058). */
  readonly stop?: string;
}

/**
 * A notification about an event for one audience. `mail`, if set, creates the e-mail in the recipient's
 * language.
 */
export interface Message {
  readonly audience: Audience;
  readonly kind: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** Path in the portal, with a leading slash. */
  readonly link: string;
  readonly mail?: (to: Recipient, token: string) => MailContent;
  /**
   * Purpose of the personal link in the e-mail; undefined if the e-mail contains no personal link. Each
   * recipient gets a separate link, and `mail` receives its token.
   */
  readonly opens?: LinkPurpose | undefined;
  /**
   * Purpose of the unsubscribe link in the e-mail; undefined if there is none. `mail` receives the link's
   * token.
   */
  readonly stops?: LinkPurpose | undefined;
  /** Set if suspended users are notified too. */
  readonly suspendedToo?: true | undefined;
  /** Set if the user who caused the event is notified too. */
  readonly actorToo?: true | undefined;
}
