import { anyOf, type Scope } from '../../kit';
import {
  type Actor,
  anyStaff,
  defineResource,
  guestOfHiring,
  guestOfProject,
  impersonatorOf,
  noOne,
  ofCompany,
  ofCreator,
  ofPeopleOrMoney,
  staff,
  systemOnly,
  userIdOf,
} from '../../people';
import { type Draft, type DraftComment, draft, draftComment } from './draft';
import { contractFlow, deliverableFlow } from './flow';
import {
  type Acceptance,
  acceptance,
  type Contract,
  contract,
  type Deliverable,
  deliverable,
} from './schema';

/** Gives a guest whose link permits answering drafts access to the link's hiring. */
const guestOfContent = guestOfHiring('content');

const asGuest = (actor: Actor): Scope<Contract> =>
  guestOfHiring(
    'content',
    'invoice',
  )(actor).flatMap(({ contractId }) => (contractId === undefined ? [] : [{ id: contractId }]));

const contractAccess = {
  read: anyOf<Actor, Contract>(ofCompany, ofCreator, anyStaff, asGuest, guestOfProject('payables')),
  create: noOne,
  update: noOne,
  remove: noOne,
  moves: {
    send: systemOnly,
    activate: systemOnly,
    withdraw: anyOf<Actor, Contract>(ofCompany, ofCreator),
    complete: systemOnly,
    extend: systemOnly,
    end: systemOnly,
  },
} as const;

/**
 * Allows both parties to accept. Not the rule of a move, because the first acceptance does not change the
 * state.
 */
export const acceptRule = anyOf<Actor, Contract>(ofCompany, ofCreator);

const acceptanceAccess = {
  read: anyOf<Actor, Acceptance>(ofCompany, ofCreator, anyStaff),
  create: noOne,
  update: noOne,
  remove: noOne,
  moves: {},
} as const;

const deliverableAccess = {
  read: anyOf<Actor, Deliverable>(ofCompany, ofCreator, anyStaff, guestOfContent),
  create: noOne,
  update: noOne,
  remove: noOne,
  moves: {
    submitDraft: ofCreator,
    requestChanges: anyOf<Actor, Deliverable>(ofCompany, guestOfContent),
    /** The system approves a draft if the brand does not answer (`silenceStep`). */
    approve: anyOf<Actor, Deliverable>(ofCompany, guestOfContent, systemOnly),
    publish: ofCreator,
    sendBack: anyOf<Actor, Deliverable>(ofCompany, staff('curation')),
    verify: anyOf<Actor, Deliverable>(ofCompany, staff('curation')),
    drop: systemOnly,
  },
} as const;

/** Access to versions of drafts and to their comments. */
const draftAccess = {
  read: anyOf<Actor, Draft>(ofCompany, ofCreator, anyStaff, guestOfContent),
  create: noOne,
  update: noOne,
  remove: noOne,
  moves: {},
} as const;

const draftCommentAccess = {
  read: anyOf<Actor, DraftComment>(ofCompany, ofCreator, anyStaff, guestOfContent),
  create: noOne,
  update: noOne,
  remove: noOne,
  moves: {},
} as const;

/** Allows both parties and the brand's guest to comment on a draft. */
export const commentRule = anyOf<Actor, Draft>(ofCompany, ofCreator, guestOfContent);

/** Allows the two parties to resolve a comment. */
export const resolveRule = anyOf<Actor, DraftComment>(ofCompany, ofCreator);

const parties = { id: 'is', companyId: 'is', creatorId: 'is' } as const;

const agreed = [
  'text',
  'textHash',
  'textEnglish',
  'checkCode',
  'totalCents',
  'feeBp',
  'feeCents',
  'creatorCents',
  'averagePostCents',
] as const;

export const contracts = defineResource({
  name: 'contracts',
  schema: contract,
  flow: contractFlow,
  writable: { create: [], update: [] },
  /** A guest can read who was hired, but no amounts. */
  hidden: (actor) => (actor.role === 'guest' ? agreed : ofPeopleOrMoney(actor, agreed)),
  filters: {
    ...parties,
    briefingId: 'is',
    proposalId: 'is',
    origin: 'is',
    status: 'is',
    createdAt: 'between',
    approvedOn: 'between',
  },
  search: ['title'],
  sorts: ['id', 'title', 'status', 'totalCents', 'createdAt', 'approvedOn'],
  access: contractAccess,
});

export const acceptances = defineResource({
  name: 'acceptances',
  schema: acceptance,
  flow: undefined,
  writable: { create: [], update: [] },
  hidden: (actor) => ofPeopleOrMoney(actor, ['name', 'ip', 'userAgent']),
  /**
   * IP address and user agent are evidence. Only staff and the accepting user can read them; the other party
   * and colleagues cannot.
   */
  shownIn: (actor) =>
    actor.role === 'admin'
      ? []
      : [
          {
            fields: ['ip', 'userAgent'],
            rows: [{ userId: (impersonatorOf(actor) ? null : userIdOf(actor)) ?? [] }],
          },
        ],
  filters: { ...parties, contractId: 'is', side: 'is' },
  sorts: ['id', 'createdAt'],
  access: acceptanceAccess,
});

export const deliverables = defineResource({
  name: 'deliverables',
  schema: deliverable,
  flow: deliverableFlow,
  writable: { create: [], update: [] },
  filters: { ...parties, contractId: 'is', briefingId: 'is', status: 'is', channel: 'is', dueOn: 'between' },
  sorts: ['id', 'status', 'dueOn', 'statusSince', 'createdAt'],
  access: deliverableAccess,
});

const ofDeliverable = { ...parties, deliverableId: 'is', briefingId: 'is' } as const;

export const drafts = defineResource({
  name: 'drafts',
  schema: draft,
  columns: { findings: 'jsonb' },
  flow: undefined,
  writable: { create: [], update: [] },
  filters: ofDeliverable,
  sorts: ['id', 'createdAt'],
  access: draftAccess,
});

export const draftComments = defineResource({
  name: 'draft-comments',
  schema: draftComment,
  flow: undefined,
  writable: { create: [], update: [] },
  hidden: (actor) => ofPeopleOrMoney(actor, ['name']),
  filters: { ...ofDeliverable, draftId: 'is' },
  sorts: ['id', 'createdAt'],
  access: draftCommentAccess,
});
