import {
  type Charge,
  type Instalment,
  type Invoice,
  isOpen,
  isPayInForce,
  netKnown,
  openQuestion,
  type PayContract,
  type PaymentState,
  type Payout,
  workState,
} from '../../finance';
import { type Contract, type Deliverable, type Proposal, waitsFor } from '../../hiring';
import type { Currency } from '../../kit';
import type { CreatorStep, ToDo } from './nextStep';

/** Event that a project or contract waits for while it does not wait for its creator, or how it ended. */
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
  | 'paid'
  | 'over';

/** Own acts on an Elenco Pay contract that no other row waits for. */
export type PayAct =
  | 'fill_contract'
  | 'send_contract'
  | 'revise_contract'
  | 'deliver_work'
  | 'deliver_changes';

/**
 * Money of a stage, in minor units. `usual` is what such work usually earns before a price is named; `proposed`
 * becomes due only by an agreement, `first` likewise and in instalments, whose first has the day, `expected` is a forecast, `scheduled` has its bank day, `paid` was sent.
 */
export interface StageMoney {
  readonly cents: number;
  readonly currency: Currency;
  readonly basis: 'net' | 'gross';
  readonly state: 'usual' | 'proposed' | 'first' | 'expected' | 'scheduled' | 'paid';
  /** Business date on which it arrives or arrived; null if no day can be given yet. */
  readonly on: string | null;
}

/** The first screen of a creator's project or contract: the act, its deadline, and the money. */
export interface CreatorStage {
  readonly code: CreatorStep | CreatorWait | PayAct;
  /** True if the creator acts next. */
  readonly own: boolean;
  /** Deadline of the act, or of the other side: a business date or an instant. */
  readonly by: string | null;
  /** Time when it reached the stage; shown without a deadline. */
  readonly since: string;
  readonly money: StageMoney | null;
}

type Moment = Omit<CreatorStage, 'money'>;

interface ProjectFacts {
  /** First task of the creator in this project. */
  readonly first: ToDo | undefined;
  readonly proposal: Pick<Proposal, 'status' | 'statusSince'>;
  readonly contract: Pick<Contract, 'status' | 'statusSince'> | undefined;
  readonly pieces: readonly Pick<Deliverable, 'status' | 'statusSince'>[];
  readonly payout: Pick<Payout, 'status' | 'statusSince' | 'dueOn'> | null;
  /** Newest invoice of the payout. */
  readonly invoice: Pick<Invoice, 'status' | 'statusSince'> | undefined;
  readonly charge: Pick<Charge, 'status' | 'dueOn'> | undefined;
}

type Since = { readonly statusSince: string } | null | undefined;

/** Returns the time of the last of these changes. */
const lastOf = (...rows: readonly Since[]): string =>
  rows.reduce((last, row) => (row && row.statusSince > last ? row.statusSince : last), '');

/** Returns the creator's current act in a project, or what it waits for. */
export function projectStage(facts: ProjectFacts): Moment {
  const { first, proposal, contract, pieces, payout, invoice, charge } = facts;
  if (first) {
    const since = lastOf(proposal, contract, payout, invoice, ...pieces);
    return { code: first.code as CreatorStep, own: true, by: first.by ?? null, since };
  }
  const code = waitOf(facts);
  const by = code === 'wait_charge' ? (charge?.dueOn ?? null) : null;
  return { code, own: false, by, since: sinceOf(code, facts) };
}

/** Returns since when a project waits: the event that began the wait. */
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

