import type { Policies } from '../../rowPolicies';

/** Charges, payments and the ledger. */
export const money: Policies = {
  charges: {
    company: `"company_id" = (select actor_id('companyId'))`,
    admin: `(select actor_has_duty('owner', 'finance', 'curation', 'support'))`,
    guest: `(select actor_allows('payables')) and "briefing_id" = (select actor_id('briefingId')) or (select actor_allows('invoice')) and "contract_id" = (select actor_id('contractId'))`,
  },
  'charge-lines': {
    company: `"company_id" = (select actor_id('companyId'))`,
    admin: `(select actor_has_duty('owner', 'finance', 'curation', 'support'))`,
    guest: `(select actor_allows('invoice')) and "contract_id" = (select actor_id('contractId'))`,
  },
  'payment-proofs': {
    company: `"company_id" = (select actor_id('companyId'))`,
    admin: `(select actor_has_duty('owner', 'finance'))`,
    guest: `(select actor_allows('payables')) and "briefing_id" = (select actor_id('briefingId')) or (select actor_allows('invoice')) and "contract_id" = (select actor_id('contractId'))`,
  },
  'payment-methods': {
    company: `(select actor_company_role()) in ('owner') and "company_id" = (select actor_id('companyId'))`,
    admin: `(select actor_has_duty('owner', 'finance', 'support'))`,
  },
  'card-payments': {
    company: `"company_id" = (select actor_id('companyId'))`,
    admin: `(select actor_has_duty('owner', 'finance', 'support'))`,
  },
  receipts: {
    admin: `(select actor_has_duty('owner', 'finance'))`,
  },
  'pay-contracts': {
    company: `"company_id" = (select actor_id('companyId')) and ("status" in ('sent', 'viewed', 'accepted', 'refused', 'expired', 'active', 'completed'))`,
    creator: `"creator_id" = (select actor_id('creatorId'))`,
    admin: `(select actor_has_duty('owner', 'finance', 'curation', 'support'))`,
    guest: `(select actor_allows('pay', 'pay-confirm')) and "id" = (select actor_id('payContractId')) and ("status" in ('sent', 'viewed', 'accepted', 'refused', 'expired', 'active', 'completed'))`,
  },
  instalments: {
    company: `"company_id" = (select actor_id('companyId'))`,
    creator: `"creator_id" = (select actor_id('creatorId'))`,
    admin: `(select actor_has_duty('owner', 'finance', 'curation', 'support'))`,
    guest: `(select actor_allows('pay', 'pay-confirm')) and "pay_contract_id" = (select actor_id('payContractId'))`,
  },
  subscriptions: {
    company: `(select actor_company_role()) in ('owner') and "company_id" = (select actor_id('companyId'))`,
    admin: `(select actor_has_duty('owner', 'finance', 'support'))`,
  },
  'subscription-periods': {
    company: `(select actor_company_role()) in ('owner') and "company_id" = (select actor_id('companyId'))`,
    admin: `(select actor_has_duty('owner', 'finance', 'support'))`,
  },
  invoices: {
    creator: `"creator_id" = (select actor_id('creatorId'))`,
    admin: `(select actor_has_duty('owner', 'finance'))`,
  },
  payouts: {
    company: `"company_id" = (select actor_id('companyId'))`,
    creator: `"creator_id" = (select actor_id('creatorId'))`,
    admin: `(select actor_has_duty('owner', 'finance', 'curation', 'support'))`,
  },
  'payment-files': {
    admin: `(select actor_has_duty('owner', 'finance'))`,
  },
  'payment-answers': {
    admin: `(select actor_has_duty('owner', 'finance'))`,
  },
  'fee-invoices': {
    company: `"company_id" = (select actor_id('companyId'))`,
    admin: `(select actor_has_duty('owner', 'finance', 'support'))`,
  },
  rpas: {
    creator: `"creator_id" = (select actor_id('creatorId'))`,
    admin: `(select actor_has_duty('owner', 'finance'))`,
  },
  'iss-rules': {
    admin: `(select actor_has_duty('owner', 'finance'))`,
  },
  postings: {
    company: `"company_id" = (select actor_id('companyId'))`,
    creator: `"creator_id" = (select actor_id('creatorId'))`,
    admin: `(select actor_has_duty('owner', 'finance'))`,
  },
  'month-closings': {
    admin: `(select actor_has_duty('owner', 'finance'))`,
  },
};
