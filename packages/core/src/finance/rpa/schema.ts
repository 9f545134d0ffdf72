import { z } from 'zod';
import { cents } from '../../kit';
import { date, id, line, stamps } from '../../people';
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
