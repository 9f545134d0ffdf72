import type { Policies } from '../../rowPolicies';

/** Projects from the squad to the contract, with their messages. */
export const projects: Policies = {
  squads: {
    company: `"company_id" = (select actor_id('companyId'))`,
    admin: 'true',
  },
  visions: {
    company: `"company_id" = (select actor_id('companyId'))`,
    admin: 'true',
  },
  'squad-steps': {
    company: `"company_id" = (select actor_id('companyId'))`,
    admin: 'true',
  },
  'step-approvals': {
    company: `"company_id" = (select actor_id('companyId'))`,
    admin: 'true',
  },
  briefings: {
    company: `"company_id" = (select actor_id('companyId'))`,
    admin: 'true',
    guest: `(select actor_allows('select', 'approve-proposal', 'step', 'payables')) and "id" = (select actor_id('briefingId'))`,
  },
  templates: {
    company: `"company_id" = (select actor_id('companyId'))`,
    admin: 'true',
  },
  questions: {
    company: `"company_id" = (select actor_id('companyId'))`,
    creator: `"creator_id" = (select actor_id('creatorId'))`,
    admin: 'true',
  },
  openings: {
    company: `"company_id" = (select actor_id('companyId'))`,
    creator: 'true',
    admin: 'true',
  },
  applications: {
    company: `"company_id" = (select actor_id('companyId'))`,
    creator: `"creator_id" = (select actor_id('creatorId'))`,
    admin: 'true',
  },
  shortlist: {
    company: `"company_id" = (select actor_id('companyId')) and ("status" in ('released', 'chosen', 'stand_in', 'passed'))`,
    admin: 'true',
    guest: `(select actor_allows('select')) and "briefing_id" = (select actor_id('briefingId')) and ("status" in ('released', 'chosen', 'stand_in', 'passed'))`,
  },
  proposals: {
    company: `"company_id" = (select actor_id('companyId'))`,
    creator: `"creator_id" = (select actor_id('creatorId'))`,
    admin: 'true',
    guest: `(select actor_allows('approve-proposal')) and "briefing_id" = (select actor_id('briefingId')) and ("creator_id" in (select actor_ids('creatorIds')))`,
  },
  'proposal-rounds': {
    company: `"company_id" = (select actor_id('companyId'))`,
    creator: `"creator_id" = (select actor_id('creatorId'))`,
    admin: 'true',
  },
  conversations: {
    company: `"company_id" = (select actor_id('companyId'))`,
    creator: `"creator_id" = (select actor_id('creatorId'))`,
  },
  messages: {
    company: `"company_id" = (select actor_id('companyId'))`,
    creator: `"creator_id" = (select actor_id('creatorId'))`,
  },
  participants: {
    company: `"user_id" = (select actor_id('userId'))`,
    creator: `"user_id" = (select actor_id('userId'))`,
    admin: `"user_id" = (select actor_id('userId'))`,
  },
  'message-reports': {
    admin: `(select actor_has_duty('owner', 'support'))`,
  },
  'conversation-readings': {
    admin: `(select actor_has_duty('owner', 'support'))`,
  },
  'share-links': {
    company: `"company_id" = (select actor_id('companyId'))`,
    admin: `(select actor_has_duty('owner', 'curation', 'support'))`,
  },
  'guest-marks': {
    company: `"company_id" = (select actor_id('companyId'))`,
    admin: `(select actor_has_duty('owner', 'curation', 'support'))`,
    guest: `"share_link_id" = (select actor_id('shareLinkId'))`,
  },
};
