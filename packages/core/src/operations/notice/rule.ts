import { type SubscriberLink, subscriberPages } from '../../growth';
import type { LinkPurpose } from '../../people';
import { areaPath, type GuestAction, guestPages } from '../../people';

export const audiences = [
  'company',
  'creator',
  'staff:curation',
  'staff:finance',
  'staff:support',
  'address',
  'newAddress',
  'formerAddress',
  'invited',
  'guest',
  'subscriber',
  'requester',
] as const;
/**
 * Recipients of a notice. `address`: owner of the affected e-mail address, who may be signed out.
 * `newAddress` and `formerAddress`: the two addresses of a change, by e-mail only. `invited`: recipient of an
 * invitation, who may have no account. `guest`: recipient of a share link. `subscriber`: subscriber of the
 * newsletter. `requester`: a person without an account who made a privacy request.
 */
export type Audience = (typeof audiences)[number];

export interface NotificationRule {
  readonly to: Audience;
  /** Path of the page, with `{briefingId}`, `{rowId}` and values of the event as placeholders. */
  readonly link: string;
  /** True to send an e-mail too, because the recipient must act or is waiting for the news. */
  readonly mail: boolean;
  /** Purpose of a link that only the e-mail contains. Its token replaces `{token}` in `link`. */
  readonly opens?: LinkPurpose;
  /** Unsubscribe page of a recurring e-mail, with `{token}`, and the purpose of its link. */
  readonly stop?: { readonly link: string; readonly opens: LinkPurpose };
  /** Set to notify suspended users too. */
  readonly suspendedToo?: true;
  /** Set to notify the actor too, as a confirmation or because the account may have been misused. */
  readonly actorToo?: true;
  /** Set to send the notice for subscription charges too, which otherwise have their own notices. */
  readonly subscriptionsToo?: true;
  /** Set to send one notice for all such events of a command and project; the notice lists their amounts. */
  readonly gathered?: true;
  /** Event of the same command and row that makes this notice unnecessary. */
  readonly unless?: string;
}

export const asked = true;
export const informed = false;

export const company = `${areaPath.company}/briefing/{briefingId}`;
export const creator = `${areaPath.creator}/briefing/{briefingId}`;

/** Pages of the back office by resource. */
const office = {
  briefings: '/dashboard/admin/briefing/{briefingId}',
  companies: '/dashboard/admin/enterprise-profile/{rowId}',
  proposals: '/dashboard/admin/proposals/{rowId}',
  charges: '/dashboard/admin/finance/charges/{rowId}',
  invoices: '/dashboard/admin/finance/invoices/{rowId}',
  payouts: '/dashboard/admin/finance/payouts/{rowId}',
  subscriptions: '/dashboard/admin/finance/subscriptions/{rowId}',
  settlements: '/dashboard/admin/finance/settlements/{rowId}',
  repayments: '/dashboard/admin/finance/repayments/{rowId}',
  receipts: '/dashboard/admin/finance/receipts/{rowId}',
  'card-payments': '/dashboard/admin/finance/card-payments/{rowId}',
  'privacy-requests': '/dashboard/admin/privacy/{rowId}',
  leads: '/dashboard/admin/leads/{rowId}',
  'board-reports': '/dashboard/admin/community/{rowId}',
  'message-reports': '/dashboard/admin/message-reports/{rowId}',
  // Settings have no page per record, so the link opens the list with only this proposal.
  settings: '/dashboard/admin/settings?filter=%7B%22id%22%3A{rowId}%7D',
} as const;
type Shown = keyof typeof office;

export const toCompany = (mail: boolean, link = company): NotificationRule => ({ to: 'company', link, mail });
export const toCreator = (mail: boolean, link = creator): NotificationRule => ({ to: 'creator', link, mail });
export const toCuration = (resource: Shown): NotificationRule => ({
  to: 'staff:curation',
  link: office[resource],
  mail: informed,
});
export const toFinance = (resource: Shown): NotificationRule => ({
  to: 'staff:finance',
  link: office[resource],
  mail: informed,
});
export const toSupport = (resource: Shown): NotificationRule => ({
  to: 'staff:support',
  link: office[resource],
  mail: asked,
});
export const toAddress = (link: string, mail = asked): NotificationRule => ({ to: 'address', link, mail });
export const withLink = (opens: LinkPurpose, link: string): NotificationRule => ({
  ...toAddress(link),
  opens,
});
/**
 * Returns a rule whose e-mail has its own link. The token of the link is created when the e-mail is written.
 */
export const toInvited = (link: string): NotificationRule => ({ to: 'invited', link, mail: asked });
export const toSubscriber = (purpose: SubscriberLink): NotificationRule => ({
  to: 'subscriber',
  link: `${subscriberPages[purpose]}?key={token}`,
  mail: asked,
});
export const toRequester = (link: string): NotificationRule => ({ to: 'requester', link, mail: asked });
export const toNewAddress = (link: string): NotificationRule => ({ to: 'newAddress', link, mail: asked });
export const toFormerAddress = (link: string): NotificationRule => ({
  to: 'formerAddress',
  link,
  mail: asked,
});
export const toGuest = (action: GuestAction): NotificationRule => ({
  to: 'guest',
  link: `${guestPages[action]}?grant={token}`,
  mail: asked,
});

/**
 * Notification rules by kind of event: `<resource>.<move>`, `<resource>.create`, or the event that a command
 * emits.
 */
export type NotificationRules = Readonly<Record<string, readonly NotificationRule[]>>;
