import { z } from 'zod';
import { anyOf, cents } from '../../kit';
import {
  type Actor,
  count,
  currency,
  date,
  defineResource,
  guestOfPay,
  id,
  impersonal,
  instant,
  noOne,
  ofCompany,
  ofCreator,
  staff,
  stamps,
} from '../../people';

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
});
export type Instalment = z.output<typeof instalment>;

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
