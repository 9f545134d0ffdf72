import {
  aBriefing,
  aCharge,
  aFeeInvoice,
  anAttribution,
  anEntry,
  anEvaluation,
  aPosting,
  aSquad,
  ids,
  NOW,
} from '@elenco/core/testing';
import type { Put } from '../../support/rows';
import { oneOfEach } from '../cast';
import { type Cell, reported } from './table';

/**
 * Row ids by `resource/case`, with the cases of the table in docs/authorization.md. A resource without cases
 * has one row, whose key ends with `/`.
 */
const cases: Record<string, number> = {
  'users/a brand owner': ids.brandUser,
  'users/a creator': ids.creatorUser,
  'users/staff of curation': ids.curator,
  'companies/': ids.company,
  'creators/': ids.creator,
  'payees/': 25,
  'portfolio-projects/': 27,
  'short-links/': 76,
  'short-link-clicks/': 77,
  'lists/': 301,
  'list-members/': 302,
  'list-activities/': 306,
  'favorites/': 303,
  'saved-searches/': 304,
  'imports/': 305,
  'curator-codes/': 26,
  'invitations/': 28,
  'attributions/by a curator': 27,
  'attributions/by the company': 29,
  'consents/': 28,
  'privacy-requests/': 30,
  'leads/': 61,
  'subscribers/': 62,
  'connections/': 27,
  'channel-metrics/': 28,
  'impersonations/': ids.impersonation,
  'sessions/': 202,
  'failed-sign-ins/': 203,
  'settings/': 505,
  'iss-rules/': 6,
  'briefings/draft': ids.briefing,
  'briefings/under approval': 32,
  'shortlist/proposed': 36,
  'shortlist/released': ids.entry,
  'proposals/': ids.proposal,
  'proposal-rounds/': 45,
  'questions/': 217,
  'message-reports/': 226,
  'conversation-readings/': 227,
  'reports/': 201,
  'templates/': 218,
  'openings/': 219,
  'applications/': 220,
  'board-members/': 501,
  'board-posts/': 502,
  'board-comments/': 503,
  'board-reports/': 504,
  'contracts/': ids.contract,
  'acceptances/': 55,
  'amendments/': ids.amendment,
  'settlements/': ids.settlement,
  'repayments/': ids.repayment,
  'month-closings/': ids.monthClosing,
  'tax-payments/': ids.taxPayment,
  'rpas/': 118,
  'payment-files/': ids.paymentFile,
  'payment-answers/': ids.paymentAnswer,
  'fee-invoices/of the company': 119,
  'fee-invoices/of the creator': 129,
  'deliverables/': ids.deliverable,
  'visions/': 227,
  'squad-steps/': 228,
  'step-approvals/': 229,
  'drafts/': ids.draft,
  'draft-comments/': 64,
  'posts/': ids.post,
  'observations/': 299,
  'tracked-links/': ids.trackedLink,
  'orders/': 231,
  'receipts/': ids.receipt,
  'charges/': ids.charge,
  'charge-lines/': 711,
  'instalments/': 611,
  'pay-contracts/': 601,
  'subscriptions/': 241,
  'subscription-periods/': 251,
  'payment-methods/': 261,
  'card-payments/': 271,
  'payouts/': ids.payout,
  'invoices/': ids.invoice,
  'postings/of the company': 97,
  'postings/of the creator': 197,
  'evaluations/by the company, not shown': 98,
  'evaluations/by the company, shown': 198,
  'evaluations/by the creator, not shown': 199,
  'evaluations/by the creator, shown': 200,
  'share-links/': ids.shareLink,
  'media-kit-links/': 29,
  'guest-marks/': ids.mark,
  'payment-proofs/': ids.proof,
  'squads/draft': 99,
  'squads/running': 201,
  'contents/draft': ids.content,
  'contents/published': ids.publishedContent,
  'content-versions/': 212,
  'conversations/': ids.conversation,
  'messages/': 215,
  'participants/': 216,
  'lesson-marks/': 213,
  'assignments/': 401,
  'notes/': 402,
  'tasks/': 403,
  'webhooks/': 501,
  'webhook-deliveries/': 502,
  'audit/': 93,
};

/** Rows for the cases, in addition to one row of every resource. */
export const more: readonly Put[] = [
  [
    'attributions',
    anAttribution({ id: 29, creatorId: ids.creator, curatorId: null, codeId: null, companyId: ids.company }),
  ],
  ['briefings', aBriefing({ id: 32, status: 'under_approval' })],
  ['shortlist', anEntry({ id: 36, briefingId: 32 })],
  ['proposals', { ...rowOf('proposals'), id: 42, briefingId: 32 }],
  ['contracts', { ...rowOf('contracts'), id: 52, briefingId: 32, proposalId: 42, checkCode: 'b'.repeat(32) }],
  [
    'evaluations',
    anEvaluation({ id: 198, contractId: 52, briefingId: 32, shownAt: NOW }),
    anEvaluation({ id: 199, side: 'creator' }),
    anEvaluation({ id: 200, contractId: 52, briefingId: 32, side: 'creator', shownAt: NOW }),
  ],
  ['charges', aCharge({ id: 172, contractId: 52, briefingId: 32, ourNumber: '00000000172' })],
  ['fee-invoices', aFeeInvoice({ id: 129, chargeId: 172, companyId: null, creatorId: ids.creator })],
  ['squads', aSquad({ id: 201, status: 'running' })],
  ['ledger_accounts', { id: 3, kind: 'payable', creatorId: ids.creator, currency: 'BRL', balanceCents: 0 }],
  [
    'ledger_transactions',
    {
      id: 196,
      kind: 'charge_issued',
      resource: 'payouts',
      rowId: 81,
      contractId: ids.contract,
      at: NOW,
      bookedOn: '2026-12-21',
    },
  ],
  [
    'postings',
    {
      ...aPosting({
        id: 195,
        transactionId: 196,
        kind: 'charge_issued',
        account: 'committed',
        amountCents: 340_000,
      }),
      accountId: 2,
    },
    {
      ...aPosting({
        id: 197,
        transactionId: 196,
        kind: 'charge_issued',
        amountCents: -340_000,
        account: 'payable',
      }),
      companyId: null,
      creatorId: ids.creator,
      accountId: 3,
    },
  ],
];

function rowOf(table: string) {
  return oneOfEach.find(([name]) => name === table)?.[1] as Record<string, unknown>;
}

/** Inserted rows by resource and id. */
export const rows = new Map<string, Record<string, unknown>>();
for (const [table, ...put] of [...oneOfEach, ...more]) {
  for (const row of put) rows.set(`${table}/${(row as { id: number }).id}`, row as Record<string, unknown>);
}

export const idOf = (cell: Cell): number => {
  const id = cases[`${cell.resource}/${cell.case}`];
  if (id === undefined) throw new Error(`The table has an unknown case: ${reported(cell)}`);
  return id;
};
