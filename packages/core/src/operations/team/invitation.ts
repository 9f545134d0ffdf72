import { z } from 'zod';
import { limitTerms } from '../../hiring';
import { anyOf, defineFlow, type StateOf } from '../../kit';
import {
  type Actor,
  dash,
  defineResource,
  email,
  erased,
  INVITATION_DAYS,
  id,
  impersonal,
  instant,
  locale,
  noOne,
  ofCompany,
  ofCompanyOwner,
  staff,
  stamps,
  systemOnly,
  user,
} from '../../people';

/** Flow of an invitation. An expired invitation stays open, because sending it again extends it. */
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

/** `member`: to the company's team. `creator`: as a creator attributed to the company. */
export const invitationKind = z.enum(['member', 'creator']);
export type InvitationKind = z.output<typeof invitationKind>;

/**
 * Maximum number of invitations per company in 24 hours, including those sent again. The limit exists because
 * invitations are e-mails to strangers in the platform's name.
 */
export const INVITATIONS_PER_DAY = 100;
/** Minimum number of minutes before an invitation may be sent again. */
export const RESEND_MINUTES = 30;

/** An invitation by e-mail. Its link is stored separately, in `invitationLinks`. */
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
  /** Approval limit for the member who accepts; null for no limit. */
  approvalLimit: impersonal(limitTerms.nullable()),
  /**
   * Project that the e-mail to a creator names; null for a member, and null if the e-mail names no project.
   */
  briefingId: id.nullable(),
  /** User who accepted the invitation; null until then. */
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
    create: noOne,
    update: noOne,
    remove: noOne,
    moves: { resend: ofCompanyOwner, withdraw: ofCompanyOwner, accept: systemOnly },
  },
});

/** Returns the status of an invitation at a given time. An open one past its expiry date is `expired`. */
export const invitationStatusOf = (
  { status, expiresAt }: Pick<Invitation, 'status' | 'expiresAt'>,
  now: string,
): Invitation['status'] | 'expired' => (status === 'open' && expiresAt <= now ? 'expired' : status);

export const expiryFrom = (now: string): string =>
  new Date(Date.parse(now) + INVITATION_DAYS * 86_400_000).toISOString();

/** Counts the e-mails in the 24 hours before a time. */
export const sentOnDay = (rows: readonly Pick<Invitation, 'sentAt'>[], now: string): number =>
  rows.filter(({ sentAt }) => Date.parse(sentAt) > Date.parse(now) - 86_400_000).length;
