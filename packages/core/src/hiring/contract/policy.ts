import { anyOf, type Scope } from '../../kit';
import {
  type Actor,
  anyStaff,
  guestOfHiring,
  guestOfProject,
  nobody,
  ofCompany,
  ofCreator,
  staff,
  systemOnly,
} from '../../people';
import type { Draft, DraftComment } from './draft';
import type { Acceptance, Contract, Deliverable } from './schema';

/** A guest reads the one hiring that the grant is for, or those of the project that the grant is to pay for. */
const guestOfContent = guestOfHiring('content');
const asGuest = (actor: Actor): Scope<Contract> =>
  guestOfHiring(
    'content',
    'invoice',
  )(actor).flatMap(({ contractId }) => (contractId === undefined ? [] : [{ id: contractId }]));

export const contractAccess = {
  read: anyOf<Actor, Contract>(ofCompany, ofCreator, anyStaff, asGuest, guestOfProject('payables')),
  create: nobody,
  update: nobody,
  remove: nobody,
  moves: {
    send: systemOnly,
    activate: systemOnly,
    withdraw: anyOf<Actor, Contract>(ofCompany, ofCreator),
    complete: systemOnly,
    extend: systemOnly,
    end: systemOnly,
  },
} as const;

/** Who may accept a contract: either party; `contracts.accept` is not a move, because the first changes no state. */
export const acceptRule = anyOf<Actor, Contract>(ofCompany, ofCreator);

export const acceptanceAccess = {
  read: anyOf<Actor, Acceptance>(ofCompany, ofCreator, anyStaff),
  create: nobody,
  update: nobody,
  remove: nobody,
  moves: {},
} as const;

export const deliverableAccess = {
  read: anyOf<Actor, Deliverable>(ofCompany, ofCreator, anyStaff, guestOfContent),
  create: nobody,
  update: nobody,
  remove: nobody,
  moves: {
    submitDraft: ofCreator,
    requestChanges: anyOf<Actor, Deliverable>(ofCompany, guestOfContent),
    /** The product itself does it where the brand has been silent (`silenceStep`). */
    approve: anyOf<Actor, Deliverable>(ofCompany, guestOfContent, systemOnly),
    publish: ofCreator,
    sendBack: anyOf<Actor, Deliverable>(ofCompany, staff('curation')),
    verify: anyOf<Actor, Deliverable>(ofCompany, staff('curation')),
    drop: systemOnly,
  },
} as const;

/** What was shown, and what was said of it. */
export const draftAccess = {
  read: anyOf<Actor, Draft>(ofCompany, ofCreator, anyStaff, guestOfContent),
  create: nobody,
  update: nobody,
  remove: nobody,
  moves: {},
} as const;

export const draftCommentAccess = {
  read: anyOf<Actor, DraftComment>(ofCompany, ofCreator, anyStaff, guestOfContent),
  create: nobody,
  update: nobody,
  remove: nobody,
  moves: {},
} as const;

/** Who says something of a draft: both sides, and the guest whom the brand asked. */
export const commentRule = anyOf<Actor, Draft>(ofCompany, ofCreator, guestOfContent);
/** Who says that a comment is done with. */
export const resolveRule = anyOf<Actor, DraftComment>(ofCompany, ofCreator);
