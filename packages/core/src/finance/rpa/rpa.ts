import { z } from 'zod';
import { anyOf, cents } from '../../kit';
import {
  type Actor,
  dash,
  date,
  defineResource,
  id,
  impersonal,
  impersonatorOf,
  line,
  noOne,
  ofCreator,
  retained,
  staff,
  stamps,
} from '../../people';
import { withheld } from '../payment';

/**
 * A receipt for a payment to an individual (Recibo de Pagamento a Autônomo), which the payer issues. It
 * states the data of the payment day and never changes.
 */
export const rpa = z.object({
  ...stamps,
  creatorId: id,
  contractId: id,
  payoutId: id,
  /** Year of issue. Numbers have no gaps within a year. */
  year: impersonal(z.int().min(2020)),
  number: impersonal(z.int().positive()),
  issuedOn: impersonal(date),
  paidOn: impersonal(date),
  grossCents: impersonal(cents),
  withholdings: impersonal(z.array(withheld)),
  netCents: impersonal(cents),
  /** Holder of the account that received the payout. */
  holder: retained(line(120), 'fiscal', dash),
  /** CPF of the holder. */
  taxId: retained(z.string().length(11), 'fiscal', '0'.repeat(11)),
});

export type Rpa = z.output<typeof rpa>;

const rpaAccess = {
  read: anyOf<Actor, Rpa>(ofCreator, staff('finance')),
  create: noOne,
  update: noOne,
  remove: noOne,
  moves: {},
} as const;

export const rpas = defineResource({
  name: 'rpas',
  schema: rpa,
  flow: undefined,
  writable: { create: [], update: [] },
  /** Hides the holder and tax number from impersonators, like bank data. */
  hidden: (actor) => (impersonatorOf(actor) ? ['holder', 'taxId'] : []),
  filters: { id: 'is', creatorId: 'is', payoutId: 'is', year: 'is', number: 'is', issuedOn: 'between' },
  sorts: ['id', 'number', 'issuedOn', 'grossCents'],
  access: rpaAccess,
});
