import type { Briefing } from '@elenco/core/briefing';
import type { Contract, Deliverable } from '@elenco/core/contract';
import type { Evaluation } from '@elenco/core/evaluation';
import type { CompanyStep, Waiting } from '@elenco/core/notice';
import type { Charge } from '@elenco/core/payment';
import { type Proposal, waitsFor } from '@elenco/core/proposal';

export interface Rows {
  readonly all: readonly Briefing[];
  readonly offers: readonly Proposal[];
  readonly made: readonly Contract[];
  readonly work: readonly Deliverable[];
  readonly owed: readonly Charge[];
  readonly opinions: readonly Evaluation[];
  /** How many facts the company has not told yet. */
  readonly missing: number;
}

type OfProject = { readonly briefingId: number | null };

/** How many rows wait, and of which project when all are of one. */
function counted(rows: readonly OfProject[]) {
  const projects = new Set(rows.map((row) => row.briefingId));
  return { count: rows.length, briefingId: projects.size === 1 ? rows[0]?.briefingId : null };
}

/** What of a brand's rows waits for the brand, by kind of step. */
export function waiting(rows: Rows): Waiting<CompanyStep> {
  const { all, offers, made, work, owed, opinions, missing } = rows;
  const projects = (test: (row: Briefing) => boolean) =>
    counted(all.filter(test).map((row) => ({ briefingId: row.id })));
  return {
    complete_company: { count: missing > 0 && all.length > 0 ? 1 : 0 },
    pay_overdue: counted(owed.filter((row) => row.status === 'overdue')),
    accept_contract: counted(made.filter((row) => row.status === 'sent' && row.companyAcceptedAt === null)),
    review_draft: counted(work.filter((row) => row.status === 'draft_submitted')),
    verify_content: counted(work.filter((row) => row.status === 'published')),
    answer_proposals: counted(offers.filter((row) => waitsFor(row) === 'company')),
    choose_creators: projects((row) => row.status === 'selection'),
    pay_charge: counted(owed.filter((row) => row.status === 'open')),
    correct_briefing: projects((row) => row.status === 'draft' && row.submittedAt !== null),
    evaluate: counted(opinions.filter((row) => row.status === 'pending' && row.side === 'company')),
    finish_briefing: projects((row) => row.status === 'draft' && row.submittedAt === null),
    begin_briefing: { count: all.length === 0 ? 1 : 0 },
  };
}
