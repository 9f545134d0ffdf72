import { z } from 'zod';
import { anyOf, cents, defineFlow, narrowed, type StateOf } from '../../kit';
import {
  type Actor,
  anyStaff,
  currency,
  dash,
  date,
  defineResource,
  erased,
  id,
  impersonal,
  instant,
  line,
  ofCompany,
  ofPeopleOrMoney,
  type Rule,
  stamps,
  systemOnly,
  text,
} from '../../people';

/** Flow of a squad (docs/spec/states.md#squad). */
export const squadFlow = defineFlow({
  name: 'squads',
  states: ['draft', 'vision', 'casting', 'approval', 'running', 'reporting', 'closed', 'cancelled'],
  initial: 'draft',
  moves: {
    plan: { from: ['draft'], to: 'vision' },
    cast: { from: ['vision'], to: 'casting' },
    review: { from: ['casting'], to: 'approval' },
    start: { from: ['approval'], to: 'running' },
    report: { from: ['running'], to: 'reporting' },
    close: { from: ['reporting'], to: 'closed', final: true },
    cancel: {
      from: ['draft', 'vision', 'casting', 'approval'],
      to: 'cancelled',
      comment: 'required',
      final: true,
    },
  },
});

/** States in which briefings can be added to a squad and the squad can be changed. */
export const openSquad = ['draft', 'vision', 'casting', 'approval', 'running', 'reporting'] as const;

/** A campaign with many creators, which consists of several briefings and their hirings. */
export const squad = z.object({
  ...stamps,
  companyId: id,
  ownerId: id,
  status: impersonal(z.enum(squadFlow.states as [StateOf<typeof squadFlow>])),
  statusSince: instant,
  title: erased(line(120), dash),
  description: erased(text(4_000), ''),
  /** True if creators cannot see the brand before they accept confidentiality. */
  silent: impersonal(z.boolean()),
  budgetCents: impersonal(cents.nullable()),
  currency: impersonal(currency),
  startsOn: impersonal(date.nullable()),
  endsOn: impersonal(date.nullable()),
  /** List from which creators are invited; null if there is none, or if it was removed. */
  listId: id.nullable(),
  /** When the brand last asked creators for their metrics; null if never. */
  figuresAskedAt: instant.nullable(),
});

export type Squad = z.output<typeof squad>;

const own = ofCompany as Rule<Squad>;

const squadAccess = {
  read: anyOf<Actor, Squad>(ofCompany, anyStaff),
  create: ofCompany,
  update: narrowed(own, { status: [...openSquad] }),
  remove: narrowed(own, { status: 'draft' }),
  moves: {
    plan: ofCompany,
    cast: ofCompany,
    review: ofCompany,
    start: ofCompany,
    report: ofCompany,
    close: ofCompany,
    cancel: anyOf<Actor, Squad>(ofCompany, systemOnly),
  },
} as const;

/** Default currency of a new squad. */
export const newSquadCurrency = 'BRL' as const;

/**
 * Fields that can be changed. `silent` and `currency` are fixed at creation, because the squad's briefings
 * depend on them.
 */
const plan = ['title', 'description', 'budgetCents', 'startsOn', 'endsOn', 'listId'] as const;

export const squads = defineResource({
  name: 'squads',
  schema: squad,
  flow: squadFlow,
  writable: { create: [...plan, 'silent', 'currency'], update: plan },
  stamp: (actor, now) => ({
    companyId: actor.role === 'company' ? actor.companyId : undefined,
    ownerId: 'userId' in actor ? actor.userId : undefined,
    status: squadFlow.initial,
    statusSince: now,
    description: '',
    silent: false,
    budgetCents: null,
    currency: newSquadCurrency,
    startsOn: null,
    endsOn: null,
    listId: null,
    figuresAskedAt: null,
  }),
  hidden: (actor) => ofPeopleOrMoney(actor, ['budgetCents', 'description']),
  filters: { id: 'is', companyId: 'is', status: 'is', silent: 'is', createdAt: 'between' },
  search: ['title'],
  sorts: ['id', 'title', 'status', 'budgetCents', 'createdAt'],
  access: squadAccess,
});
