import {
  chargeLines,
  charges,
  instalments,
  invoices,
  issRules,
  payContracts,
  payouts,
  postings,
  taxPayments,
} from '../../finance';
import { shortLinkClicks, shortLinks } from '../../growth';
import { dash, erase, keep } from '../../people';
import { settings } from '../../platform';
import { company, creator, type Declaration, keepRows, nothing, numbers, person, sides } from './rows';

/** Charges, payments and settings, in the order of execution (`declarations`). */
export const money = {
  // Charges and payments. The ledger contains only ids and is never changed.
  ...keepRows(charges, sides),
  ...keepRows(chargeLines, sides),
  ...keepRows(payContracts, [...sides, person('clientEmail', { same: 'email' })]),
  ...keepRows(instalments, sides),
  ...keepRows(payouts, sides),
  ...keepRows(invoices, sides),
  files: {
    of: [person('owner_id'), creator('creator_id')],
    rows: 'delete_unless_kept',
    keptBy: { table: 'invoices', column: 'file_id' },
    columns: {
      ...nothing('id mime size created_at upload_id'),
      ...numbers('owner_id company_id creator_id poster_id'),
      // Invoices are tax documents: their content is kept for the legal period, and found by its hash.
      sha256: keep('fiscal', '0'.repeat(64)),
      name: keep('fiscal', dash),
      // An invoice has its own copy of the values that were read from its document.
      reading: erase(null),
    },
  },
  bank_returns: {
    of: [],
    rows: 'keep',
    // Payments listed by the bank, identified by slip number.
    columns: { ...nothing('id file_name sha256 at lines'), ...numbers('imported_by_id') },
  },
  ledger_accounts: {
    of: [creator('creator_id'), company('company_id')],
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
  ...keepRows(postings, sides, numbers('account_id')),
  ...keepRows(settings, [person('authorId'), person('approvedById')]),
  ...keepRows(issRules, [person('authorId')]),
  // Taxes of whole months, paid to the state.
  ...keepRows(taxPayments, []),
  ...keepRows(shortLinks, [person('createdById')]),
  ...keepRows(shortLinkClicks, []),
  rates: { of: [], rows: 'keep', columns: nothing('id currency day rate_micros source at') },
} satisfies Record<string, Declaration>;
