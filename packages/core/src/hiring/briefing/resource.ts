import { anyOf, narrowed } from '../../kit';
import {
  type Actor,
  anyStaff,
  defineResource,
  guestOfProject,
  ofCompany,
  ofPeopleOrMoney,
  type Rule,
  staff,
  systemOnly,
  userIdOf,
} from '../../people';
import { blankBrief } from './blank';
import { briefingFlow, shortlistFlow } from './flow';
import { type Briefing, briefing, type ShortlistEntry, shortlistEntry } from './schema';
import type { BriefField } from './wizard';

const ownDraft: Rule<Briefing> = narrowed(ofCompany as Rule<Briefing>, { status: 'draft' });

/** A guest reads only the project of the grant. */
const asGuest: Rule<Briefing> = (actor) =>
  guestOfProject(
    'select',
    'approve-proposal',
    'step',
    'payables',
  )(actor).map(({ briefingId }) => ({ id: briefingId }));

/**
 * A creator reads a briefing through its invitation; so creators have no scope here, and `briefingForCreator`
 * in proposal returns their part.
 */
const briefingAccess = {
  read: anyOf<Actor, Briefing>(ofCompany, anyStaff, asGuest),
  create: ofCompany,
  update: ownDraft,
  remove: ownDraft,
  moves: {
    submit: ofCompany,
    sendBack: staff('curation'),
    approve: staff('curation'),
    release: staff('curation'),
    askMore: ofCompany,
    endSelection: ofCompany,
    invite: systemOnly,
    /** Only `inviteList` of squads runs it, after checking permissions. */
    inviteList: systemOnly,
    hire: systemOnly,
    complete: ofCompany,
    close: systemOnly,
    reopen: systemOnly,
    cancel: anyOf<Parameters<Rule<Briefing>>[0], Briefing>(ofCompany, staff('curation')),
  },
} as const;

const released = ['released', 'chosen', 'stand_in', 'passed'] as const;

const releasedToBrand = narrowed(ofCompany as Rule<ShortlistEntry>, { status: [...released] });

export const shortlistAccess = {
  /** The brand sees names only after their release. */
  read: anyOf<Parameters<Rule<ShortlistEntry>>[0], ShortlistEntry>(
    releasedToBrand,
    narrowed(guestOfProject('select') as Rule<ShortlistEntry>, { status: [...released] }),
    anyStaff,
  ),
  create: staff('curation'),
  update: staff('curation'),
  remove: narrowed(staff('curation') as Rule<ShortlistEntry>, { status: 'proposed' }),
  moves: {
    release: systemOnly,
    choose: systemOnly,
    keep: systemOnly,
    invite: releasedToBrand,
    pass: systemOnly,
  },
} as const;

/** Fields that users write: the brief and the visited steps. */
const brief = [...(Object.keys(blankBrief) as BriefField[]), 'visited'] as const;

/** Users always give the kind and the title. */
const { kind: _kind, title: _title, ...blank } = blankBrief;

const money = ['budgetCents', 'feeBp', 'contractedCents'] as const;

/** Free text, files and names written by the brand; they may contain people and amounts. */
const written = [
  'description',
  'audience',
  'message',
  'sought',
  'dos',
  'donts',
  'contentRules',
  'exclusivity',
  'review',
  'work',
  'publicText',
  'links',
  'attachments',
  'wished',
] as const;

export const briefings = defineResource({
  name: 'briefings',
  schema: briefing,
  flow: briefingFlow,
  /** It may start in a squad; later `squads.attachBriefing` sets the squad. */
  writable: { create: [...brief, 'squadId'], update: brief },
  stamp: (actor, now) => ({
    companyId: actor.role === 'company' ? actor.companyId : undefined,
    ownerId: userIdOf(actor) ?? undefined,
    status: briefingFlow.initial,
    statusSince: now,
    ...blank,
    picture: null,
    feeBp: null,
    submittedAt: null,
    squadId: null,
    contractedCents: 0,
    visited: [],
  }),
  /** Guests of the brand do not see the budget or the creators that it wished for. */
  hidden: (actor) =>
    actor.role === 'guest' ? [...money, 'wished'] : ofPeopleOrMoney(actor, [...money, ...written]),
  filters: {
    id: 'is',
    status: 'is',
    companyId: 'is',
    ownerId: 'is',
    kind: 'is',
    squadId: 'is',
    channels: 'has',
    statusSince: 'between',
    createdAt: 'between',
    endsOn: 'between',
    budgetCents: 'between',
  },
  search: ['title', 'brand', 'product'],
  sorts: [
    'id',
    'title',
    'status',
    'statusSince',
    'budgetCents',
    'contractedCents',
    'endsOn',
    'createdAt',
    'updatedAt',
  ],
  access: briefingAccess,
});

export const shortlist = defineResource({
  name: 'shortlist',
  schema: shortlistEntry,
  columns: { standIn: 'smallint' },
  flow: shortlistFlow,
  writable: { create: [], update: ['note'] },
  /** A reason may contain a price. */
  hidden: (actor) => ofPeopleOrMoney(actor, ['reasons', 'note']),
  filters: { id: 'is', briefingId: 'is', creatorId: 'is', companyId: 'is', status: 'is' },
  sorts: ['id', 'score', 'createdAt'],
  access: shortlistAccess,
});
