import * as audit from './audit';
import * as backgroundJobs from './background-jobs';
import * as boardReports from './board-reports';
import * as briefings from './briefings';
import * as campaigns from './campaigns';
import * as cardPayments from './card-payments';
import * as charges from './charges';
import * as companies from './companies';
import * as contents from './contents';
import * as contracts from './contracts';
import * as conversationReadings from './conversation-readings';
import * as creators from './creators';
import * as deliverables from './deliverables';
import * as duplicates from './duplicates';
import * as engagements from './engagements';
import * as failedSignIns from './failed-sign-ins';
import * as favorites from './favorites';
import * as feeInvoices from './fee-invoices';
import * as figures from './figures';
import * as finance from './finance';
import * as growth from './growth';
import * as help from './help';
import * as imports from './imports';
import * as invoices from './invoices';
import * as issRules from './iss-rules';
import * as jobs from './jobs';
import * as leads from './leads';
import * as lists from './lists';
import * as messageReports from './message-reports';
import * as monthClosings from './month-closings';
import * as observations from './observations';
import type { Part, Screen } from './part';
import * as payContracts from './pay-contracts';
import * as paymentAnswers from './payment-answers';
import * as paymentFiles from './payment-files';
import * as payouts from './payouts';
import * as postings from './postings';
import * as posts from './posts';
import * as privacyRequests from './privacy-requests';
import * as proposals from './proposals';
import * as receipts from './receipts';
import * as repayments from './repayments';
import * as rpas from './rpas';
import * as search from './search';
import * as sentMessages from './sent-messages';
import * as settings from './settings';
import * as shortLinks from './short-links';
import * as squads from './squads';
import * as staff from './staff';
import * as start from './start';
import * as subscribers from './subscribers';
import * as subscriptionPeriods from './subscription-periods';
import * as subscriptions from './subscriptions';
import * as systemStatus from './system-status';
import * as tasks from './tasks';
import * as taxPayments from './tax-payments';
import * as taxes from './taxes';
import * as terminations from './terminations';
import * as trialBalance from './trial-balance';
import * as users from './users';
import * as webhooks from './webhooks';

/**
 * All parts of the back office, in menu order. The routes, URLs, menu and command palette derive from this
 * list.
 */
export const parts: readonly Part[] = [
  start,
  briefings,
  squads,
  tasks,
  search,
  lists,
  favorites,
  campaigns,
  jobs,
  imports,
  proposals,
  contracts,
  deliverables,
  posts,
  observations,
  companies,
  creators,
  users,
  duplicates,
  leads,
  subscribers,
  messageReports,
  conversationReadings,
  privacyRequests,
  boardReports,
  sentMessages,
  finance,
  figures,
  invoices,
  payouts,
  paymentFiles,
  paymentAnswers,
  terminations,
  repayments,
  charges,
  payContracts,
  cardPayments,
  feeInvoices,
  receipts,
  subscriptions,
  subscriptionPeriods,
  postings,
  trialBalance,
  taxes,
  taxPayments,
  issRules,
  rpas,
  monthClosings,
  growth,
  engagements,
  shortLinks,
  contents,
  staff,
  settings,
  audit,
  failedSignIns,
  webhooks,
  backgroundJobs,
  systemStatus,
  help,
];

/** Returns every screen of a part with its path, without `/dashboard/admin`. */
export const pathsOf = ({
  address,
  recordAddress,
  list,
  show,
  edit,
  screens = [],
}: Part): readonly Screen[] => [
  ...(address && list ? [{ path: address, screen: list }] : []),
  ...(recordAddress && show ? [{ path: recordAddress, screen: show }] : []),
  ...(recordAddress && edit ? [{ path: `${recordAddress}/edit`, screen: edit }] : []),
  ...screens,
];
