import { company, creator, type Declaration, dash, keep, nothing, numbers, stamps, state } from './treatment';

/** What a creator pays back of what was paid out, and what of it came in: the ground of what was deducted and refunded. */
export const repayment = {
  repayments: {
    of: [creator('creator_id'), company('company_id')],
    rows: 'keep',
    columns: {
      ...stamps,
      ...state,
      ...numbers('contract_id briefing_id company_id creator_id payout_id prepared_by_id released_by_id'),
      ...nothing('toward amount_cents fee_cents paid_cents set_off_cents currency due_on refunded_on'),
      reason: keep('contract', dash),
      proof: keep('fiscal', '', 'company'),
    },
  },
} satisfies Record<string, Declaration>;
