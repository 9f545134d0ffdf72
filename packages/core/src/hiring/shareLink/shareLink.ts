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
  nobody,
  ofCompany,
  secret,
  staff,
  stamps,
  text,
} from '../../people';

/** How long a share link lasts unless its maker says otherwise (docs/spec/people.md#share-links). */
export const SHARE_LINK_DAYS = 14;

/** So many creators' proposals one link lets a guest approve. */
export const MOST_SHARED = 20;

export const shareLinkFlow = defineFlow({
  name: 'share-links',
  states: ['active', 'revoked'],
  initial: 'active',
  moves: { revoke: { from: ['active'], to: 'revoked' } },
});

/** A link that lets somebody without an account do some things with one project, one hiring or one list. */
export const shareLink = z.object({
  ...stamps,
  status: impersonal(z.enum(shareLinkFlow.states as [StateOf<typeof shareLinkFlow>])),
  statusSince: instant,
  companyId: id,
  /** The project that it is for; null where it is for a list. */
  briefingId: id.nullable(),
  /** The hiring that it is for; null where it is for the project's selection and proposals. */
  contractId: id.nullable(),
  /** The list that it is for; null for every other, and where the list is gone. */
  listId: id.nullable(),
  /** The report that it is for; null for every other. */
  reportId: id.nullable(),
  /** The creator's own contract that it is for; null for every other. */
  payContractId: id.nullable(),
  /** Of a list: whether what the company notes of its creators is shown, too. */
  withNotes: impersonal(z.boolean()),
  /** Whose proposals may be approved by it. */
  creatorIds: impersonal(z.array(id).max(MOST_SHARED, 'too_many')),
  /** For whom, as its maker calls them. */
  label: erased(line(80), dash),
  actions: impersonal(z.array(guestAction).min(1, 'at_least_one')),
  /** Where the mail with the link went, if one did, and its language. */
  email: erased(email.nullable(), null),
  locale: impersonal(locale),
  /** SHA-256 of the token, hexadecimal; the token itself is told once, on a page or by mail, and kept nowhere. */
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
    create: nobody,
    update: nobody,
    remove: nobody,
    moves: { revoke: anyOf<Actor, ShareLink>(ofCompany, staff('support', 'curation')) },
  },
});

/** What somebody thinks of a name on the shortlist. */
export const opinion = z.enum(['yes', 'maybe', 'no']);

/**
 * One person's mark and word on one name of the shortlist: a guest's, under the name that the guest gave, or that of one
 * of the company's own people.
 */
export const guestMark = z.object({
  ...stamps,
  /** Of a guest alone, as is `guestName`. */
  shareLinkId: id.nullable(),
  companyId: id,
  briefingId: id,
  entryId: id,
  guestName: erased(line(80).nullable(), dash),
  /** Of the company's own people alone. */
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
    create: nobody,
    update: nobody,
    remove: nobody,
    moves: {},
  },
});
