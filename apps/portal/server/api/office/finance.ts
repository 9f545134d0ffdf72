import {
  feeInvoiceAccess,
  feeInvoiceIssuing,
  financeDay,
  payingAccount,
  paymentFileRule,
} from '@elenco/core/finance';
import { brand, requireAccess } from '@elenco/core/people';
import type { Route } from '../route';

export const financeRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/finance-day',
    source: 'finance-day',
    about: 'receipts',
    summary:
      'Incoming and outgoing amounts of today and this month, and unallocated receipts; for finance staff',
    answer: { status: 200, what: 'the figures, by currency', schema: financeDay },
    handle: async (c, { database, now }) =>
      c.json(await database.office.financeDay(c.get('actor'), now()), 200, { 'Cache-Control': 'no-store' }),
  },
  {
    method: 'GET',
    path: '/paying-account',
    source: 'paying-account',
    about: 'payment-files',
    summary: 'The platform’s bank account from which payment files pay; for finance staff',
    answer: { status: 200, what: 'the account', schema: payingAccount },
    handle: async (c, { settings }) => {
      requireAccess(c.get('actor'), paymentFileRule);
      const { agreement: _agreement, ...account } = settings.payerAccount;
      const configured = settings.ownAccounts.some(({ bank }) => bank === account.bank);
      return c.json({ ...account, currency: 'BRL', holder: brand.legalName, configured }, 200, {
        'Cache-Control': 'no-store',
      });
    },
  },
  {
    method: 'GET',
    path: '/fee-invoice-issuing',
    source: 'fee-invoice-issuing',
    about: 'fee-invoices',
    summary:
      'Whether the platform’s invoices are issued through a tax authority or by hand; for finance staff',
    answer: { status: 200, what: 'how they are issued', schema: feeInvoiceIssuing },
    handle: async (c, { settings }) => {
      requireAccess(c.get('actor'), feeInvoiceAccess.moves.record);
      const { nfse } = settings;
      const address = nfse ? new URL(nfse.url).host : null;
      return c.json({ address, production: nfse?.production ?? false }, 200, { 'Cache-Control': 'no-store' });
    },
  },
];
