import type { Policies } from '../../rowSecurity';

/** Of people, companies, and how they got in. */
export const people: Policies = {
  users: {
    client: `"id" = (select actor_id('userId')) or "company_id" = (select actor_id('companyId'))`,
    professional: `"id" = (select actor_id('userId'))`,
    admin: `"id" = (select actor_id('userId')) or (select actor_has_duty('owner', 'finance', 'curation', 'support'))`,
  },
  companies: {
    client: `"id" = (select actor_id('companyId'))`,
    admin: 'true',
  },
  creators: {
    client: 'true',
    professional: 'true',
    admin: 'true',
  },
  payees: {
    professional: `"creator_id" = (select actor_id('creatorId'))`,
    admin: `(select actor_has_duty('owner', 'finance'))`,
  },
  'portfolio-projects': {
    client: 'true',
    professional: 'true',
    admin: 'true',
  },
  'curator-codes': {
    professional: `"creator_id" = (select actor_id('creatorId'))`,
    admin: `(select actor_has_duty('owner', 'curation', 'support'))`,
  },
  attributions: {
    client: `"company_id" = (select actor_id('companyId'))`,
    professional: `"curator_id" = (select actor_id('creatorId')) or "creator_id" = (select actor_id('creatorId'))`,
    admin: `(select actor_has_duty('owner', 'curation', 'support'))`,
  },
  connections: {
    professional: `"creator_id" = (select actor_id('creatorId'))`,
    admin: `(select actor_has_duty('owner', 'curation', 'support'))`,
  },
  'channel-metrics': {
    professional: `"creator_id" = (select actor_id('creatorId'))`,
    admin: `(select actor_has_duty('owner', 'curation', 'support'))`,
  },
  sessions: {
    client: `"user_id" = (select actor_id('userId'))`,
    professional: `"user_id" = (select actor_id('userId'))`,
    admin: `"user_id" = (select actor_id('userId')) or (select actor_has_duty('owner', 'support'))`,
  },
  'failed-sign-ins': {
    client: `"user_id" = (select actor_id('userId'))`,
    professional: `"user_id" = (select actor_id('userId'))`,
    admin: `"user_id" = (select actor_id('userId')) or (select actor_has_duty('owner', 'support'))`,
  },
  impersonations: {
    client: `"user_id" = (select actor_id('userId')) or "impersonator_id" = (select actor_id('userId')) or (select actor_company_role()) in ('owner') and "company_id" = (select actor_id('companyId'))`,
    professional: `"user_id" = (select actor_id('userId')) or "impersonator_id" = (select actor_id('userId'))`,
    admin: `"user_id" = (select actor_id('userId')) or "impersonator_id" = (select actor_id('userId')) or (select actor_has_duty('owner', 'support'))`,
  },
  invitations: {
    client: `"company_id" = (select actor_id('companyId'))`,
    admin: `(select actor_has_duty('owner', 'curation', 'support'))`,
  },
  settings: {
    admin: 'true',
  },
  consents: {
    client: `"user_id" = (select actor_id('userId'))`,
    professional: `"user_id" = (select actor_id('userId'))`,
    admin: `"user_id" = (select actor_id('userId')) or (select actor_has_duty('owner', 'support'))`,
  },
  'privacy-requests': {
    client: `"user_id" = (select actor_id('userId'))`,
    professional: `"user_id" = (select actor_id('userId'))`,
    admin: `"user_id" = (select actor_id('userId')) or (select actor_has_duty('owner', 'support'))`,
  },
  audit: {
    admin: `(select actor_has_duty('owner', 'support'))`,
  },
};
