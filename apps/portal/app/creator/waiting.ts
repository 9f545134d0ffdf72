import type { Contract, Deliverable } from '@elenco/core/contract';
import type { Evaluation } from '@elenco/core/evaluation';
import type { CreatorStep, Waiting } from '@elenco/core/notice';
import { type Invoice, isWorkDone, type Payout } from '@elenco/core/payment';
import type { Post } from '@elenco/core/post';
import type { Proposal } from '@elenco/core/proposal';

type OfProject = { readonly briefingId: number | null };

export interface Rows {
  readonly offers: readonly Pick<Proposal, 'status' | 'briefingId'>[];
  readonly made: readonly Pick<Contract, 'status' | 'creatorAcceptedAt' | 'briefingId'>[];
  readonly work: readonly Pick<Deliverable, 'status' | 'contractId' | 'amendmentId' | 'briefingId'>[];
  readonly payouts: readonly Pick<Payout, 'id' | 'status' | 'contractId' | 'amendmentId' | 'briefingId'>[];
  readonly invoices: readonly Pick<Invoice, 'payoutId' | 'status'>[];
  readonly opinions: readonly Pick<Evaluation, 'status' | 'side' | 'briefingId'>[];
  /** Posts with a reading that nobody has told. */
  readonly awaiting: readonly Pick<Post, 'briefingId'>[];
  /** How many parts the profile lacks. */
  readonly missing: number;
}

/** How many rows wait, and of which project when all are of one. */
function counted(rows: readonly OfProject[]) {
  const projects = new Set(rows.map((row) => row.briefingId));
  return { count: rows.length, briefingId: projects.size === 1 ? rows[0]?.briefingId : null };
}

/** The payouts whose content is all verified and for which no invoice is in order or being looked at. */
export function readyForInvoice<P extends Rows['payouts'][number]>(
  payouts: readonly P[],
  { work, invoices }: Pick<Rows, 'work' | 'invoices'>,
): P[] {
  return payouts.filter((payout) => {
    const handedIn = invoices.some((row) => row.payoutId === payout.id && row.status !== 'refused');
    return payout.status === 'waiting_invoice' && isWorkDone(payout, work) && !handedIn;
  });
}

/** What of a creator's rows waits for the creator, by kind of step. */
export function waiting(rows: Rows): Waiting<CreatorStep> {
  const { offers, made, work, opinions, missing } = rows;
  const offered = (status: Proposal['status']) => counted(offers.filter((row) => row.status === status));
  const due = (status: Deliverable['status']) => counted(work.filter((row) => row.status === status));
  return {
    answer_invitation: offered('received'),
    complete_profile: { count: missing > 0 ? 1 : 0 },
    accept_contract: counted(made.filter((row) => row.status === 'sent' && row.creatorAcceptedAt === null)),
    answer_counter: offered('countered'),
    write_proposal: offered('pending'),
    change_draft: due('changes_requested'),
    publish_content: due('approved'),
    send_invoice: counted(readyForInvoice(rows.payouts, rows)),
    submit_draft: due('planned'),
    send_figures: counted(rows.awaiting),
    evaluate: counted(opinions.filter((row) => row.status === 'pending' && row.side === 'creator')),
  };
}
