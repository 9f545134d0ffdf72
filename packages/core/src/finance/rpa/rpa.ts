import { z } from 'zod';
import { anyOf, cents } from '../../kit';
import {
  type Actor,
  date,
  defineResource,
  id,
  impersonatorOf,
  line,
  nobody,
  ofCreator,
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
  year: z.int().min(2020),
  number: z.int().positive(),
  issuedOn: date,
  paidOn: date,
  grossCents: cents,
  withholdings: z.array(withheld),
  netCents: cents,
  /** Who was paid, as their bank account says; and their CPF. */
  holder: line(120),
  taxId: z.string().length(11),
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
