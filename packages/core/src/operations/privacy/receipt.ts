import { company, type Declaration, erase, keep, nothing, numbers, stamps, state } from './treatment';

/** What came in, as banks told of it; the ledger names it by its number. */
export const receipt = {
  receipts: {
    of: [company('company_id')],
    rows: 'keep',
    columns: {
      ...stamps,
      ...state,
      ...nothing(
        'source external_id received_on amount_cents bank_fee_cents currency paid_by reference reason',
      ),
      ...nothing('reversed_by late_fee_cents difference_cents partial returned_on'),
      ...numbers('charge_id intended_charge_id former_charge_id repayment_id company_id'),
      ...numbers('prepared_by_id released_by_id'),
      payer_name: keep('fiscal', ''),
      payer_tax_id: keep('fiscal', ''),
      note: erase(''),
      proof: keep('fiscal', ''),
    },
  },
} satisfies Record<string, Declaration>;
