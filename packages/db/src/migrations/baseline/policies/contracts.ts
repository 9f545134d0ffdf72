import type { Policies } from '../../rowPolicies';

/** Contracts, deliverables, publications and results. */
export const contracts: Policies = {
  contracts: {
    company: `"company_id" = (select actor_id('companyId'))`,
    creator: `"creator_id" = (select actor_id('creatorId'))`,
    admin: 'true',
    guest: `(select actor_allows('payables')) and "briefing_id" = (select actor_id('briefingId')) or (select actor_allows('content', 'invoice')) and "id" = (select actor_id('contractId'))`,
  },
  amendments: {
    company: `"company_id" = (select actor_id('companyId'))`,
    creator: `"creator_id" = (select actor_id('creatorId'))`,
    admin: 'true',
  },
  acceptances: {
    company: `"company_id" = (select actor_id('companyId'))`,
    creator: `"creator_id" = (select actor_id('creatorId'))`,
    admin: 'true',
  },
  deliverables: {
    company: `"company_id" = (select actor_id('companyId'))`,
    creator: `"creator_id" = (select actor_id('creatorId'))`,
    admin: 'true',
    guest: `(select actor_allows('content')) and "contract_id" = (select actor_id('contractId'))`,
  },
  drafts: {
    company: `"company_id" = (select actor_id('companyId'))`,
    creator: `"creator_id" = (select actor_id('creatorId'))`,
    admin: 'true',
    guest: `(select actor_allows('content')) and "contract_id" = (select actor_id('contractId'))`,
  },
  'draft-comments': {
    company: `"company_id" = (select actor_id('companyId'))`,
    creator: `"creator_id" = (select actor_id('creatorId'))`,
    admin: 'true',
    guest: `(select actor_allows('content')) and "contract_id" = (select actor_id('contractId'))`,
  },
  posts: {
    company: `"company_id" = (select actor_id('companyId'))`,
    creator: `"creator_id" = (select actor_id('creatorId'))`,
    admin: 'true',
  },
  observations: {
    company: `"company_id" = (select actor_id('companyId'))`,
    creator: `"creator_id" = (select actor_id('creatorId'))`,
    admin: 'true',
  },
  'tracked-links': {
    company: `"company_id" = (select actor_id('companyId'))`,
    creator: `"creator_id" = (select actor_id('creatorId'))`,
    admin: 'true',
  },
  orders: {
    company: `"company_id" = (select actor_id('companyId'))`,
    admin: `(select actor_has_duty('owner', 'finance', 'curation', 'support'))`,
  },
  reports: {
    company: `"company_id" = (select actor_id('companyId'))`,
    admin: 'true',
    guest: `(select actor_allows('report', 'report-costs')) and "id" = (select actor_id('reportId'))`,
  },
  settlements: {
    company: `"company_id" = (select actor_id('companyId'))`,
    creator: `"creator_id" = (select actor_id('creatorId'))`,
    admin: `(select actor_has_duty('owner', 'finance', 'curation', 'support'))`,
  },
  evaluations: {
    company: `"company_id" = (select actor_id('companyId')) and "side" = 'company' or "company_id" = (select actor_id('companyId')) and "side" = 'creator' and "shown_at" is not null`,
    creator: `"creator_id" = (select actor_id('creatorId')) and "side" = 'creator' or "creator_id" = (select actor_id('creatorId')) and "side" = 'company' and "shown_at" is not null`,
    admin: 'true',
  },
};
