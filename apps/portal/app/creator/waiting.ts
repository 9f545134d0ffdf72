import type { Contract, Deliverable } from '@elenco/core/contract';
import type { Evaluation } from '@elenco/core/evaluation';
import type { CreatorStep, Waiting } from '@elenco/core/notice';
import { type Instalment, type Invoice, isEarned, type Payout } from '@elenco/core/payment';
import type { Post } from '@elenco/core/post';
import type { Proposal } from '@elenco/core/proposal';

type OfProject = { readonly briefingId: number | null };

export interface Rows {
  readonly offers: readonly Pick<Proposal, 'status' | 'briefingId'>[];
  readonly made: readonly Pick<Contract, 'id' | 'status' | 'creatorAcceptedAt' | 'briefingId'>[];
  readonly work: readonly Pick<Deliverable, 'status' | 'contractId' | 'amendmentId' | 'briefingId'>[];
  readonly payouts: readonly Pick<Payout, 'id' | 'status' | 'contractId' | 'amendmentId' | 'briefingId'>[];
  /** Of contracts with clients of one's own. */
  readonly parts: readonly Pick<Instalment, 'payoutId' | 'approvedAt'>[];
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

/** The payouts that wait for nothing else and for which no invoice is in order or being looked at. */
export function readyForInvoice<P extends Rows['payouts'][number]>(
  payouts: readonly P[],
  {
    work,
    invoices,
    parts,
    made,
  }: Pick<Rows, 'work' | 'invoices' | 'parts'> & {
    readonly made: readonly Pick<Contract, 'id' | 'status'>[];
  },
): P[] {
  return payouts.filter((payout) => {
    const handedIn = invoices.some((row) => row.payoutId === payout.id && row.status !== 'refused');
    const part = parts.find((row) => row.payoutId === payout.id);
    const ended = made.some((row) => row.id === payout.contractId && row.status === 'cancelled');
    return payout.status === 'waiting_invoice' && isEarned(payout, { part, ended, work }) && !handedIn;
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
