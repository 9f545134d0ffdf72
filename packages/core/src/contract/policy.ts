import { anyOf } from '../kit';
import { type Actor, anyStaff, itself, nobody, ofCompany, ofCreator, staff } from '../party';
import type { Acceptance, Contract, Deliverable } from './schema';

export const contractAccess = {
  read: anyOf<Actor, Contract>(ofCompany, ofCreator, anyStaff),
  create: nobody,
  update: nobody,
  remove: nobody,
  moves: {
    send: itself,
    activate: itself,
    withdraw: anyOf<Actor, Contract>(ofCompany, ofCreator),
    complete: itself,
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
  read: anyOf<Actor, Deliverable>(ofCompany, ofCreator, anyStaff),
  create: nobody,
  update: nobody,
  remove: nobody,
  moves: {
    submitDraft: ofCreator,
    requestChanges: ofCompany,
    approve: ofCompany,
    publish: ofCreator,
    verify: anyOf<Actor, Deliverable>(ofCompany, staff('curation')),
  },
} as const;
