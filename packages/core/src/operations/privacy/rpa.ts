import { creator, type Declaration, dash, keep, nothing, numbers, stamps } from './treatment';

/** Receipts of individuals, which the tax office may ask for. */
export const rpa = {
  rpas: {
    of: [creator('creator_id')],
    rows: 'keep',
    columns: {
      ...stamps,
      ...numbers('creator_id contract_id payout_id'),
      ...nothing('year number issued_on paid_on gross_cents withholdings net_cents'),
      holder: keep('fiscal', dash),
      tax_id: keep('fiscal', '0'.repeat(11)),
    },
  },
  number_series: { of: [], rows: 'keep', columns: nothing('name last') },
} satisfies Record<string, Declaration>;
