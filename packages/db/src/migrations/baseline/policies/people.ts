import type { Policies } from '../../rowPolicies';

/** People, companies, and their ways to sign in. */
export const people: Policies = {
  users: {
    company: `"id" = (select actor_id('userId')) or "company_id" = (select actor_id('companyId'))`,
    creator: `"id" = (select actor_id('userId'))`,
    admin: `"id" = (select actor_id('userId')) or (select actor_has_duty('owner', 'finance', 'curation', 'support'))`,
  },
  companies: {
    company: `"id" = (select actor_id('companyId'))`,
    creator: `"creator_id" = (select actor_id('creatorId')) and "membership" = 'outside'`,
    admin: 'true',
  },
  creators: {
    company: 'true',
    creator: 'true',
    admin: 'true',
  },
  payees: {
    creator: `"creator_id" = (select actor_id('creatorId'))`,
    admin: `(select actor_has_duty('owner', 'finance'))`,
  },
  'portfolio-projects': {
    company: 'true',
    creator: 'true',
    admin: 'true',
  },
  'curator-codes': {
    creator: `"creator_id" = (select actor_id('creatorId'))`,
    admin: `(select actor_has_duty('owner', 'curation', 'support'))`,
  },
  attributions: {
    company: `"company_id" = (select actor_id('companyId'))`,
    creator: `"curator_id" = (select actor_id('creatorId')) or "creator_id" = (select actor_id('creatorId'))`,
    admin: `(select actor_has_duty('owner', 'curation', 'support'))`,
  },
  connections: {
    creator: `"creator_id" = (select actor_id('creatorId'))`,
    admin: `(select actor_has_duty('owner', 'curation', 'support'))`,
  },
  'channel-metrics': {
    creator: `"creator_id" = (select actor_id('creatorId'))`,
    admin: `(select actor_has_duty('owner', 'curation', 'support'))`,
  },
  sessions: {
    company: `"user_id" = (select actor_id('userId'))`,
    creator: `"user_id" = (select actor_id('userId'))`,
    admin: `"user_id" = (select actor_id('userId')) or (select actor_has_duty('owner', 'support'))`,
  },
  'failed-sign-ins': {
    company: `"user_id" = (select actor_id('userId'))`,
    creator: `"user_id" = (select actor_id('userId'))`,
    admin: `"user_id" = (select actor_id('userId')) or (select actor_has_duty('owner', 'support'))`,
  },
  impersonations: {
    company: `"user_id" = (select actor_id('userId')) or "impersonator_id" = (select actor_id('userId')) or (select actor_company_role()) in ('owner') and "company_id" = (select actor_id('companyId'))`,
    creator: `"user_id" = (select actor_id('userId')) or "impersonator_id" = (select actor_id('userId'))`,
    admin: `"user_id" = (select actor_id('userId')) or "impersonator_id" = (select actor_id('userId')) or (select actor_has_duty('owner', 'support'))`,
  },
  invitations: {
    company: `"company_id" = (select actor_id('companyId'))`,
    admin: `(select actor_has_duty('owner', 'curation', 'support'))`,
  },
  settings: {
    admin: 'true',
  },
  consents: {
    company: `"user_id" = (select actor_id('userId'))`,
    creator: `"user_id" = (select actor_id('userId'))`,
    admin: `"user_id" = (select actor_id('userId')) or (select actor_has_duty('owner', 'support'))`,
  },
  'privacy-requests': {
    company: `"user_id" = (select actor_id('userId'))`,
    creator: `"user_id" = (select actor_id('userId'))`,
    admin: `"user_id" = (select actor_id('userId')) or (select actor_has_duty('owner', 'support'))`,
  },
  audit: {
    admin: `(select actor_has_duty('owner', 'support'))`,
  },
  assignments: {
    admin: `(select actor_has_duty('owner', 'finance', 'curation', 'support'))`,
  },
  notes: {
    admin: `(select actor_has_duty('owner', 'finance', 'curation', 'support'))`,
  },
  tasks: {
    admin: `(select actor_has_duty('owner', 'finance', 'curation', 'support'))`,
  },
};
