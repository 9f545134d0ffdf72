import { defineResource, ofPeopleOrMoney, userIdOf } from '../../people';
import { blankBrief } from './blank';
import { briefingFlow, shortlistFlow } from './flow';
import { briefingAccess, shortlistAccess } from './policy';
import { briefing, shortlistEntry } from './schema';
import type { BriefField } from './wizard';

/** What a person writes: the brief and how far they came. */
const brief = [...(Object.keys(blankBrief) as BriefField[]), 'visited'] as const;

/** A person names the kind and the title. */
const { kind: _kind, title: _title, ...blank } = blankBrief;

const money = ['budgetCents', 'feeBp', 'contractedCents'] as const;
/** What a brand writes in words of its own, or names: people and sums may be in it. */
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
  /** It may begin in a squad; from then on `squads.attachBriefing` says which. */
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
  /** What the brand means to spend or has, and whom it had in mind before, is none of its guests' business. */
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
  /** A reason may name a price. */
  hidden: (actor) => ofPeopleOrMoney(actor, ['reasons', 'note']),
  filters: { id: 'is', briefingId: 'is', creatorId: 'is', companyId: 'is', status: 'is' },
  sorts: ['id', 'score', 'createdAt'],
  access: shortlistAccess,
});
