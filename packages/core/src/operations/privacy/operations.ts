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
  settlements,
  subscriptionPeriods,
  subscriptions,
} from '../../finance';
import { boardComments, boardMembers, boardPosts, boardReports } from '../../growth';
import { amendments, observations, orders, posts, questions, reports, trackedLinks } from '../../hiring';
import { assignments, notes, tasks } from '../staff';
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

const whose = [company('companyId'), creator('creatorId'), person('userId')] as const;

/** What staff write, what is published and paid around a hiring, and what banks told. In the order in which it is done (`declarations`). */
export const operations = {
  // What staff plan and write about somebody goes with that somebody; who wrote it is a number.
  ...deleteRows(assignments, [company('companyId')]),
  ...deleteRows(notes, whose),
  ...deleteRows(tasks, whose),
  // What a creator asked is theirs, what a brand answered is its own; the project stays readable.
  ...keepRows(questions, sides),
  // What was published, and what came of it. Counts name nobody; the picture that proves them shows an account.
  ...keepRows(observations, sides),
  ...keepRows(posts, sides),
  // What was agreed after the contract: it is part of it, and stays with it.
  ...keepRows(amendments, sides),
  // A company's board. What a creator wrote on it is theirs; all of it goes with the company.
  ...keepRows(boardReports, [company('companyId'), person('reporterId')]),
  ...keepRows(boardComments, [company('companyId'), creator('creatorId'), person('authorId')]),
  ...keepRows(boardPosts, [company('companyId')]),
  ...deleteRows(boardMembers, [profile('creatorId'), company('companyId')]),
  // What was subscribed to and invoiced; names a company by its number only, as its charges do.
  ...keepRows(subscriptions, [company('companyId')]),
  ...keepRows(subscriptionPeriods, [company('companyId')]),
  // Of a company, and gone with it. Figures name creators and posts by their numbers only.
  ...deleteRows(reports, [company('companyId')]),
  // How a hiring ended and what was due of it: the ground of what was paid and refunded.
  ...keepRows(settlements, sides),
  // What came by a hiring's link and code. The code holds the creator's name; buyers are named nowhere.
  tracked_clicks: {
    of: [],
    rows: 'keep',
    columns: { ...stamps, ...numbers('link_id'), ...nothing('day clicks') },
  },
  ...keepRows(orders, sides),
  ...keepRows(trackedLinks, sides),
  // Sums of the books, of nobody by name.
  ...keepRows(monthClosings, []),
  // Cards by the names that their provider has for them; a number of a card never reaches us.
  ...keepRows(cardPayments, [company('companyId')]),
  ...keepRows(paymentMethods, [company('companyId')]),
  ...keepRows(providerEvents, []),
  // Of a company, and gone with it.
  ...deleteRows(webhookDeliveries, [company('companyId')]),
  ...deleteRows(webhookSecrets, through('webhooks', 'webhookId')),
  ...deleteRows(webhooks, [company('companyId')]),
  // What came in, as banks told of it; the ledger names it by its number.
  ...keepRows(receipts, [company('companyId')]),
  // What banks were told to pay and what they answered: the proof of where money went, by the number of the payout.
  ...keepRows(paymentFiles, []),
  ...keepRows(paymentAnswers, []),
  // Receipts of individuals, which the tax office may ask for.
  ...keepRows(rpas, [creator('creatorId')]),
  number_series: { of: [], rows: 'keep', columns: nothing('name last') },
  // Our invoices, which the tax office may ask for.
  ...keepRows(feeInvoices, sides),
  // What a creator pays back of what was paid out, and what of it came in: the ground of what was deducted and refunded.
  ...keepRows(repayments, sides),
} satisfies Record<string, Declaration>;
