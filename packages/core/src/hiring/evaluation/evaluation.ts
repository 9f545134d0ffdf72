import { z } from 'zod';
import { anyOf, defineFlow, narrowed, notNull, type Scope, type StateOf } from '../../kit';
import {
  type Actor,
  anyStaff,
  defineResource,
  erased,
  id,
  impersonal,
  instant,
  noOne,
  type Rule,
  stamps,
  text,
} from '../../people';

export const evaluationFlow = defineFlow({
  name: 'evaluations',
  states: ['pending', 'done'],
  initial: 'pending',
  moves: { submit: { from: ['pending'], to: 'done', final: true } },
});

export const evaluation = z.object({
  ...stamps,
  contractId: id,
  briefingId: id,
  companyId: id,
  creatorId: id,
  /** The side that writes the evaluation, about the other side. */
  side: impersonal(z.enum(['company', 'creator'])),
  status: impersonal(z.enum(evaluationFlow.states as [StateOf<typeof evaluationFlow>])),
  statusSince: instant,
  rating: impersonal(z.int().min(1).max(5).nullable()),
  text: erased(text(2_000), ''),
  wentWrong: erased(z.array(z.enum(['communication', 'punctuality', 'quality'])), '{}'),
  /**
   * When the other side and visitors of the public profile could first read the evaluation: when both sides
   * had evaluated, or the wait was over; null before.
   */
  shownAt: instant.nullable(),
});
export type Evaluation = z.output<typeof evaluation>;

/** Allows access to evaluations that the actor wrote, whether shown or not. */
const written = (actor: Actor): Scope<Evaluation> => {
  if (actor.role === 'company') return [{ companyId: actor.companyId, side: 'company' }];
  if (actor.role === 'creator') return [{ creatorId: actor.creatorId, side: 'creator' }];
  return [];
};
const received = (actor: Actor): Scope<Evaluation> => {
  if (actor.role === 'company') return [{ companyId: actor.companyId, side: 'creator' }];
  if (actor.role === 'creator') return [{ creatorId: actor.creatorId, side: 'company' }];
  return [];
};

export const evaluations = defineResource({
  name: 'evaluations',
  schema: evaluation,
  flow: evaluationFlow,
  writable: { create: [], update: [] },
  filters: {
    id: 'is',
    contractId: 'is',
    briefingId: 'is',
    companyId: 'is',
    creatorId: 'is',
    side: 'is',
    status: 'is',
  },
  sorts: ['id', 'status', 'rating', 'createdAt'],
  access: {
    read: anyOf<Actor, Evaluation>(
      written,
      narrowed(received as Rule<Evaluation>, { shownAt: notNull }),
      anyStaff,
    ),
    create: noOne,
    update: noOne,
    remove: noOne,
    moves: { submit: written },
  },
});
