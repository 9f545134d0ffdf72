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
  nobody,
  ofCompany,
  ofCreator,
  staff,
  stamps,
} from '../../people';

/** A part of a contract's price that is due on a day of its own, with the charge that asks for it. */
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
  /** Of a payment after `dueOn`: a fine once, and interest by the month, in basis points of the amount. */
  fineBp: impersonal(count),
  interestBp: impersonal(count),
  chargeId: id,
  /** Made when the client has paid for the first time. */
  payoutId: id.nullable(),
  /** When the client said that the work for it is there; nothing is paid out before. */
  approvedAt: instant.nullable(),
});
export type Instalment = z.output<typeof instalment>;

/** The client says that the work is there; staff where a client falls silent. */
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
    create: nobody,
    update: nobody,
    remove: nobody,
    moves: {},
  },
});
