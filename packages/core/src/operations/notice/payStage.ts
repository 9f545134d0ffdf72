import {
  awaitsPayee,
  type Charge,
  deliverBy,
  type Instalment,
  type Invoice,
  isOpen,
  isPayInForce,
  isUnaccepted,
  openQuestion,
  type PayContract,
  type Payout,
  workState,
} from '../../finance';
import type { Payee } from '../../people';
import { type CreatorStage, type CreatorWait, lastOf, type Since, type StageMoment } from './creatorStage';

type Part = Pick<Instalment, 'dueOn' | 'approvedAt' | 'approvesOn'> &
  Partial<Pick<Instalment, 'deliverOn'>> & {
    readonly work: readonly Pick<Instalment['work'][number], 'side' | 'at'>[];
    readonly status: Charge['status'];
    readonly payout: Pick<Payout, 'status' | 'statusSince' | 'dueOn'> | null;
    /** Documents of the payout, newest first. */
    readonly invoices: readonly Pick<Invoice, 'statusSince'>[];
    /** True if an invoice by the creator is missing for the payout. */
    readonly asksInvoice: boolean;
    /** True if the document of the payout has differences, see `hasDifferences`. */
    readonly differs: boolean;
  };

interface PayFacts<P extends Part> {
  readonly row: Pick<PayContract, 'status' | 'statusSince' | 'validUntil' | 'endsOn' | 'archivedAt'> & {
    readonly talk: readonly Pick<PayContract['talk'][number], 'side' | 'at' | 'settledAt'>[];
  };
  readonly parts: readonly P[];
  /** True if the draft or the creator's payment data is incomplete. */
  readonly incomplete: boolean;
  readonly payee: Pick<Payee, 'changedAt'> | undefined;
  /** A request to end the contract; null if there is none. */
  readonly ending: { readonly side: 'company' | 'creator'; readonly answerBy: string } | null;
}

/** Returns the creator's task in an Elenco Pay contract, and the instalment that the task is about. */
export function payStage<P extends Part>(facts: PayFacts<P>): StageMoment & { readonly part: P | null } {
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
  if (isUnaccepted(row)) return row.archivedAt ? at('archived', false) : at('revise_contract', true);
  if (ending) {
    const own = ending.side === 'company';
    return at(own ? 'answer_ending' : 'wait_answer', own, ending.answerBy);
  }
  const returned = parts.find(({ payout }) => payout && awaitsPayee(payout, facts.payee));
  if (returned) return at('correct_payee', true, null, returned);
  const invoiced = parts.find((part) => part.asksInvoice);
  if (invoiced) return at('send_invoice', true, null, invoiced);
  const differing = parts.find((part) => part.differs);
  if (differing) return at('fix_invoice', true, null, differing);
  const asked = openQuestion(row);
  if (asked) return { ...at('answer_client', true, row.validUntil), since: asked.at };
  if (row.status === 'sent' || row.status === 'viewed') return at('wait_answer', false, row.validUntil);
  const kept = isPayInForce(row)
    ? parts.filter((part) => part.payout?.status === 'waiting_invoice' && part.approvedAt === null)
    : [];
  const changed = kept.find((part) => workState(part) === 'changes');
  if (changed) return at('deliver_changes', true, deliverBy(changed, row), changed);
  const begun = kept.find((part) => workState(part) === 'begun');
  if (begun) return at('deliver_work', true, deliverBy(begun, row), begun);
  return payPartWait(parts, isPayInForce(row), at);
}

/**
 * Returns the time when a paid instalment last changed: by delivery, approval, document, payment, or the end
 * of its contract.
 */
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
  ) => StageMoment & { readonly part: P | null },
): StageMoment & { readonly part: P | null } {
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
