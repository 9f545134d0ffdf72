import {
  awaitsPayee,
  deliverBy,
  hasDifferences,
  type Instalment,
  type Invoice,
  isPayIncomplete,
  isPayInForce,
  isUnaccepted,
  openQuestion,
  type PayContract,
  type Payout,
  type PayoutNeed,
  payoutNeed,
  type SendablePay,
  type Termination,
  workState,
} from '@elenco/core/finance';
import type { Amendment, Contract, Deliverable, Evaluation, Post, Proposal } from '@elenco/core/hiring';
import type { CreatorStep, Waiting } from '@elenco/core/operations';
import type { Payee } from '@elenco/core/people';
import { payIdOf } from '../pay/page';
import { sectionOf, settingsParts } from './parts';

export interface Rows {
  readonly offers: readonly Pick<Proposal, 'id' | 'status' | 'briefingId' | 'answerBy'>[];
  readonly made: readonly Pick<Contract, 'id' | 'status' | 'creatorAcceptedAt' | 'briefingId'>[];
  readonly work: readonly Pick<
    Deliverable,
    'id' | 'status' | 'contractId' | 'amendmentId' | 'briefingId' | 'dueOn'
  >[];
  readonly payouts: readonly Pick<
    Payout,
    'id' | 'status' | 'statusSince' | 'contractId' | 'amendmentId' | 'briefingId'
  >[];
  readonly payee: Pick<Payee, 'changedAt'> | undefined;
  /** Current business date. */
  readonly today: string;
  /** Instalments of Elenco Pay contracts. */
  readonly parts: readonly (Pick<Instalment, 'id' | 'payoutId' | 'payContractId' | 'approvedAt' | 'work'> &
    Partial<Pick<Instalment, 'deliverOn'>>)[];
  readonly invoices: readonly Pick<Invoice, 'payoutId' | 'status' | 'checks'>[];
  readonly opinions: readonly Pick<Evaluation, 'id' | 'status' | 'side' | 'briefingId'>[];
  /** Posts whose due metrics the creator has not sent. */
  readonly awaiting: readonly Pick<Post, 'id' | 'briefingId'>[];
  /** Posts that the last check found private or offline. */
  readonly broken: readonly Pick<Post, 'deliverableId' | 'briefingId'>[];
  /** Amendments that wait for the creator's answer. */
  readonly amendments: readonly Pick<Amendment, 'id' | 'status' | 'briefingId' | 'endsOn'>[];
  /** Requests to end a contract early. */
  readonly endings: readonly Pick<
    Termination,
    'status' | 'side' | 'contractId' | 'payContractId' | 'answerBy'
  >[];
  /**
   * Elenco Pay contracts from draft to active, including refused and expired ones, with their questions and
   * answers.
   */
  readonly talks: readonly (SendablePay & Pick<PayContract, 'id' | 'status' | 'talk' | 'archivedAt'>)[];
  /** Required facts that are missing in the profile. */
  readonly missing: readonly (keyof typeof sectionOf)[];
}

/** Returns the drafts of Elenco Pay contracts that are incomplete, or those that can be sent. */
const draftsOf = ({ talks, payee, today }: Rows, isIncomplete: boolean) =>
  talks.filter((row) => row.status === 'draft' && isPayIncomplete(row, payee, today) === isIncomplete);

export interface WorkRows extends Pick<Rows, 'work' | 'parts'> {
  readonly made: readonly Pick<Contract, 'id' | 'status'>[];
}

/** Returns the requirement that a payout waits for. */
export const needBy =
  ({ work, parts, made }: WorkRows) =>
  (payout: Rows['payouts'][number]): PayoutNeed => {
    const part = parts.find((row) => row.payoutId === payout.id);
    const ended = made.some((row) => row.id === payout.contractId && row.status === 'cancelled');
    return payoutNeed(payout, { part, ended, work });
  };

/**
 * Returns the payouts that wait for nothing but an invoice, and have no invoice that is valid or in review.
 */
export function readyForInvoice<P extends Rows['payouts'][number]>(
  payouts: readonly P[],
  { invoices, ...rows }: WorkRows & Pick<Rows, 'invoices'>,
): P[] {
  const needOf = needBy(rows);
  return payouts.filter((payout) => {
    const hasInvoice = invoices.some((row) => row.payoutId === payout.id && row.status !== 'refused');
    return payout.status === 'waiting_invoice' && needOf(payout) === 'document' && !hasInvoice;
  });
}

