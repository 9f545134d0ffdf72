import { briefings, shortlist } from './briefing';
import { acceptances, contracts, deliverables } from './contract';
import { evaluations } from './evaluation';
import type { Flow } from './kit';
import { companies, creators, payees, users } from './party';
import { charges, invoices, payouts, postings } from './payment';
import { proposalRounds, proposals } from './proposal';
import { settings } from './setting';
import { squads } from './squad';

/** Every resource that REST serves. What is not here has no address. */
export const resources = {
  users,
  companies,
  creators,
  payees,
  settings,
  briefings,
  shortlist,
  proposals,
  'proposal-rounds': proposalRounds,
  contracts,
  acceptances,
  deliverables,
  charges,
  invoices,
  payouts,
  postings,
  evaluations,
  squads,
} as const;
export type Resources = typeof resources;
export type ResourceName = keyof Resources;

/** Every flow, by the name of the resource that it belongs to. */
export const flows: readonly Flow[] = Object.values(resources).flatMap((resource) =>
  resource.flow ? [resource.flow as Flow] : [],
);
