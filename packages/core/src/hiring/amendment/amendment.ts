import { z } from 'zod';
import { anyOf, cents, defineFlow, type StateOf } from '../../kit';
import {
  type Actor,
  anyStaff,
  count,
  currency,
  dash,
  date,
  defineResource,
  id,
  impersonal,
  instant,
  noOne,
  ofCompany,
  ofCreator,
  ofPeopleOrMoney,
  paragraph,
  retained,
  stamps,
  systemOnly,
} from '../../people';

/**
 * Flow of an amendment (docs/spec/states.md#amendment). The brand accepts an amendment by requesting it. The
 * creator then accepts or refuses it.
 */
export const amendmentFlow = defineFlow({
  name: 'amendments',
  states: ['requested', 'awaiting_creator', 'accepted', 'refused'],
  initial: 'requested',
  moves: {
    send: { from: ['requested'], to: 'awaiting_creator' },
    accept: { from: ['awaiting_creator'], to: 'accepted' },
    refuse: { from: ['awaiting_creator'], to: 'refused', comment: 'required' },
  },
});

/** What an amendment adds: the same deliverables again, or more time to use the delivered content. */
export const amendmentKind = z.enum(['work', 'rights']);

export const amendment = z.object({
  ...stamps,
  contractId: id,
  briefingId: id,
  companyId: id,
  creatorId: id,
  status: impersonal(z.enum(amendmentFlow.states as [StateOf<typeof amendmentFlow>])),
  statusSince: instant,
  kind: impersonal(amendmentKind),
  startsOn: impersonal(date),
  endsOn: impersonal(date),
  /** Additional price, including the fee; zero if the amendment adds only time. */
  additionalCents: impersonal(cents),
  /** Fee rate of the contract, in basis points. */
  feeBp: impersonal(count),
  feeCents: impersonal(cents),
  /** The creator's additional earnings, before taxes. */
  creatorCents: impersonal(cents),
  currency: impersonal(currency),
  description: retained(paragraph(1_000), 'contract', dash),
  /** The exact text that both sides accept. It refers to the contract by its hash. */
  text: retained(z.string(), 'contract', dash),
  /** SHA-256 of `text`, hexadecimal. */
  textHash: impersonal(z.string().length(64)),
  requestedById: id,
});

export type Amendment = z.output<typeof amendment>;

const amendmentAccess = {
  read: anyOf<Actor, Amendment>(ofCompany, ofCreator, anyStaff),
  create: noOne,
  update: noOne,
  remove: noOne,
  moves: { send: systemOnly, accept: ofCreator, refuse: ofCreator },
} as const;

export const amendments = defineResource({
  name: 'amendments',
  schema: amendment,
  flow: amendmentFlow,
  writable: { create: [], update: [] },
  hidden: (actor) =>
    ofPeopleOrMoney(actor, [
      'additionalCents',
      'feeBp',
      'feeCents',
      'creatorCents',
      'description',
      'text',
      'textHash',
    ]),
  filters: {
    id: 'is',
    contractId: 'is',
    briefingId: 'is',
    companyId: 'is',
    creatorId: 'is',
    status: 'is',
    createdAt: 'between',
  },
  sorts: ['id', 'status', 'createdAt'],
  access: amendmentAccess,
});
