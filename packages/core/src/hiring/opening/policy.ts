import { anyOf } from '../../kit';
import {
  type Actor,
  anyone,
  anyStaff,
  nobody,
  ofCompany,
  ofCreator,
  type Rule,
  staff,
  systemOnly,
} from '../../people';
import type { Application, Opening } from './schema';

/** What an opening says is for every creator; who else applied is not. */
const creators: Rule<Opening> = (actor) => (actor.role === 'creator' ? anyone(actor) : []);

/** The brand, and the staff who curate for it. */
export const byBrandOrCuration = anyOf<Actor, { companyId: number }>(ofCompany, staff('curation'));

/** Staff who look over the jobs of all brands. */
export const openingReaders = staff('curation', 'finance', 'support', 'content');

const byCommandsOnly = { create: nobody, update: nobody, remove: nobody } as const;

export const openingAccess = {
  read: anyOf<Actor, Opening>(ofCompany, creators, anyStaff),
  ...byCommandsOnly,
  moves: { pause: byBrandOrCuration, resume: byBrandOrCuration, close: byBrandOrCuration },
} as const;

export const applicationAccess = {
  read: anyOf<Actor, Application>(ofCompany, ofCreator, anyStaff),
  ...byCommandsOnly,
  moves: {
    counter: ofCreator,
    shortlist: byBrandOrCuration,
    invite: systemOnly,
    wait: byBrandOrCuration,
    decline: byBrandOrCuration,
    withdraw: ofCreator,
    expire: systemOnly,
  },
} as const;
