import { z } from 'zod';
import { anyOf, defineFlow, type Scope, type StateOf } from '../../kit';
import {
  type Actor,
  dash,
  defineResource,
  email,
  erased,
  guestAction,
  id,
  impersonal,
  instant,
  line,
  locale,
  noOne,
  ofCompany,
  secret,
  staff,
  stamps,
  text,
} from '../../people';

/** Days for which a share link is valid by default (docs/spec/people.md#share-links). */
export const SHARE_LINK_DAYS = 14;

/** Maximum number of creators whose proposals a guest can approve with one link. */
export const MAX_SHARED = 20;

export const shareLinkFlow = defineFlow({
  name: 'share-links',
  states: ['active', 'revoked'],
  initial: 'active',
  moves: { revoke: { from: ['active'], to: 'revoked' } },
});

/** A link that allows a guest some actions on one project, hiring, list, report or Elenco Pay contract. */
export const shareLink = z.object({
  ...stamps,
  status: impersonal(z.enum(shareLinkFlow.states as [StateOf<typeof shareLinkFlow>])),
  statusSince: instant,
  companyId: id,
  /** Project to which the link gives access; null for a list. */
  briefingId: id.nullable(),
  /** Hiring to which the link gives access; null for the project's selection and proposals. */
  contractId: id.nullable(),
  /** List to which the link gives access; null for other links, and after the list was removed. */
  listId: id.nullable(),
  /** Report to which the link gives access; null for other links. */
  reportId: id.nullable(),
  /** Elenco Pay contract to which the link gives access; null for other links. */
  payContractId: id.nullable(),
  /** True if a shared list also shows the company's notes on its creators. */
  withNotes: impersonal(z.boolean()),
  /** Creators whose proposals the guest may approve. */
  creatorIds: impersonal(z.array(id).max(MAX_SHARED, 'too_many')),
  /** Name that the link's creator gives to its recipient. */
  label: erased(line(80), dash),
  actions: impersonal(z.array(guestAction).min(1, 'at_least_one')),
  /** E-mail address to which the link was sent; null if no e-mail was sent. */
  email: erased(email.nullable(), null),
  /** Language of the e-mail. */
  locale: impersonal(locale),
  /**
   * SHA-256 of the token, hexadecimal. The token is shown once, on a page or in an e-mail, and not stored.
   */
  tokenHash: secret(z.string().length(64)),
  createdById: id,
  expiresAt: instant,
  lastUsedAt: instant.nullable(),
});
export type ShareLink = z.output<typeof shareLink>;

export const shareLinks = defineResource({
  name: 'share-links',
  schema: shareLink,
  flow: shareLinkFlow,
  writable: { create: [], update: [] },
  hidden: () => ['tokenHash'],
  filters: {
    id: 'is',
    companyId: 'is',
    briefingId: 'is',
    contractId: 'is',
    listId: 'is',
    reportId: 'is',
    status: 'is',
  },
  sorts: ['id', 'createdAt', 'expiresAt', 'lastUsedAt'],
  access: {
    read: anyOf<Actor, ShareLink>(ofCompany, staff('support', 'curation')),
    create: noOne,
    update: noOne,
    remove: noOne,
    moves: { revoke: anyOf<Actor, ShareLink>(ofCompany, staff('support', 'curation')) },
  },
});

/** Opinion on a creator on the shortlist. */
export const opinion = z.enum(['yes', 'maybe', 'no']);

/**
 * Rating and comment on one creator of the shortlist, by a guest (under the name that the guest entered) or a
 * company member.
 */
export const guestMark = z.object({
  ...stamps,
  /** Share link of the guest; null for company members, like `guestName`. */
  shareLinkId: id.nullable(),
  companyId: id,
  briefingId: id,
  entryId: id,
  guestName: erased(line(80).nullable(), dash),
  /** User id of the company member; null for guests. */
  userId: id.nullable(),
  opinion: impersonal(opinion.nullable()),
  comment: erased(text(600), ''),
});
export type GuestMark = z.output<typeof guestMark>;

const ofGuest = (actor: Actor): Scope<GuestMark> =>
  actor.role === 'guest' ? [{ shareLinkId: actor.shareLinkId }] : [];

export const guestMarks = defineResource({
  name: 'guest-marks',
  schema: guestMark,
  flow: undefined,
  writable: { create: [], update: [] },
  filters: { id: 'is', shareLinkId: 'is', companyId: 'is', briefingId: 'is', entryId: 'is', userId: 'is' },
  sorts: ['id', 'createdAt', 'updatedAt'],
  access: {
    read: anyOf<Actor, GuestMark>(ofCompany, staff('support', 'curation'), ofGuest),
    create: noOne,
    update: noOne,
    remove: noOne,
    moves: {},
  },
});
