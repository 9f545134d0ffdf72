import { z } from 'zod';
import { anyOf, cents, defineFlow, narrowed, type StateOf } from '../kit';
import {
  type Actor,
  anyStaff,
  currency,
  date,
  defineResource,
  id,
  instant,
  line,
  ofCompany,
  type Rule,
  stamps,
  systemOnly,
  text,
} from '../party';

/** A campaign with many creators (docs/spec/states.md#squad). Its screens come with a later slice. */
export const squadFlow = defineFlow({
  name: 'squads',
  states: ['draft', 'vision', 'casting', 'approval', 'running', 'reporting', 'closed', 'cancelled'],
  initial: 'draft',
  moves: {
    cancel: {
      from: ['draft', 'vision', 'casting', 'approval'],
      to: 'cancelled',
      comment: 'required',
      final: true,
    },
  },
});

export const squad = z.object({
  ...stamps,
  companyId: id,
  ownerId: id,
  status: z.enum(squadFlow.states as [StateOf<typeof squadFlow>]),
  statusSince: instant,
  title: line(120),
  description: text(4_000),
  /** Silent: the client does not appear to creators before they accept confidentiality. */
  silent: z.boolean(),
  budgetCents: cents.nullable(),
  currency,
  startsOn: date.nullable(),
  endsOn: date.nullable(),
});
export type Squad = z.output<typeof squad>;

const ownDraft = narrowed(ofCompany as Rule<Squad>, { status: 'draft' });
const plan = ['title', 'description', 'silent', 'budgetCents', 'currency', 'startsOn', 'endsOn'] as const;

export const squads = defineResource({
  name: 'squads',
  schema: squad,
  flow: squadFlow,
  writable: { create: plan, update: plan },
  stamp: (actor, now) => ({
    companyId: actor.role === 'client' ? actor.companyId : undefined,
    ownerId: 'userId' in actor ? actor.userId : undefined,
    status: squadFlow.initial,
    statusSince: now,
    description: '',
    silent: false,
    budgetCents: null,
    currency: 'BRL' as const,
    startsOn: null,
    endsOn: null,
  }),
  filters: { id: 'is', companyId: 'is', status: 'is', silent: 'is', createdAt: 'between' },
  search: ['title'],
  sorts: ['id', 'title', 'status', 'budgetCents', 'createdAt'],
  access: {
    read: anyOf<Actor, Squad>(ofCompany, anyStaff),
    create: ofCompany,
    update: ownDraft,
    remove: ownDraft,
    moves: { cancel: anyOf<Actor, Squad>(ofCompany, systemOnly) },
  },
});
