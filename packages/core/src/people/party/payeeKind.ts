import { z } from 'zod';
import type { Payee } from './creator';

/** Way in which creators are paid, as they declare it; a MEI is a company with a tax regime of its own. */
export const payeeKind = z.enum(['individual', 'mei', 'company']);
export type PayeeKind = z.output<typeof payeeKind>;

/** Tax regimes to choose from as a company. */
export const companyRegimes = ['simples', 'other'] as const;

/** Returns how a payee is paid. */
export function payeeKindOf({ legalForm, taxRegime }: Pick<Payee, 'legalForm' | 'taxRegime'>): PayeeKind {
  if (legalForm === 'individual') return 'individual';
  return taxRegime === 'mei' ? 'mei' : 'company';
}
