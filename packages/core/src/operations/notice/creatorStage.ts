import {
  type Charge,
  type ForecastCondition,
  type Invoice,
  isOpen,
  netKnown,
  type PaymentState,
  type Payout,
} from '../../finance';
import { type Contract, type Deliverable, isToSign, type Post, type Proposal } from '../../hiring';
import type { Currency } from '../../kit';
import type { CreatorStep, ToDo } from './nextStep';
import { endOfOffer, type OfferEnd } from './offerEnd';

/** What a project or contract waits for while its creator has no task, or how it ended. */
export type CreatorWait =
  | 'wait_answer'
  | 'wait_signature'
  | 'wait_review'
  | 'wait_verification'
  | 'wait_charge'
  | 'wait_invoice'
  | 'wait_approval'
  | 'wait_payment'
  | 'payment_failed'
  | 'in_force'
  | 'archived'
  | 'paid'
  | 'over'
  | OfferEnd;

/**
 * Money of a stage, in minor units. Before a price is known: `listed` is the creator's own price for such
 * work, `usual` the calculator's. `proposed` and `first` become due only if both sides agree; `first` is in
 * instalments and has the day of the first one. `expected` is a forecast, `scheduled` has its bank day,
 * `paid` was transferred.
 */
export interface StageMoney {
  readonly cents: number;
  readonly currency: Currency;
  readonly basis: 'net' | 'gross';
  readonly state: 'listed' | 'usual' | 'proposed' | 'first' | 'expected' | 'scheduled' | 'paid';
  /** Business date on which the money arrives or arrived; null if no day can be stated yet. */
  readonly on: string | null;
  /** Set if the work is late, so that a forecast day assumes a delivery or approval today. */
  readonly countedFrom?: ForecastCondition | null;
  /** Part of a paid amount that the creator repaid separately. */
  readonly paidBackCents?: number;
}

/** Summary of a project or contract for its creator: the task, its deadline and the money. */
export interface CreatorStage {
  readonly code: CreatorStep | CreatorWait;
  /** True if the creator must act next. */
  readonly own: boolean;
  /** Deadline of the creator or of the other side: a business date or an instant. */
  readonly by: string | null;
  /** When this stage was reached. Pages show this time if there is no deadline. */
  readonly since: string;
  readonly money: StageMoney | null;
}

export type StageMoment = Omit<CreatorStage, 'money'>;

interface ProjectFacts {
  /** The creator's first task in this project. */
  readonly first: ToDo | undefined;
  readonly proposal: Pick<Proposal, 'status' | 'statusSince' | 'answerBy'>;
  /** True if the proposal was still open when the project expired; see `hasLapsed`. */
  readonly lapsed: boolean;
  /** True if the brand has cancelled the project. */
  readonly cancelled: boolean;
  readonly contract: Pick<Contract, 'status' | 'statusSince'> | undefined;
  readonly pieces: readonly Pick<Deliverable, 'status' | 'statusSince'>[];
  readonly payout: Pick<Payout, 'status' | 'statusSince' | 'dueOn'> | null;
  /** The newest invoice of the payout. */
  readonly invoice: Pick<Invoice, 'status' | 'statusSince'> | undefined;
  readonly charge: Pick<Charge, 'status' | 'dueOn'> | undefined;
  /** Posts that the last check found private or offline. */
  readonly broken?: readonly Pick<Post, 'statusSince'>[];
}

export type Since = { readonly statusSince: string } | null | undefined;

/** Returns the time of the latest of these changes. */
export const lastOf = (...rows: readonly Since[]): string =>
  rows.reduce((last, row) => (row && row.statusSince > last ? row.statusSince : last), '');

/** Returns the creator's task in a project, or what the project waits for. */
export function projectStage(facts: ProjectFacts): StageMoment {
  const { first, proposal, contract, pieces, payout, invoice, charge, broken = [] } = facts;
  if (first) {
    const since =
      first.code === 'fix_post' ? lastOf(...broken) : lastOf(proposal, contract, payout, invoice, ...pieces);
    return { code: first.code as CreatorStep, own: true, by: first.by ?? null, since };
  }
  const code = waitOf(facts);
  const by =
    code === 'wait_charge' ? (charge?.dueOn ?? null) : code === 'unanswered' ? proposal.answerBy : null;
  return { code, own: false, by, since: sinceOf(code, facts) };
}

/** Returns the time from which a project has waited, based on the event that started the wait. */
function sinceOf(code: CreatorWait, { proposal, contract, pieces, payout, invoice }: ProjectFacts): string {
  const changed = (status: Deliverable['status']) => pieces.filter((piece) => piece.status === status);
  switch (code) {
    case 'wait_review':
      return lastOf(...changed('draft_submitted'));
    case 'wait_verification':
      return lastOf(...changed('published'));
    case 'wait_invoice':
      return lastOf(invoice);
    case 'wait_approval':
      return lastOf(payout, ...pieces);
    case 'over':
      return lastOf(proposal, contract, payout);
    default:
      return lastOf(payout ?? contract ?? proposal);
  }
}

function waitOf({
  proposal,
  contract,
  pieces,
  payout,
  invoice,
  charge,
  ...facts
}: ProjectFacts): CreatorWait {
  if (!contract) return endOfOffer(proposal, facts);
  if (isToSign(contract)) return 'wait_signature';
  if (contract.status === 'cancelled' && (!payout || payout.status === 'cancelled')) return 'over';
  const has = (status: Deliverable['status']) => pieces.some((piece) => piece.status === status);
  if (has('draft_submitted')) return 'wait_review';
  if (has('published')) return 'wait_verification';
  return payoutWait(payout, invoice, charge);
}

function payoutWait(
  payout: Pick<Payout, 'status'> | null,
  invoice: Pick<Invoice, 'status'> | undefined,
  charge: Pick<Charge, 'status'> | undefined,
): CreatorWait {
  switch (payout?.status) {
    case undefined:
    case 'cancelled':
      return 'over';
    case 'waiting_invoice':
      return charge && isOpen(charge) ? 'wait_charge' : invoice ? 'wait_invoice' : 'wait_approval';
    case 'failed':
      return 'payment_failed';
    case 'made':
      return 'paid';
    default:
      return 'wait_payment';
  }
}

/**
 * Returns the amount of a payout: net once known, otherwise the forecast, otherwise gross. The day of a known
 * amount comes from `state`.
 */
export function moneyOf(
  payout: Pick<Payout, 'status' | 'netCents' | 'grossCents' | 'currency'> &
    Partial<Pick<Payout, 'deductedCents'>>,
  expectedPay: {
    readonly netCents: number;
    readonly on: string | null;
    readonly countedFrom?: ForecastCondition | null;
  } | null,
  state: PaymentState | null = null,
): StageMoney | null {
  const { currency, status } = payout;
  if (status === 'cancelled') return null;
  const known = netKnown(payout);
  if (known !== null) {
    const paid = status === 'made';
    return {
      cents: known,
      currency,
      basis: 'net',
      state: paid ? 'paid' : 'scheduled',
      on: state?.on ?? null,
    };
  }
  if (expectedPay) {
    const { netCents: cents, on, countedFrom = null } = expectedPay;
    return { cents, currency, basis: 'net', state: 'expected', on, ...(countedFrom && { countedFrom }) };
  }
  return { cents: payout.grossCents, currency, basis: 'gross', state: 'expected', on: null };
}
