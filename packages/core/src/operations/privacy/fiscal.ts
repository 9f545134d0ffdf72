import { type Declaration, dash, keep, nothing, numbers, sides, stamps, state } from './treatment';

/** Our invoices, which the tax office may ask for. */
export const fiscal = {
  fee_invoices: {
    of: sides,
    rows: 'keep',
    columns: {
      ...stamps,
      ...state,
      ...numbers('company_id creator_id charge_id'),
      ...nothing('amount_cents currency earned_on dps_number dps_id number link key reason_code reason'),
      taker_tax_id: keep('fiscal', ''),
      taker_name: keep('fiscal', dash),
    },
  },
} satisfies Record<string, Declaration>;
