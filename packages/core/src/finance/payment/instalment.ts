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

/** Maximum number of deliveries and requests of an instalment. */
export const MAX_WORK = 100;

/** A delivered file; its readers are those of the instalment. */
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

/** A part of a contract's price with its own due date and charge. */
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
  /** Fine (once) and monthly interest for payment after `dueOn`, in basis points of the amount. */
  fineBp: impersonal(count),
  interestBp: impersonal(count),
  chargeId: id,
  /** Created when the client pays for the first time. */
  payoutId: id.nullable(),
  /** When the client approved the work; there is no payout before. */
  approvedAt: instant.nullable(),
  /** Deliveries and requested changes, oldest first. */
  work: erased(z.array(workEntry).max(MAX_WORK, 'too_many'), '[]'),
  /** Business date on which a silent client approves, as announced; null if not announced. */
  approvesOn: impersonal(date.nullable()),
});
export type Instalment = z.output<typeof instalment>;

/**
 * Returns the first day on which the invoice of an instalment can be accepted, as far as known: its due day, and
 * without an approval the day on which silence approves it.
 */
export function acceptableOn(
  { dueOn, approvedAt, approvesOn }: Pick<Instalment, 'dueOn' | 'approvedAt' | 'approvesOn'>,
  today: string,
): string {
  const waits = approvedAt === null ? approvesOn : null;
  return [dueOn, waits ?? today].reduce((last, day) => (day > last ? day : last), today);
}

type Worked = Pick<Instalment, 'approvedAt'> & {
  readonly work: readonly Pick<Instalment['work'][number], 'side'>[];
};

/** Returns how far the work of an instalment is. */
export function workState({ approvedAt, work }: Worked): 'begun' | 'delivered' | 'changes' | 'approved' {
  if (approvedAt !== null) return 'approved';
  const last = work.at(-1);
  if (!last) return 'begun';
  return last.side === 'creator' ? 'delivered' : 'changes';
}

/** Number of changes that the client requested. */
export const changesOf = ({ work }: Pick<Worked, 'work'>): number =>
  work.filter(({ side }) => side === 'company').length;

/** Allows requesting changes: the client. */
export const requestChangesRule = anyOf<Actor, Instalment>(ofCompany, guestOfPay('pay', 'pay-confirm'));

/** Allows approving the work: the client, or support if the client does not respond. */
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
