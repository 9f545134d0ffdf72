import { businessDate } from '@elenco/brazil';
import { type Charge, lateSide, unpaidCharges } from '@elenco/core/finance';
import type {
  ApprovalRequest,
  Briefing,
  Contract,
  Deliverable,
  Evaluation,
  Job,
  Observation,
  SquadStep,
} from '@elenco/core/hiring';
import {
  answersOverSince,
  canBeReminded,
  contractsOf,
  isExpired,
  isHiringOver,
  isOfLiveProject,
  type Proposal,
  proposalsOf,
  waitsForBrand,
} from '@elenco/core/hiring';
import type { CompanyStep, Waiting } from '@elenco/core/operations';
import type { Company } from '@elenco/core/people';
import { settingsFieldId } from './sections';

export interface Rows {
  readonly all: readonly Briefing[];
  readonly offers: readonly Proposal[];
  readonly made: readonly Contract[];
  readonly work: readonly Deliverable[];
  /** Unpaid charges, including those that a project's invoice collects. */
  readonly charges: readonly Charge[];
  readonly opinions: readonly Evaluation[];
  /** Requests for approvals above a limit. Owners see all requests of the company, members their own. */
  readonly requests?: readonly Pick<ApprovalRequest, 'id' | 'act' | 'input' | 'answer'>[];
  /** True if the current user may answer the requests. */
  readonly isOwner?: boolean;
  /** Metrics from creators that the brand has not confirmed. */
  readonly figures: readonly Pick<Observation, 'postId' | 'briefingId'>[];
  /** Jobs of the projects, with the number of applications that wait for an answer. */
  readonly jobs: readonly Pick<Job, 'id' | 'briefingId' | 'undecided' | 'answersOn'>[];
  /** Steps of squads that wait for the current user's approval. */
  readonly planSteps?: readonly Pick<SquadStep, 'id' | 'squadId'>[];
  /** Missing company fields. */
  readonly missing: readonly (keyof Company)[];
}

/**
 * Returns the rows that wait for the brand, by kind of task. Leaves out charges whose payment was reported,
 * approvals in expired projects, and late work whose creator was reminded today. A proposal or contract that
 * a member has sent to the owners for approval is one task: the owners' answer.
 * @param now ISO 8601
 */
export function waiting(rows: Rows, now: string): Waiting<CompanyStep> {
  const today = businessDate(now);
  const { all, offers, made, work, charges, opinions, figures, jobs, requests = [], missing } = rows;
  const unpaid = unpaidCharges(charges);
  const asked = requests.filter(({ answer }) => answer === null);
  const askedProposals = new Set(asked.flatMap(proposalsOf));
  const askedContracts = new Set(asked.flatMap(contractsOf));
  const projects = (test: (row: Briefing) => boolean) =>
    all.filter(test).map(({ id, kind }) => ({ id, briefingId: id, kind }));
  const isLive = isOfLiveProject(all, today);
  const own = { id: 0 };
  return {
    complete_company:
      missing[0] && all.length > 0 ? [{ ...own, part: settingsFieldId(missing[0]) ?? '' }] : [],
    answer_request: rows.isOwner ? asked : [],
    pay_overdue: charges.filter((row) => row.status === 'overdue' && row.reportedAt === null),
    accept_contract: made.filter(
      (row) => row.status === 'sent' && row.companyAcceptedAt === null && !askedContracts.has(row.id),
    ),
    review_draft: work.filter((row) => row.status === 'draft_submitted'),
    verify_content: work.filter((row) => row.status === 'published'),
    answer_proposals: offers.filter(waitsForBrand(all, today)).filter(({ id }) => !askedProposals.has(id)),
    // One row per application, so that the task counts them.
    answer_applications: jobs
      .filter(isLive)
      .flatMap(({ id, briefingId, undecided, answersOn }) =>
        Array.from({ length: undecided }, () => ({ id, briefingId, by: answersOn })),
      ),
    // The page of a step belongs to the first project of its squad.
    approve_step: (rows.planSteps ?? []).flatMap(({ id, squadId }) => {
      const [briefingId] = all
        .flatMap((row) => (row.squadId === squadId ? row.id : []))
        .sort((a, b) => a - b);
      return briefingId === undefined ? [] : { id, briefingId };
    }),
    choose_creators: projects((row) => row.status === 'selection' && isLive({ briefingId: row.id })),
    // This task exists only before the first hiring. After the first hiring, the brand can conclude the
    // hiring with the creators it has.
    invite_more: projects(
      (row) =>
        row.status === 'awaiting_proposal' &&
        isLive({ briefingId: row.id }) &&
        answersOverSince(
          offers.filter(({ briefingId }) => briefingId === row.id),
          now,
        ) !== null,
    ),
    // After the last day no one else is hired, so the brand goes on with those who signed.
    complete_hiring: projects(
      (row) =>
        row.status === 'hiring' &&
        isExpired(row, today) &&
        isHiringOver(made.filter(({ briefingId }) => briefingId === row.id)),
    ),
    remind_creators: work.filter(
      (row) => lateSide(row, unpaid, today) === 'creator' && canBeReminded(row, today),
    ),
    pay_charge: charges.filter((row) => row.status === 'open' && row.reportedAt === null),
    correct_briefing: projects((row) => row.status === 'draft' && row.submittedAt !== null),
    // One row per post, since a post's metrics are confirmed together.
    confirm_figures: [...new Map(figures.map((one) => [one.postId, one])).values()].map((one) => ({
      id: one.postId,
      briefingId: one.briefingId,
    })),
    evaluate: opinions.filter((row) => row.status === 'pending' && row.side === 'company'),
    finish_briefing: projects((row) => row.status === 'draft' && row.submittedAt === null),
    begin_briefing: all.length === 0 ? [own] : [],
  };
}
