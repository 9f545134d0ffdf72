import type { Policies } from '../../rowPolicies';

/** Public content, searches and lists, communities, and inbound contacts. */
export const reach: Policies = {
  contents: {
    nobody: `"status" = 'published'`,
    company: `"status" = 'published'`,
    creator: `"status" = 'published'`,
    admin: `"status" = 'published' or (select actor_has_duty('owner', 'content'))`,
  },
  'content-versions': {
    admin: `(select actor_has_duty('owner', 'content'))`,
  },
  'lesson-marks': {
    company: `"user_id" = (select actor_id('userId'))`,
    creator: `"user_id" = (select actor_id('userId'))`,
    admin: `"user_id" = (select actor_id('userId'))`,
  },
  leads: {
    admin: `(select actor_has_duty('owner', 'support', 'content'))`,
  },
  subscribers: {
    admin: `(select actor_has_duty('owner', 'support', 'content'))`,
  },
  'short-links': {
    admin: `(select actor_has_duty('owner', 'content'))`,
  },
  'short-link-clicks': {
    admin: `(select actor_has_duty('owner', 'content'))`,
  },
  lists: {
    company: `"company_id" = (select actor_id('companyId'))`,
    admin: `(select actor_has_duty('owner', 'curation', 'support'))`,
    guest: `(select actor_allows('list')) and "id" = (select actor_id('listId'))`,
  },
  'list-members': {
    company: `"company_id" = (select actor_id('companyId'))`,
    admin: `(select actor_has_duty('owner', 'curation', 'support'))`,
    guest: `(select actor_allows('list')) and "list_id" = (select actor_id('listId'))`,
  },
  favorites: {
    company: `"company_id" = (select actor_id('companyId'))`,
    admin: `(select actor_has_duty('owner', 'curation', 'support'))`,
  },
  'saved-searches': {
    company: `"company_id" = (select actor_id('companyId'))`,
    admin: `(select actor_has_duty('owner', 'curation', 'support'))`,
  },
  imports: {
    admin: `(select actor_has_duty('owner', 'curation'))`,
  },
  'board-members': {
    company: `"company_id" = (select actor_id('companyId'))`,
    admin: `(select actor_has_duty('owner', 'support'))`,
  },
  'board-posts': {
    company: `"company_id" = (select actor_id('companyId'))`,
    admin: `(select actor_has_duty('owner', 'support'))`,
  },
  'board-comments': {
    company: `"company_id" = (select actor_id('companyId')) or "author_id" = (select actor_id('userId'))`,
    creator: `"author_id" = (select actor_id('userId'))`,
    admin: `(select actor_has_duty('owner', 'support'))`,
  },
  'board-reports': {
    admin: `(select actor_has_duty('owner', 'support'))`,
  },
  webhooks: {
    company: `(select actor_company_role()) in ('owner') and "company_id" = (select actor_id('companyId'))`,
    admin: `(select actor_has_duty('owner', 'support'))`,
  },
  'webhook-deliveries': {
    company: `(select actor_company_role()) in ('owner') and "company_id" = (select actor_id('companyId'))`,
    admin: `(select actor_has_duty('owner', 'support'))`,
  },
};
