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
  nobody,
  ofCreator,
  retained,
  staff,
  stamps,
} from '../../people';
import { withheld } from '../payment';

/**
 * A receipt for what an individual was paid (Recibo de Pagamento a Autônomo), which the payer writes. It says what was
 * so on the day of the payment, and never changes.
 */
export const rpa = z.object({
  ...stamps,
  creatorId: id,
  contractId: id,
  payoutId: id,
  /** Without gaps within the year in which it was issued. */
  year: impersonal(z.int().min(2020)),
  number: impersonal(z.int().positive()),
  issuedOn: impersonal(date),
  paidOn: impersonal(date),
  grossCents: impersonal(cents),
  withholdings: impersonal(z.array(withheld)),
  netCents: impersonal(cents),
  /** Who was paid, as their bank account says; and their CPF. */
  holder: retained(line(120), 'fiscal', dash),
  taxId: retained(z.string().length(11), 'fiscal', '0'.repeat(11)),
});

export type Rpa = z.output<typeof rpa>;

const rpaAccess = {
  read: anyOf<Actor, Rpa>(ofCreator, staff('finance')),
  create: nobody,
  update: nobody,
  remove: nobody,
  moves: {},
} as const;

export const rpas = defineResource({
  name: 'rpas',
  schema: rpa,
  flow: undefined,
  writable: { create: [], update: [] },
  /** As bank data: not for who acts in the creator's name. */
  hidden: (actor) => (impersonatorOf(actor) ? ['holder', 'taxId'] : []),
  filters: { id: 'is', creatorId: 'is', payoutId: 'is', year: 'is', number: 'is', issuedOn: 'between' },
  sorts: ['id', 'number', 'issuedOn', 'grossCents'],
  access: rpaAccess,
});
