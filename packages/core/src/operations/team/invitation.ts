import { z } from 'zod';
import { anyOf, defineFlow, type StateOf } from '../../kit';
import {
  type Actor,
  dash,
  defineResource,
  email,
  erased,
  id,
  impersonal,
  instant,
  locale,
  nobody,
  ofCompany,
  ofCompanyOwner,
  staff,
  stamps,
  systemOnly,
  user,
} from '../../people';

/** An invitation whose time is over stays open: sending it again gives it new time. */
export const invitationFlow = defineFlow({
  name: 'invitations',
  states: ['open', 'accepted', 'withdrawn'],
  initial: 'open',
  moves: {
    resend: { from: ['open'], to: 'open' },
    withdraw: { from: ['open'], to: 'withdrawn', final: true },
    accept: { from: ['open'], to: 'accepted' },
  },
});

/** Into the company’s team, or onto the marketplace as a creator whom the company brought. */
export const invitationKind = z.enum(['member', 'creator']);
export type InvitationKind = z.output<typeof invitationKind>;

export const INVITATION_DAYS = 14;
/** What one company may send in 24 hours, new and again: mail to strangers in our name. */
export const INVITATIONS_PER_DAY = 100;
/** Before it may be sent again. */
export const RESEND_MINUTES = 30;

/** A company asks somebody by mail. What its mail opens stands apart, in `invitationLinks`. */
export const invitation = z.object({
  ...stamps,
  companyId: id,
  kind: impersonal(invitationKind),
  name: erased(user.shape.name, dash),
  email: erased(email, dash),
  locale: impersonal(locale),
  status: impersonal(z.enum(invitationFlow.states as [StateOf<typeof invitationFlow>])),
  statusSince: instant,
  invitedById: id,
  sentAt: instant,
  expiresAt: instant,
  /** The person who accepted it. */
  acceptedById: id.nullable(),
});
export type Invitation = z.output<typeof invitation>;

export const invitations = defineResource({
  name: 'invitations',
  schema: invitation,
  flow: invitationFlow,
  writable: { create: [], update: [] },
  filters: {
    id: 'is',
    companyId: 'is',
    kind: 'is',
    status: 'is',
    createdAt: 'between',
    expiresAt: 'between',
  },
  search: ['name', 'email'],
  sorts: ['id', 'name', 'email', 'status', 'sentAt', 'expiresAt', 'createdAt'],
  access: {
    read: anyOf<Actor, Invitation>(ofCompany, staff('support', 'curation')),
    create: nobody,
    update: nobody,
    remove: nobody,
    moves: { resend: ofCompanyOwner, withdraw: ofCompanyOwner, accept: systemOnly },
  },
});

/** How an invitation stands at a moment; time makes an open one `expired`. */
export const invitationStatusOf = (
  { status, expiresAt }: Pick<Invitation, 'status' | 'expiresAt'>,
  now: string,
): Invitation['status'] | 'expired' => (status === 'open' && expiresAt <= now ? 'expired' : status);

export const expiryFrom = (now: string): string =>
  new Date(Date.parse(now) + INVITATION_DAYS * 86_400_000).toISOString();

/** Mails of the 24 hours before a moment. */
export const sentOnDay = (rows: readonly Pick<Invitation, 'sentAt'>[], now: string): number =>
  rows.filter(({ sentAt }) => Date.parse(sentAt) > Date.parse(now) - 86_400_000).length;
