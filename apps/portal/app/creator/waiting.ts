import {
  type Instalment,
  type Invoice,
  isEarned,
  isPayInForce,
  openQuestion,
  type PayContract,
  type Payout,
  type Termination,
  workState,
} from '@elenco/core/finance';
import type { Amendment, Contract, Deliverable, Evaluation, Post, Proposal } from '@elenco/core/hiring';
import type { CreatorStep, Waiting } from '@elenco/core/operations';
import { payIdOf } from '../pay/page';
import { sectionOf, settingsParts } from './parts';

export interface Rows {
  readonly offers: readonly Pick<Proposal, 'id' | 'status' | 'briefingId' | 'answerBy'>[];
  readonly made: readonly Pick<Contract, 'id' | 'status' | 'creatorAcceptedAt' | 'briefingId'>[];
  readonly work: readonly Pick<
    Deliverable,
    'id' | 'status' | 'contractId' | 'amendmentId' | 'briefingId' | 'dueOn'
  >[];
  readonly payouts: readonly Pick<Payout, 'id' | 'status' | 'contractId' | 'amendmentId' | 'briefingId'>[];
  /** Instalments of contracts with the creator's own clients. */
  readonly parts: readonly Pick<Instalment, 'id' | 'payoutId' | 'payContractId' | 'approvedAt' | 'work'>[];
  readonly invoices: readonly Pick<Invoice, 'payoutId' | 'status'>[];
  readonly opinions: readonly Pick<Evaluation, 'id' | 'status' | 'side' | 'briefingId'>[];
  /** Posts whose due figures were not sent. */
  readonly awaiting: readonly Pick<Post, 'id' | 'briefingId'>[];
  /** Renewals that wait for the creator's answer. */
  readonly renewals: readonly Pick<Amendment, 'id' | 'status' | 'briefingId'>[];
  /** Requested endings of contracts. */
  readonly endings: readonly Pick<
    Termination,
    'status' | 'side' | 'contractId' | 'payContractId' | 'answerBy'
  >[];
  /** Open Elenco Pay contracts with their questions and answers. */
  readonly talks: readonly Pick<PayContract, 'id' | 'status' | 'talk' | 'validUntil' | 'endsOn'>[];
  /** Missing parts of the profile. */
  readonly missing: readonly (keyof typeof sectionOf)[];
}

interface WorkRows extends Pick<Rows, 'work' | 'parts'> {
  readonly made: readonly Pick<Contract, 'id' | 'status'>[];
}

/** Returns whether a payout waits only for its document. */
export const earnedBy =
  ({ work, parts, made }: WorkRows) =>
  (payout: Rows['payouts'][number]): boolean => {
    const part = parts.find((row) => row.payoutId === payout.id);
    const ended = made.some((row) => row.id === payout.contractId && row.status === 'cancelled');
    return isEarned(payout, { part, ended, work });
  };

/** Returns the payouts that only wait for an invoice, and for which none is valid or in review. */
export function readyForInvoice<P extends Rows['payouts'][number]>(
  payouts: readonly P[],
  { invoices, ...rows }: WorkRows & Pick<Rows, 'invoices'>,
): P[] {
  const earned = earnedBy(rows);
  return payouts.filter((payout) => {
    const handedIn = invoices.some((row) => row.payoutId === payout.id && row.status !== 'refused');
    return payout.status === 'waiting_invoice' && earned(payout) && !handedIn;
  });
}

/** Returns the paid instalments of contracts in force whose work the client waits for, in this state. */
const toDeliver = ({ parts, payouts, talks }: Rows, state: 'begun' | 'changes') =>
  parts.flatMap(({ id, payContractId, payoutId, ...part }) => {
    const contract = talks.find((row) => row.id === payContractId && isPayInForce(row));
    const kept = payouts.some((row) => row.id === payoutId && row.status === 'waiting_invoice');
    return contract && kept && workState(part) === state ? [{ id, payContractId, by: contract.endsOn }] : [];
  });

/** Returns the rows that wait for the creator, by kind of step. */
export function waiting(rows: Rows): Waiting<CreatorStep> {
  const { offers, made, work, opinions, missing, parts } = rows;
  const offered = (status: Proposal['status']) =>
    offers.filter((row) => row.status === status).map((row) => ({ ...row, by: row.answerBy }));
  const due = (status: Deliverable['status']) =>
    work.filter((row) => row.status === status).map((row) => ({ ...row, by: row.dueOn }));
  return {
    answer_invitation: offered('received'),
    complete_profile: missing.map((fact) => ({
      id: settingsParts.indexOf(sectionOf[fact]),
      part: sectionOf[fact],
    })),
    accept_contract: made.filter((row) => row.status === 'sent' && row.creatorAcceptedAt === null),
    answer_ending: rows.endings
      .filter(({ status, side }) => status === 'requested' && side === 'company')
      .map(({ contractId, payContractId, answerBy }) => ({ id: contractId, payContractId, by: answerBy })),
    answer_renewal: rows.renewals.filter(({ status }) => status === 'awaiting_creator'),
    answer_counter: offered('countered'),
    write_proposal: offered('pending'),
    change_draft: due('changes_requested'),
    publish_content: due('approved'),
    send_invoice: readyForInvoice(rows.payouts, rows).map(({ id, briefingId }) => ({
      id,
      briefingId,
      payContractId: payIdOf(parts, id),
    })),
    answer_client: rows.talks
      .filter(openQuestion)
      .map(({ id, validUntil }) => ({ id, payContractId: id, by: validUntil })),
    deliver_changes: toDeliver(rows, 'changes'),
    submit_draft: due('planned'),
    deliver_work: toDeliver(rows, 'begun'),
    send_figures: rows.awaiting,
    evaluate: opinions.filter((row) => row.status === 'pending' && row.side === 'creator'),
  };
}
