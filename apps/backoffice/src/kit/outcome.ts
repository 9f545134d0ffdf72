import { netKnown, refundOf, remainingOf } from '@elenco/core/finance';
import type { Actor } from '@elenco/core/people';
import { titleOf } from '../addresses';
import type { ElencoDataProvider } from '../providers/data';
import { mayRead, type RecordOf, type ResourceName, type ResourceWithFlow } from '../resources';
import { currencyOf } from './currencyOf';
import type { Words } from './words';

type Amounts = {
  readonly [N in ResourceName]?: (record: RecordOf<N>, before: RecordOf<N>) => number | null;
};

/**
 * Functions that return the amount in a message, by resource. Each receives the record after and before the
 * change.
 */
const amounts: Amounts = {
  applications: ({ counterCents }) => counterCents,
  briefings: ({ budgetCents }) => budgetCents,
  charges: ({ amountCents }) => amountCents,
  'fee-invoices': ({ amountCents }) => amountCents,
  invoices: ({ amountCents }) => amountCents,
  'payment-answers': ({ amountCents }) => amountCents,
  payouts: (payout) => netKnown(payout) ?? payout.grossCents,
  receipts: ({ amountCents }) => amountCents,
  // After a waiver nothing remains, so the message states the waived amount.
  repayments: (repayment, before) => remainingOf(before) || refundOf(repayment) - repayment.setOffCents,
  settlements: ({ refundCents, setOffCents }) => refundCents - setOffCents,
  'subscription-periods': ({ amountCents }) => amountCents,
};

/** Resources whose records concern or pay a creator rather than the company. */
const ofCreators: ReadonlySet<ResourceName> = new Set([
  'applications',
  'deliverables',
  'invoices',
  'payouts',
  'repayments',
]);

/** A record as a screen has loaded it. Fields that are hidden from the user are missing. */
interface Concerned {
  readonly id: number;
}

interface Parties extends Concerned {
  readonly companyId?: number | null;
  readonly creatorId?: number | null;
  readonly payerName?: string | null;
}

/** Returns a record's kind, and its title or number, such as "Cobrança #16" or "Briefing “Verão”". */
export function namedRecord(resource: ResourceName, record: Concerned, words: Words): string {
  const title = titleOf(resource, record);
  return `${words.name(resource)} ${title.startsWith('#') ? title : `“${words.nested(title)}”`}`;
}

/**
 * Returns the amount as text; undefined if the record has no amount, or if the user may not see the amount.
 */
function amountText({ resource, record, before = record, statedCents }: Outcome, words: Words) {
  const own = amounts[resource] as
    | ((record: object, before: object) => number | null | undefined)
    | undefined;
  if (!own) return undefined;
  const cents = typeof statedCents === 'number' ? statedCents : own(record, before);
  return typeof cents === 'number' && !Number.isNaN(cents)
    ? words.money(cents, currencyOf(resource, record))
    : undefined;
}

/**
 * Returns the name of a record's payer, creator or company. Undefined if the record has none, or if the user
 * may not read the creator or company.
 */
export async function partyOf(
  resource: ResourceName,
  record: Concerned,
  actor: Actor,
  data: ElencoDataProvider,
): Promise<string | undefined> {
  const { companyId, creatorId, payerName } = record as Parties;
  if (payerName) return payerName;
  const [of, id] =
    creatorId && (ofCreators.has(resource) || !companyId)
      ? (['creators', creatorId] as const)
      : (['companies', companyId] as const);
  if (!id || !mayRead(actor, of)) return undefined;
  const found = await data.getOne(of, { id }).catch(() => undefined);
  return found && titleOf(of, found.data);
}

interface Outcome {
  readonly resource: ResourceName;
  readonly record: Concerned;
  /** The record before the change; by default `record`. */
  readonly before?: Concerned;
  readonly party: string | undefined;
  /** Amount that the user sent or that the dialog stated. It replaces the record's amount. */
  readonly statedCents?: unknown;
}

/**
 * Describes a move by the record, the result, the amount and the party, such as "Cobrança #16 cancelada · R$
 * 90,00 · Aurora".
 */
export function movedText(
  move: string,
  outcome: Outcome & { readonly resource: ResourceWithFlow },
  words: Words,
) {
  const { resource, record, party } = outcome;
  const what = `${namedRecord(resource, record, words)} ${words.done(resource, move)}`;
  return [what, amountText(outcome, words), party].filter(Boolean).join(' · ');
}

/**
 * Adds the record, its amount and its party to the message of a command. Returns the message unchanged if the
 * record has no amount.
 */
export function doneText(done: string, outcome: Outcome, words: Words) {
  const { resource, record, party } = outcome;
  const amount = amountText(outcome, words);
  if (!amount) return done;
  return `${done} ${[namedRecord(resource, record, words), amount, party].filter(Boolean).join(' · ')}`;
}