function waitOf({ proposal, contract, pieces, payout, invoice, charge }: ProjectFacts): CreatorWait {
  if (!contract) return waitsFor(proposal) === 'company' ? 'wait_answer' : 'over';
  if (contract.status === 'draft' || contract.status === 'sent') return 'wait_signature';
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
 * Returns the money of a payout: its own amounts once they are known, else the forecast, else the gross.
 * Its day is that of `state`, its status.
 */
export function moneyOf(
  payout: Pick<Payout, 'status' | 'netCents' | 'grossCents' | 'currency'> &
    Partial<Pick<Payout, 'deductedCents'>>,
  foreseen: { readonly netCents: number; readonly on: string } | null,
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
  if (foreseen) {
    return { cents: foreseen.netCents, currency, basis: 'net', state: 'expected', on: foreseen.on };
  }
  return { cents: payout.grossCents, currency, basis: 'gross', state: 'expected', on: null };
}

type Part = Pick<Instalment, 'dueOn' | 'approvedAt' | 'approvesOn'> & {
  readonly work: readonly Pick<Instalment['work'][number], 'side' | 'at'>[];
  readonly status: Charge['status'];
  readonly payout: Pick<Payout, 'status' | 'statusSince' | 'dueOn'> | null;
  /** Documents of the payout, newest first. */
  readonly invoices: readonly Pick<Invoice, 'statusSince'>[];
  /** True if the payout waits for an invoice of the creator. */
  readonly asksInvoice: boolean;
};

interface PayFacts<P extends Part> {
  readonly row: Pick<PayContract, 'status' | 'statusSince' | 'validUntil' | 'endsOn'> & {
    readonly talk: readonly Pick<PayContract['talk'][number], 'side' | 'at'>[];
  };
  readonly parts: readonly P[];
  /** True if the draft lacks data or the creator's payment data are missing. */
  readonly incomplete: boolean;
  /** A requested ending. */
  readonly ending: { readonly side: 'company' | 'creator'; readonly answerBy: string } | null;
}

/** Returns the current act on an Elenco Pay contract, and the instalment that it is about. */
export function payStage<P extends Part>(facts: PayFacts<P>): Moment & { readonly part: P | null } {
  const { row, parts, incomplete, ending } = facts;
  const since = row.statusSince;
  const at = (code: CreatorStage['code'], own: boolean, by: string | null = null, part: P | null = null) => ({
    code,
    own,
    by,
    since: part?.payout ? sinceOfPart(row, part, part.payout) : since,
    part,
  });
  if (row.status === 'draft') return at(incomplete ? 'fill_contract' : 'send_contract', true, row.validUntil);
  if (row.status === 'refused' || row.status === 'expired') return at('revise_contract', true);
  if (ending) {
    const own = ending.side === 'company';
    return at(own ? 'answer_ending' : 'wait_answer', own, ending.answerBy);
  }
  const invoiced = parts.find((part) => part.asksInvoice);
  if (invoiced) return at('send_invoice', true, null, invoiced);
  const asked = openQuestion(row);
  if (asked) return { ...at('answer_client', true, row.validUntil), since: asked.at };
  if (row.status === 'sent' || row.status === 'viewed') return at('wait_answer', false, row.validUntil);
  const kept = isPayInForce(row)
    ? parts.filter((part) => part.payout?.status === 'waiting_invoice' && part.approvedAt === null)
    : [];
  const changed = kept.find((part) => workState(part) === 'changes');
  if (changed) return at('deliver_changes', true, row.endsOn, changed);
  const begun = kept.find((part) => workState(part) === 'begun');
  if (begun) return at('deliver_work', true, row.endsOn, begun);
  return { ...payPartWait(parts, isPayInForce(row), at) };
}

/** Returns the last event of a paid instalment: delivery, approval, document, payment, or the end of its contract. */
function sinceOfPart(
  row: PayFacts<Part>['row'],
  { work, approvedAt, invoices }: Part,
  payout: NonNullable<Part['payout']>,
): string {
  const events = [work.at(-1)?.at, approvedAt, ...(row.status === 'ended' ? [row.statusSince] : [])];
  const dated = events.map((at): Since => (at ? { statusSince: at } : null));
  return lastOf(payout, invoices[0], ...dated);
}

function payPartWait<P extends Part>(
  parts: readonly P[],
  inForce: boolean,
  at: (
    code: CreatorWait,
    own: boolean,
    by?: string | null,
    part?: P | null,
  ) => Moment & { readonly part: P | null },
): Moment & { readonly part: P | null } {
  const failed = parts.find(({ payout }) => payout?.status === 'failed');
  if (failed) return at('payment_failed', false, null, failed);
  const kept = parts.find(
    ({ payout, approvedAt }) => payout?.status === 'waiting_invoice' && approvedAt === null && inForce,
  );
  if (kept) return at('wait_approval', false, kept.approvesOn, kept);
  const checked = parts.find(({ payout }) => payout?.status === 'waiting_invoice');
  if (checked) return at('wait_invoice', false, null, checked);
  const sent = parts.find(({ payout }) => payout && ['processing', 'sent'].includes(payout.status));
  if (sent) return at('wait_payment', false, null, sent);
  const owed = parts.find((part) => inForce && isOpen(part));
  if (owed) return at('wait_charge', false, owed.dueOn, owed);
  const paid = parts.findLast(({ payout }) => payout?.status === 'made');
  return paid ? at('paid', false, null, paid) : at('over', false);
}
