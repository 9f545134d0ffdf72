import { z } from 'zod';
import type { Currency } from '../../kit';
import type { Payee } from './creator';

/** Kind of payee that the creator declares. A MEI is a company with its own tax regime. */
export const payeeKind = z.enum(['individual', 'mei', 'company']);
export type PayeeKind = z.output<typeof payeeKind>;

/** Tax regimes that a company can choose. */
export const companyRegimes = ['simples', 'other'] as const;

/** True if a payee must prove the tax regime: no income tax is withheld from a MEI or Simples company. */
export const needsRegimeProof = (regime: string | null): boolean => regime === 'mei' || regime === 'simples';

/** Returns the kind of payee from the legal form and tax regime. */
export function payeeKindOf({ legalForm, taxRegime }: Pick<Payee, 'legalForm' | 'taxRegime'>): PayeeKind {
  if (legalForm === 'individual') return 'individual';
  return taxRegime === 'mei' ? 'mei' : 'company';
}

/**
 * Documents for a payment to a creator. The platform writes the receipt (RPA); a company or MEI issues the
 * invoice. An RPA is only possible in BRL. In another currency, an individual confirms the payment, nothing
 * is withheld, and the creator must declare the income.
 */
export type PaymentDocument = 'receipt' | 'confirmation' | 'invoice';

/** Returns the document for a payment to an individual in a currency. */
export const documentOfIndividual = (currency: Currency): 'receipt' | 'confirmation' =>
  currency === 'BRL' ? 'receipt' : 'confirmation';

/** Returns the document that a payee needs; `either` while the creator has not declared a kind of payee. */
export function documentOfPayee(
  payee: Pick<Payee, 'legalForm'> | null | undefined,
  currency: Currency = 'BRL',
): PaymentDocument | 'either' {
  if (!payee) return 'either';
  return payee.legalForm === 'individual' ? documentOfIndividual(currency) : 'invoice';
}

/**
 * Returns the document that several payments of a payee need; `mixed` if an individual needs both receipts
 * and confirmations.
 */
export function documentOfPayments(
  payee: Parameters<typeof documentOfPayee>[0],
  currencies: readonly Currency[],
): ReturnType<typeof documentOfPayee> | 'mixed' {
  const [first, ...others] = new Set(currencies.map((currency) => documentOfPayee(payee, currency)));
  return others.length > 0 ? 'mixed' : (first ?? documentOfPayee(payee));
}

/** Returns the kind of the submitted document. Only an invoice has a file. */
export const submittedDocument = ({
  fileId,
  currency,
}: {
  readonly fileId: number | null;
  readonly currency: Currency;
}): PaymentDocument => (fileId === null ? documentOfIndividual(currency) : 'invoice');