/** True if the pending document of a payout has differences that the creator can correct. */
export const hasOpenDifferences = (
  { id, status }: Pick<Payout, 'id' | 'status'>,
  invoices: Rows['invoices'],
): boolean =>
  status === 'waiting_invoice' && invoices.some((row) => row.payoutId === id && hasDifferences(row));

interface Delivered extends Pick<Rows, 'parts'> {
  readonly payouts: readonly Pick<Payout, 'id' | 'status'>[];
  readonly talks: readonly Pick<PayContract, 'id' | 'status' | 'endsOn'>[];
}

/**
 * Returns the paid instalments of contracts in force whose work is in the given state; approved work is never
 * included.
 */
export const toDeliver = (
  { parts, payouts, talks }: Delivered,
  state: Exclude<ReturnType<typeof workState>, 'approved'>,
) =>
  parts.flatMap(({ id, payContractId, payoutId, ...part }) => {
    const contract = talks.find((row) => row.id === payContractId && isPayInForce(row));
    const kept = payouts.some((row) => row.id === payoutId && row.status === 'waiting_invoice');
    return contract && kept && workState(part) === state
      ? [{ id, payContractId, by: deliverBy(part, contract) }]
      : [];
  });

/** Returns the rows that wait for the creator, by kind of task. */
export function waiting(rows: Rows): Waiting<CreatorStep> {
  const { offers, made, work, opinions, missing, parts } = rows;
  const offered = (status: Proposal['status']) =>
    offers.filter((row) => row.status === status).map((row) => ({ ...row, by: row.answerBy }));
  const due = (status: Deliverable['status']) =>
    work.filter((row) => row.status === status).map((row) => ({ ...row, by: row.dueOn }));
  const document = ({ id, briefingId }: Rows['payouts'][number]) => ({
    id,
    briefingId,
    payContractId: payIdOf(parts, id),
  });
  return {
    answer_invitation: offered('received'),
    complete_profile: missing.map((fact) => ({
      id: settingsParts.indexOf(sectionOf[fact]),
      part: sectionOf[fact],
    })),
    correct_payee: rows.payouts.filter((payout) => awaitsPayee(payout, rows.payee)).map(({ id }) => ({ id })),
    accept_contract: made.filter((row) => row.status === 'sent' && row.creatorAcceptedAt === null),
    answer_ending: rows.endings
      .filter(({ status, side }) => status === 'requested' && side === 'company')
      .map(({ contractId, payContractId, answerBy }) => ({ id: contractId, payContractId, by: answerBy })),
    answer_amendment: rows.amendments
      .filter(({ status }) => status === 'awaiting_creator')
      // The last day on which the creator can accept the amendment.
      .map((row) => ({ ...row, by: row.endsOn })),
    answer_counter: offered('countered'),
    write_proposal: offered('pending'),
    change_draft: due('changes_requested'),
    publish_content: due('approved'),
    fix_post: rows.broken.map(({ deliverableId, briefingId }) => ({ id: deliverableId, briefingId })),
    send_invoice: readyForInvoice(rows.payouts, rows).map(document),
    fix_invoice: rows.payouts.filter((payout) => hasOpenDifferences(payout, rows.invoices)).map(document),
    answer_client: rows.talks
      .filter((row) => row.status !== 'draft' && openQuestion(row) && !isUnaccepted(row))
      .map(({ id, validUntil }) => ({ id, payContractId: id, by: validUntil })),
    revise_contract: rows.talks
      .filter((row) => isUnaccepted(row) && row.archivedAt === null)
      .map(({ id }) => ({ id, payContractId: id })),
    deliver_changes: toDeliver(rows, 'changes'),
    submit_draft: due('planned'),
    deliver_work: toDeliver(rows, 'begun'),
    send_contract: draftsOf(rows, false).map(({ id, validUntil }) => ({
      id,
      payContractId: id,
      by: validUntil,
    })),
    send_figures: rows.awaiting,
    fill_contract: draftsOf(rows, true).map(({ id }) => ({ id, payContractId: id })),
    evaluate: opinions.filter((row) => row.status === 'pending' && row.side === 'creator'),
  };
}
