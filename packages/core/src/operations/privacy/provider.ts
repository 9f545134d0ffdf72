import { company, type Declaration, erase, nothing, numbers, stamps, state } from './treatment';

/** Cards by the names that their provider has for them; a number of a card never reaches us. */
export const provider = {
  card_payments: {
    of: [company('company_id')],
    rows: 'keep',
    columns: {
      ...stamps,
      ...state,
      ...numbers('company_id charge_id payment_method_id'),
      ...nothing('amount_cents currency session intent failure refund_cents refunded_cents'),
      ...nothing('refund_failed_cents disputed_cents set_off_cents processing_cents conversion'),
    },
  },
  payment_methods: {
    of: [company('company_id')],
    rows: 'keep',
    columns: {
      ...stamps,
      ...state,
      ...numbers('company_id'),
      // By these the provider is told to forget the card.
      ...nothing('reference customer is_default warned_on detached_at'),
      brand: erase('—'),
      last4: erase('0000'),
      exp_month: erase(1),
      exp_year: erase(2000),
    },
  },
  provider_events: { of: [], rows: 'keep', columns: { ...stamps, ...nothing('reference kind') } },
} satisfies Record<string, Declaration>;
