import { company, creator, type Declaration, dash, keep, nothing, numbers, stamps, state } from './treatment';

/** What was agreed after the contract: it is part of it, and stays with it. */
export const amendment = {
  amendments: {
    of: [creator('creator_id'), company('company_id')],
    rows: 'keep',
    columns: {
      ...stamps,
      ...state,
      ...numbers('contract_id briefing_id company_id creator_id requested_by_id'),
      ...nothing('kind starts_on ends_on additional_cents fee_bp fee_cents creator_cents currency text_hash'),
      description: keep('contract', dash),
      text: keep('contract', dash),
    },
  },
} satisfies Record<string, Declaration>;
