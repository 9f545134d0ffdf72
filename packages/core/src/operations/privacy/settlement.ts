import { company, creator, type Declaration, dash, keep, nothing, numbers, stamps, state } from './treatment';

/** How a hiring ended and what was due of it: the ground of what was paid and refunded. */
export const settlement = {
  settlements: {
    of: [creator('creator_id'), company('company_id')],
    rows: 'keep',
    columns: {
      ...stamps,
      ...state,
      ...numbers(
        'contract_id briefing_id pay_contract_id company_id creator_id prepared_by_id released_by_id',
      ),
      ...nothing(
        'side answer_by parts dues creator_cents fee_cents refund_cents set_off_cents waived_cents currency',
      ),
      ...nothing('refunded_on'),
      reason: keep('contract', dash),
      proof: keep('fiscal', '', 'company'),
    },
  },
} satisfies Record<string, Declaration>;
