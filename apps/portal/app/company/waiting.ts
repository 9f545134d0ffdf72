import { businessDate } from '@elenco/brazil';
import type { Charge } from '@elenco/core/finance';
import type {
  ApprovalRequest,
  Briefing,
  Contract,
  Deliverable,
  Evaluation,
  Observation,
} from '@elenco/core/hiring';
import {
  answersOverSince,
  canBeReminded,
  isCreatorLate,
  isOfLiveProject,
  type Proposal,
  waitsForBrand,
} from '@elenco/core/hiring';
import type { CompanyStep, Waiting } from '@elenco/core/operations';

export interface Rows {
  readonly all: readonly Briefing[];
  readonly offers: readonly Proposal[];
  readonly made: readonly Contract[];
  readonly work: readonly Deliverable[];
  readonly owed: readonly Charge[];
  readonly opinions: readonly Evaluation[];
  /** Requests by members for approvals above their limit, which owners answer. */
  readonly requests?: readonly Pick<ApprovalRequest, 'id' | 'answer'>[];
  /** Figures from creators that the brand has not confirmed. */
  readonly figures: readonly Pick<Observation, 'postId' | 'briefingId'>[];
  /** Number of missing company fields. */
  readonly missing: number;
}

/**
 * Returns the rows that wait for the brand, by kind of task. Leaves out charges whose payment was reported,
 * approvals in expired projects, and late work whose creator was reminded today. @param now ISO 8601
 */
export function waiting(rows: Rows, now: string): Waiting<CompanyStep> {
  const today = businessDate(now);
  const { all, offers, made, work, owed, opinions, figures, requests = [], missing } = rows;
  const projects = (test: (row: Briefing) => boolean) =>
    all.filter(test).map(({ id, kind }) => ({ id, briefingId: id, kind }));
  const isLive = isOfLiveProject(all, today);
  const own = { id: 0 };
  return {
    complete_company: missing > 0 && all.length > 0 ? [own] : [],
    answer_request: requests.filter(({ answer }) => answer === null),
    pay_overdue: owed.filter((row) => row.status === 'overdue' && row.reportedAt === null),
    accept_contract: made.filter((row) => row.status === 'sent' && row.companyAcceptedAt === null),
    review_draft: work.filter((row) => row.status === 'draft_submitted'),
    verify_content: work.filter((row) => row.status === 'published'),
    answer_proposals: offers.filter(waitsForBrand(all, today)),
    choose_creators: projects((row) => row.status === 'selection' && isLive({ briefingId: row.id })),
    // Only before the first hiring: later, the brand may conclude the hiring with those it has.
    invite_more: projects(
      (row) =>
        row.status === 'awaiting_proposal' &&
        isLive({ briefingId: row.id }) &&
        answersOverSince(
          offers.filter(({ briefingId }) => briefingId === row.id),
          now,
        ) !== null,
    ),
    remind_creators: work.filter((row) => isCreatorLate(row, today) && canBeReminded(row, today)),
    pay_charge: owed.filter((row) => row.status === 'open' && row.reportedAt === null),
    correct_briefing: projects((row) => row.status === 'draft' && row.submittedAt !== null),
    // One row per post, since the figures of a post are confirmed together.
    confirm_figures: [...new Map(figures.map((one) => [one.postId, one])).values()].map((one) => ({
      id: one.postId,
      briefingId: one.briefingId,
    })),
    evaluate: opinions.filter((row) => row.status === 'pending' && row.side === 'company'),
    finish_briefing: projects((row) => row.status === 'draft' && row.submittedAt === null),
    begin_briefing: all.length === 0 ? [own] : [],
  };
}
