import { anyOf } from '../../kit';
import {
  type Actor,
  anyStaff,
  guestOfProposals,
  nobody,
  ofCompany,
  ofCreator,
  systemOnly,
} from '../../people';
import type { Proposal, ProposalRound } from './schema';

/**
 * Whose an offer is no creator reads by number, in the offer or in what is said about it: a silent brand would be known
 * by the number that its other contracts and jobs name.
 */
export const brandHidden = (actor: Actor): 'companyId'[] => (actor.role === 'creator' ? ['companyId'] : []);

/** A proposal's lines are always the ones last sent; what a creator is still writing is its `draft`, see `hidden`. */
export const proposalAccess = {
  read: anyOf<Actor, Proposal>(ofCompany, ofCreator, anyStaff, guestOfProposals),
  create: nobody,
  update: nobody,
  remove: nobody,
  moves: {
    accept: ofCreator,
    decline: ofCreator,
    send: ofCreator,
    acceptCounter: ofCreator,
    open: ofCompany,
    redo: ofCreator,
    counter: ofCompany,
    /** Only together, by `approveProposals`, which asks who may. */
    approve: systemOnly,
    reject: ofCompany,
    passOver: systemOnly,
    renew: systemOnly,
  },
} as const;

export const roundAccess = {
  read: anyOf<Actor, ProposalRound>(ofCompany, ofCreator, anyStaff),
  create: nobody,
  update: nobody,
  remove: nobody,
  moves: {},
} as const;
