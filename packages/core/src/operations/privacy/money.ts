import {
  contractParties,
  creator,
  type Declaration,
  dash,
  erase,
  keep,
  nothing,
  numbers,
  person,
  sides,
  stamps,
  state,
} from './treatment';

/** What was charged and paid. The ledger names everybody by number, and nothing in it ever changes. */
export const money = {
  charges: {
    of: sides,
    rows: 'keep',
    columns: {
      ...stamps,
      ...state,
      ...contractParties,
      ...numbers('amendment_id'),
      ...nothing(
        'purpose amount_cents fee_cents currency due_on our_number bar_code digitable_line pix_code',
      ),
      ...nothing(
        'kept_cents rest_cents slip_cents slip_due_on slip_issued_on received_cents fine_cents interest_cents paid_on paid_by',
      ),
    },
  },
  charge_lines: {
    of: sides,
    rows: 'keep',
    columns: {
      ...stamps,
      ...numbers(
        'charge_id company_id contract_id creator_id instalment_id subscription_period_id of_charge_id',
      ),
      ...nothing('kind amount_cents fee_cents'),
    },
  },
  pay_contracts: {
    of: [...sides, person('client_email', { same: 'email' })],
    rows: 'keep',
    columns: {
      ...stamps,
      ...state,
      ...numbers('creator_id company_id contract_id amends_id'),
      ...nothing(
        'client_country starts_on ends_on rounds currency fee_bp fee_payer instalment_count first_due_on fine_bp',
      ),
      ...nothing('interest_bp cancel_bp valid_until text_hash edition lines'),
      ...nothing('equipment workplace channels formats post_count'),
      title: keep('contract', dash),
      scope: keep('contract', ''),
      rights: keep('contract', ''),
      text: keep('contract', dash),
      text_english: keep('contract', ''),
      signatures: keep('contract', '[]'),
      client_tax_id: keep('fiscal', ''),
      client_name: keep('contract', dash),
      client_contact: erase(''),
      client_email: erase(null),
      client_address: keep('fiscal', ''),
      message: erase(''),
      refusal: erase(''),
      talk: erase('[]'),
    },
  },
  instalments: {
    of: sides,
    rows: 'keep',
    columns: {
      ...stamps,
      ...numbers('contract_id pay_contract_id company_id creator_id charge_id payout_id'),
      ...nothing('ordinal amount_cents currency due_on fine_bp interest_bp approved_at'),
    },
  },
  payouts: {
    of: sides,
    rows: 'keep',
    columns: {
      ...stamps,
      ...state,
      ...contractParties,
      ...nothing('gross_cents withholdings net_cents deducted_cents currency legal_form due_on prepared_at'),
      // What was bought names our own exchange at our bank.
      ...nothing('prepared_payee_version expected_on made_on first_made_on purchase'),
      ...numbers('amendment_id prepared_by_id released_by_id payment_file_id'),
      ...numbers('purchase_recorded_by_id purchase_confirmed_by_id'),
      proof: keep('fiscal', '', 'creator'),
    },
  },
  invoices: {
    of: sides,
    rows: 'keep',
    columns: {
      ...stamps,
      ...state,
      ...contractParties,
      ...numbers('payout_id file_id'),
      ...nothing('amount_cents currency month'),
      sha256: keep('fiscal', null, 'creator'),
      key: keep('fiscal', null, 'creator'),
      issuer_tax_id: keep('fiscal', dash, 'creator'),
      taker_tax_id: keep('fiscal', dash, 'company'),
      checks: keep('fiscal', '[]'),
      answer: erase('', 'creator'),
    },
  },
  files: {
    of: [person('owner_id'), creator('creator_id')],
    rows: 'delete_unless_kept',
    keptBy: { table: 'invoices', column: 'file_id' },
    columns: {
      ...nothing('id mime size created_at upload_id'),
      ...numbers('owner_id company_id creator_id poster_id'),
      // An invoice is a document of the taxes: its bytes stay, found by their hash.
      sha256: keep('fiscal', '0'.repeat(64)),
      name: keep('fiscal', dash),
    },
  },
  bank_returns: {
    of: [],
    rows: 'keep',
    // The bank's own list of what was paid: slips by their number.
    columns: { ...nothing('id file_name sha256 at lines'), ...numbers('imported_by_id') },
  },
  ledger_accounts: {
    of: sides,
    rows: 'keep',
    columns: { ...nothing('id kind currency balance_cents'), ...numbers('company_id creator_id') },
  },
  ledger_transactions: {
    of: [],
    rows: 'keep',
    columns: {
      ...nothing('id kind resource at booked_on rate_micros rate_source'),
      ...numbers('row_id contract_id'),
    },
  },
  postings: {
    of: sides,
    rows: 'keep',
    columns: {
      ...stamps,
      ...numbers('transaction_id account_id company_id creator_id contract_id'),
      ...nothing('kind account amount_cents currency booked_on'),
    },
  },
} satisfies Record<string, Declaration>;

export const settings = {
  settings: {
    of: [person('author_id'), person('approved_by_id')],
    rows: 'keep',
    columns: {
      ...stamps,
      ...nothing('key value valid_from approved_at withdrawn_at'),
      ...numbers('author_id approved_by_id'),
    },
  },
  iss_rules: {
    of: [person('author_id')],
    rows: 'keep',
    columns: {
      ...stamps,
      ...nothing('state city rate_bp withheld due_day valid_from law_ref'),
      ...numbers('author_id'),
    },
  },
  short_links: {
    of: [person('created_by_id')],
    rows: 'keep',
    columns: {
      ...stamps,
      ...nothing('slug label target expires_on closed_at'),
      ...numbers('created_by_id'),
    },
  },
  short_link_clicks: {
    of: [],
    rows: 'keep',
    columns: { ...stamps, ...nothing('day source clicks'), ...numbers('link_id') },
  },
  rates: { of: [], rows: 'keep', columns: nothing('id currency day rate_micros source at') },
} satisfies Record<string, Declaration>;
