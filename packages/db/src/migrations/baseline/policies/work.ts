import type { Policies } from '../../rowSecurity';

/** Of campaigns, from the briefing to the evaluation, and of the money for them. */
export const work: Policies = {
  squads: {
    client: `"company_id" = (select actor_id('companyId'))`,
    admin: 'true',
  },
  briefings: {
    client: `"company_id" = (select actor_id('companyId'))`,
    admin: 'true',
    guest: `(select actor_allows('select', 'approve-proposal')) and "id" = (select actor_id('briefingId'))`,
  },
  shortlist: {
    client: `"company_id" = (select actor_id('companyId')) and ("status" in ('released', 'chosen', 'passed'))`,
    admin: 'true',
    guest: `(select actor_allows('select')) and "briefing_id" = (select actor_id('briefingId')) and ("status" in ('released', 'chosen', 'passed'))`,
  },
  proposals: {
    client: `"company_id" = (select actor_id('companyId'))`,
    professional: `"creator_id" = (select actor_id('creatorId'))`,
    admin: 'true',
    guest: `(select actor_allows('approve-proposal')) and "briefing_id" = (select actor_id('briefingId')) and ("creator_id" in (select actor_ids('creatorIds')))`,
  },
  'proposal-rounds': {
    client: `"company_id" = (select actor_id('companyId'))`,
    professional: `"creator_id" = (select actor_id('creatorId'))`,
    admin: 'true',
  },
  contracts: {
    client: `"company_id" = (select actor_id('companyId'))`,
    professional: `"creator_id" = (select actor_id('creatorId'))`,
    admin: 'true',
    guest: `(select actor_allows('content', 'invoice')) and "id" = (select actor_id('contractId'))`,
  },
  acceptances: {
    client: `"company_id" = (select actor_id('companyId'))`,
    professional: `"creator_id" = (select actor_id('creatorId'))`,
    admin: 'true',
  },
  deliverables: {
    client: `"company_id" = (select actor_id('companyId'))`,
    professional: `"creator_id" = (select actor_id('creatorId'))`,
    admin: 'true',
    guest: `(select actor_allows('content')) and "contract_id" = (select actor_id('contractId'))`,
  },
  evaluations: {
    client: `"company_id" = (select actor_id('companyId')) and "side" = 'company' or "company_id" = (select actor_id('companyId')) and "side" = 'creator' and "shown_at" is not null`,
    professional: `"creator_id" = (select actor_id('creatorId')) and "side" = 'creator' or "creator_id" = (select actor_id('creatorId')) and "side" = 'company' and "shown_at" is not null`,
    admin: 'true',
  },
  'share-links': {
    client: `"company_id" = (select actor_id('companyId'))`,
    admin: `(select actor_has_duty('owner', 'curation', 'support'))`,
  },
  'guest-marks': {
    client: `"company_id" = (select actor_id('companyId'))`,
    admin: `(select actor_has_duty('owner', 'curation', 'support'))`,
    guest: `"share_link_id" = (select actor_id('shareLinkId'))`,
  },
  charges: {
    client: `"company_id" = (select actor_id('companyId'))`,
    admin: `(select actor_has_duty('owner', 'finance', 'curation', 'support'))`,
    guest: `(select actor_allows('invoice')) and "contract_id" = (select actor_id('contractId'))`,
  },
  'payment-proofs': {
    client: `"company_id" = (select actor_id('companyId'))`,
    admin: `(select actor_has_duty('owner', 'finance'))`,
    guest: `(select actor_allows('invoice')) and "contract_id" = (select actor_id('contractId'))`,
  },
  invoices: {
    professional: `"creator_id" = (select actor_id('creatorId'))`,
    admin: `(select actor_has_duty('owner', 'finance'))`,
  },
  payouts: {
    client: `"company_id" = (select actor_id('companyId'))`,
    professional: `"creator_id" = (select actor_id('creatorId'))`,
    admin: `(select actor_has_duty('owner', 'finance', 'curation', 'support'))`,
  },
  postings: {
    client: `"company_id" = (select actor_id('companyId'))`,
    professional: `"creator_id" = (select actor_id('creatorId'))`,
    admin: `(select actor_has_duty('owner', 'finance'))`,
  },
};
