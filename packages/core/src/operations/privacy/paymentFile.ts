import { type Declaration, dash, keep, nothing, numbers, stamps, state } from './treatment';

/** What banks were told to pay and what they answered: the proof of where money went, by the number of the payout. */
export const paymentFile = {
  payment_files: {
    of: [],
    rows: 'keep',
    columns: {
      ...stamps,
      ...nothing('number bank pay_on payments amount_cents sha256'),
      ...numbers('released_by_id'),
      content: keep('fiscal', dash),
    },
  },
  payment_answers: {
    of: [],
    rows: 'keep',
    columns: {
      ...stamps,
      ...state,
      ...nothing('external_id reference codes amount_cents paid_on bank_reference outcome'),
      ...numbers('payment_file_id payout_id closed_by_id'),
      holder: keep('fiscal', ''),
    },
  },
} satisfies Record<string, Declaration>;
