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
 * `address` is the owner of the e-mail address in question, who may not be signed in; `newAddress` and
 * `formerAddress` are the two of a change of it, told by mail alone; `invited` whom an
 * invitation names, who may have no account; `guest` whom a share link lets in, who needs none; `subscriber` whose
 * address the newsletter goes to; `requester` the address that asks about personal data without an account.
 */
export type Audience = (typeof audiences)[number];

export interface NotificationRule {
  readonly to: Audience;
  /** Address in the product, with `{briefingId}`, `{rowId}` and what the event says to be filled in. */
  readonly link: string;
  /** Whether a mail is sent too, since the person should act or would wait for it. */
  readonly mail: boolean;
  /** What the mail's own link opens; its token stands in `link` as `{token}`. */
  readonly opens?: LinkPurpose;
  /** Of a mail that comes again and again: the page that stops it, `{token}` in its address, and what it opens. */
  readonly stop?: { readonly link: string; readonly opens: LinkPurpose };
  /** Also to those who cannot sign in any more. */
  readonly suspendedToo?: true;
  /** Also to the person whose account did it, which may have been used by another person. */
  readonly actorToo?: true;
  /** Also for charges of a subscription, which have notices of their own otherwise. */
  readonly subscriptionsToo?: true;
  /** Not where this event of the same row came with it: what it would ask for is done already. */
  readonly unless?: string;
}

export const asked = true;
export const informed = false;

export const company = `${areaPath.company}/briefing/{briefingId}`;
export const creator = `${areaPath.creator}/briefing/{briefingId}`;

/** Where the back office shows each kind of row. */
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
/** The mail's own link, whose token is made when it is written. */
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

/** Keys are the kinds of events: `<resource>.<move>`, `<resource>.create`, or what a command emits. */
export type NotificationRules = Readonly<Record<string, readonly NotificationRule[]>>;
