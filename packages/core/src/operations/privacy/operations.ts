import {
  cardPayments,
  feeInvoices,
  monthClosings,
  paymentAnswers,
  paymentFiles,
  paymentMethods,
  providerEvents,
  receipts,
  repayments,
  rpas,
  subscriptionPeriods,
  subscriptions,
  terminations,
} from '../../finance';
import { boardComments, boardMembers, boardPosts, boardReports } from '../../growth';
import { amendments, observations, orders, posts, questions, reports, trackedLinks } from '../../hiring';
import { notes, tasks } from '../staff';
import { webhookDeliveries, webhookSecrets, webhooks } from '../webhook';
import {
  company,
  creator,
  type Declaration,
  deleteRows,
  keepRows,
  nothing,
  numbers,
  person,
  profile,
  sides,
  stamps,
  through,
} from './rows';

const subjects = [company('companyId'), creator('creatorId'), person('userId')] as const;

/**
 * Data of staff, posts and payments of a hiring, and bank data, in the order of execution (`declarations`).
 */
export const operations = {
  // Plans and notes of staff are deleted together with their subject. Authors are stored as ids.
  ...deleteRows(notes, subjects),
  ...deleteRows(tasks, subjects),
  // A question belongs to the creator, its answer to the brand. Neither row is deleted, so that the project
  // remains readable.
  ...keepRows(questions, sides),
  // Posts and results. Counts identify no person, but the proof image shows an account.
  ...keepRows(observations, sides),
  ...keepRows(posts, sides),
  // Amendments are part of the contract and are kept with it.
  ...keepRows(amendments, sides),
  // Board of a company. A creator's comments belong to the creator; all other rows are deleted with the
  // company.
  ...keepRows(boardReports, [company('companyId'), person('reporterId')]),
  ...keepRows(boardComments, [company('companyId'), creator('creatorId'), person('authorId')]),
  ...keepRows(boardPosts, [company('companyId')]),
  ...deleteRows(boardMembers, [profile('creatorId'), company('companyId')]),
  // Subscriptions and their invoices, which refer to a company only by id, like its charges.
  ...keepRows(subscriptions, [company('companyId')]),
  ...keepRows(subscriptionPeriods, [company('companyId')]),
  // These rows belong to a company and are deleted with it. Metrics refer to creators and posts only by id.
  ...deleteRows(reports, [company('companyId')]),
  // Early end of a hiring with the amounts due, on which payments and refunds are based.
  ...keepRows(terminations, sides),
  // Sales by a hiring's link and code. The code contains the creator's name; buyers are not stored.
  tracked_clicks: {
    of: [],
    rows: 'keep',
    columns: { ...stamps, ...numbers('link_id'), ...nothing('day clicks') },
  },
  ...keepRows(orders, sides),
  ...keepRows(trackedLinks, sides),
  // Totals of the ledger, without personal data.
  ...keepRows(monthClosings, []),
  // Cards by the provider's ids. Card numbers never reach the platform.
  ...keepRows(cardPayments, [company('companyId')]),
  ...keepRows(paymentMethods, [company('companyId')]),
  ...keepRows(providerEvents, []),
  // These rows belong to a company and are deleted with it.
  ...deleteRows(webhookDeliveries, [company('companyId')]),
  ...deleteRows(webhookSecrets, through('webhooks', 'webhookId')),
  ...deleteRows(webhooks, [company('companyId')]),
  // Received payments as banks report them. The ledger refers to them by id.
  ...keepRows(receipts, [company('companyId')]),
  // Payment files and the bank's answers, which prove payments by the payout's id.
  ...keepRows(paymentFiles, []),
  ...keepRows(paymentAnswers, []),
  // Receipts of individuals, which the tax authority may request.
  ...keepRows(rpas, [creator('creatorId')]),
  number_series: { of: [], rows: 'keep', columns: nothing('name last') },
  // The platform's invoices, which the tax authority may request.
  ...keepRows(feeInvoices, sides),
  // Repayments by creators, on which deductions and refunds are based.
  ...keepRows(repayments, sides),
} satisfies Record<string, Declaration>;
