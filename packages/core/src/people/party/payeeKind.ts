import { z } from 'zod';
import type { Currency } from '../../kit';
import type { Payee } from './creator';

/** How a creator is paid, as the creator declares it. A MEI is a company with a tax regime of its own. */
export const payeeKind = z.enum(['individual', 'mei', 'company']);
export type PayeeKind = z.output<typeof payeeKind>;

/** Tax regimes that a company can choose. */
export const companyRegimes = ['simples', 'other'] as const;

/** Returns how a payee is paid. */
export function payeeKindOf({ legalForm, taxRegime }: Pick<Payee, 'legalForm' | 'taxRegime'>): PayeeKind {
  if (legalForm === 'individual') return 'individual';
  return taxRegime === 'mei' ? 'mei' : 'company';
}

/**
 * Documents for a payment to a creator. The platform writes the receipt (RPA); a company or MEI issues the
 * invoice. An RPA exists only in BRL: in another currency an individual confirms the payment, nothing is
 * withheld, and the creator declares it.
 */
export type PaymentDocument = 'receipt' | 'confirmation' | 'invoice';

/** Returns the document that an individual confirms for a payment. */
export const documentOfIndividual = (currency: Currency): 'receipt' | 'confirmation' =>
  currency === 'BRL' ? 'receipt' : 'confirmation';

/** Returns the document that a payee needs; `either` while the creator has not declared how to be paid. */
export function documentOfPayee(
  payee: Pick<Payee, 'legalForm'> | null | undefined,
  currency: Currency = 'BRL',
): PaymentDocument | 'either' {
  if (!payee) return 'either';
  return payee.legalForm === 'individual' ? documentOfIndividual(currency) : 'invoice';
}

/**
 * Returns the document that several payments of a payee need; `mixed` if an individual has to issue receipts and
 * confirm payments.
 */
export function documentOfPayments(
  payee: Parameters<typeof documentOfPayee>[0],
  currencies: readonly Currency[],
): ReturnType<typeof documentOfPayee> | 'mixed' {
  const [first, ...others] = new Set(currencies.map((currency) => documentOfPayee(payee, currency)));
  return others.length > 0 ? 'mixed' : (first ?? documentOfPayee(payee));
}

/** Returns which document was submitted: only an invoice has a file. */
export const documentHandedIn = ({
  fileId,
  currency,
}: {
  readonly fileId: number | null;
  readonly currency: Currency;
}): PaymentDocument => (fileId === null ? documentOfIndividual(currency) : 'invoice');
