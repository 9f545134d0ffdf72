import { anyOf } from '../../kit';
import { type Actor, nobody, ofCompany, ofCreator, staff, systemOnly } from '../../people';
import type { Repayment } from './schema';

export const repaymentAccess = {
  read: anyOf<Actor, Repayment>(ofCompany, ofCreator, staff('finance', 'curation', 'support')),
  create: nobody,
  update: nobody,
  remove: nobody,
  moves: { settle: systemOnly, waive: staff('finance'), release: staff('finance') },
} as const;

/** Who decides that a creator pays back, writes down what came in and prepares the refund. */
export const repaymentRule = staff('finance');
