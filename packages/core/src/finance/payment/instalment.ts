import { bankDaysAfter } from '@elenco/brazil';
import { z } from 'zod';
import { anyOf, cents } from '../../kit';
import {
  type Actor,
  count,
  currency,
  date,
  defineResource,
  erased,
  guestOfPay,
  id,
  impersonal,
  instant,
  noOne,
  ofCompany,
  ofCreator,
  staff,
  stamps,
  text,
  webLink,
} from '../../people';

/** Maximum number of deliveries and change requests per instalment. */
export const MAX_WORK = 100;

/** A delivered file. Everyone who may read the instalment may read the file. */
const workFile = z.object({ id, name: z.string() });

/** A delivery by the creator, or a change that the client requested. */
const workEntry = z.object({
  side: z.enum(['company', 'creator']),
  name: z.string(),
  text: text(1_000),
  link: webLink.nullable(),
  file: workFile.nullable(),
  at: instant,
});

/** A share of a contract's price with its own due date and charge. */
export const instalment = z.object({
  ...stamps,
  contractId: id,
  payContractId: id,
  companyId: id,
  creatorId: id,
  ordinal: impersonal(z.int().positive()),
  amountCents: impersonal(cents),
  currency: impersonal(currency),
  dueOn: impersonal(date),
  /** Last day to deliver the work of this instalment; null if it is the last day of the contract. */
  deliverOn: impersonal(date.nullable()),
  /** Fine for a payment after `dueOn`, charged once, in basis points of the amount. */
  fineBp: impersonal(count),
  /** Monthly interest for a payment after `dueOn`, in basis points of the amount. */
  interestBp: impersonal(count),
  chargeId: id,
  /** The payout of the instalment; null until the client pays for the first time. */
  payoutId: id.nullable(),
  /** When the client approved the work; null before. Nothing is paid out until then. */
  approvedAt: instant.nullable(),
  /** Deliveries and requested changes, the oldest first. */
  work: erased(z.array(workEntry).max(MAX_WORK, 'too_many'), '[]'),
  /**
   * Announced business date on which the work counts as approved without an answer; null if not announced.
   */
  approvesOn: impersonal(date.nullable()),
});
export type Instalment = z.output<typeof instalment>;

/**
 * Facts that determine the forecast payment day of an instalment. Before acceptance, only its due date is
 * known.
 */
export interface ForecastPart extends Pick<Instalment, 'dueOn'> {
  readonly deliverOn?: Instalment['deliverOn'];
  readonly isPaid?: boolean;
  readonly approvedAt?: Instalment['approvedAt'];
  readonly work?: Worked['work'];
  /**
   * Business date on which the delivery counts as approved without an answer; null while the days are not
   * counted.
   */
  readonly silentOn?: string | null;
}

/** Deadlines of an Elenco Pay contract. */
export interface PayDeadlines {
  /** Last day of the contract. Instalments without a delivery day of their own are delivered by this day. */
  readonly endsOn: string | null;
  /** Bank days without an answer after which a delivery counts as approved; 0 for never. */
  readonly silenceDays: number;
  /** True after an early end: the work is no longer delivered or approved. */
  readonly isEnded: boolean;
  /** Business date. */
  readonly today: string;
}

/**
 * Returns the first day on which an instalment's document can be accepted, if both sides use all their time
 * to pay, deliver and approve. Returns null if the client has no deadline for the approval.
 */
export function acceptableOn(
  { dueOn, deliverOn = null, isPaid = false, approvedAt = null, work = [], silentOn = null }: ForecastPart,
  { endsOn, silenceDays, isEnded, today }: PayDeadlines,
): string | null {
  const last = (...days: readonly (string | null)[]) =>
    days.reduce<string>((latest, day) => (day !== null && day > latest ? day : latest), today);
  const paidOn = isPaid ? today : last(dueOn);
  const state = workState({ approvedAt, work });
  if (state === 'approved' || isEnded) return paidOn;
  if (state === 'delivered' && silentOn !== null) return last(paidOn, silentOn);
  if (silenceDays === 0) return null;
  return bankDaysAfter(
    state === 'delivered' ? paidOn : last(paidOn, deliverBy({ deliverOn }, { endsOn })),
    silenceDays,
  );
}

/**
 * Returns the last day to deliver the work of an instalment: its own day, or the last day of the contract.
 */
export const deliverBy = (
  { deliverOn }: { readonly deliverOn?: string | null | undefined },
  { endsOn }: Pick<PayDeadlines, 'endsOn'>,
): string | null => deliverOn ?? endsOn;

type Worked = Pick<Instalment, 'approvedAt'> & {
  readonly work: readonly Pick<Instalment['work'][number], 'side'>[];
};

/** Returns the progress of an instalment's work. */
export function workState({ approvedAt, work }: Worked): 'begun' | 'delivered' | 'changes' | 'approved' {
  if (approvedAt !== null) return 'approved';
  const last = work.at(-1);
  if (!last) return 'begun';
  return last.side === 'creator' ? 'delivered' : 'changes';
}

/** Returns the number of changes that the client requested. */
export const changesOf = ({ work }: Pick<Worked, 'work'>): number =>
  work.filter(({ side }) => side === 'company').length;

/** Allows the client to request changes. */
export const requestChangesRule = anyOf<Actor, Instalment>(ofCompany, guestOfPay('pay', 'pay-confirm'));

/** Allows the client to approve the work, and support to approve it if the client does not answer. */
export const approveRule = anyOf<Actor, Instalment>(
  ofCompany,
  guestOfPay('pay', 'pay-confirm'),
  staff('support'),
);

export const instalments = defineResource({
  name: 'instalments',
  schema: instalment,
  flow: undefined,
  writable: { create: [], update: [] },
  filters: {
    id: 'is',
    contractId: 'is',
    payContractId: 'is',
    chargeId: 'is',
    companyId: 'is',
    creatorId: 'is',
    dueOn: 'between',
  },
  sorts: ['id', 'dueOn', 'createdAt'],
  access: {
    read: anyOf<Actor, Instalment>(
      ofCompany,
      ofCreator,
      staff('finance', 'curation', 'support'),
      guestOfPay('pay', 'pay-confirm'),
    ),
    create: noOne,
    update: noOne,
    remove: noOne,
    moves: {},
  },
});
