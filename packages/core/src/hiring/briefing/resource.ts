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

/** Allows a guest to read only the project of the share link. */
const asGuest: Rule<Briefing> = (actor) =>
  guestOfProject(
    'select',
    'approve-proposal',
    'step',
    'payables',
  )(actor).map(({ briefingId }) => ({ id: briefingId }));

/**
 * Creators cannot read briefings. Their invitation shows them part of one (`briefingForCreator` in proposal).
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
    /** Only the command `inviteList` of squads runs this move, after checking permissions. */
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
  /** Brands can read a creator on the shortlist only after staff have released the creator. */
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
    pass: releasedToBrand,
  },
} as const;

/** Fields that users can write: those of the brief, and the visited steps. */
const brief = [...(Object.keys(blankBrief) as BriefField[]), 'visited'] as const;

/** Kind and title have no default: the user must enter them. */
const { kind: _kind, title: _title, ...blank } = blankBrief;

const money = ['budgetCents', 'feeBp', 'contractedCents'] as const;

/** Texts, files and names written by the brand. They may contain personal data and amounts. */
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
  /** A new briefing can be created in a squad. Afterward, only `squads.attachBriefing` changes its squad. */
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
    curationDueAt: null,
    squadId: null,
    contractedCents: 0,
    visited: [],
  }),
  /** Guests can read neither the budget nor the creators that the brand asked for. */
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
    'curationDueAt',
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
  /** A match reason may contain a price, so reasons are hidden like prices. */
  hidden: (actor) => ofPeopleOrMoney(actor, ['reasons', 'note']),
  filters: { id: 'is', briefingId: 'is', creatorId: 'is', companyId: 'is', status: 'is' },
  sorts: ['id', 'score', 'createdAt'],
  access: shortlistAccess,
});
