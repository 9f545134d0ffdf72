import type { Policies } from '../../rowSecurity';

/** Of what is published, searched and kept, and of those who wrote to us. */
export const reach: Policies = {
  contents: {
    nobody: `"status" = 'published'`,
    client: `"status" = 'published'`,
    professional: `"status" = 'published'`,
    admin: `"status" = 'published' or (select actor_has_duty('owner', 'content'))`,
  },
  'content-versions': {
    admin: `(select actor_has_duty('owner', 'content'))`,
  },
  'lesson-marks': {
    client: `"user_id" = (select actor_id('userId'))`,
    professional: `"user_id" = (select actor_id('userId'))`,
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
    client: `"company_id" = (select actor_id('companyId'))`,
    admin: `(select actor_has_duty('owner', 'curation', 'support'))`,
    guest: `(select actor_allows('list')) and "id" = (select actor_id('listId'))`,
  },
  'list-members': {
    client: `"company_id" = (select actor_id('companyId'))`,
    admin: `(select actor_has_duty('owner', 'curation', 'support'))`,
    guest: `(select actor_allows('list')) and "list_id" = (select actor_id('listId'))`,
  },
  favorites: {
    client: `"company_id" = (select actor_id('companyId'))`,
    admin: `(select actor_has_duty('owner', 'curation', 'support'))`,
  },
  'saved-searches': {
    client: `"company_id" = (select actor_id('companyId'))`,
    admin: `(select actor_has_duty('owner', 'curation', 'support'))`,
  },
  imports: {
    admin: `(select actor_has_duty('owner', 'curation'))`,
  },
};
