import { isCnpj, isCpf, type TransferMethod } from '@elenco/brazil';
import { z } from 'zod';
import { isOwnHolder, type Payee, payee as payeeSchema } from '../../people';
import type { Payout } from '../payment';

/** What finance checks about a payee before a payment file is written. */
const paymentWarnings = ['incomplete', 'first_payment', 'account_changed', 'holder_differs'] as const;
export type PaymentWarning = (typeof paymentWarnings)[number];

const { bank, branch, account, pixKey, holder } = payeeSchema.shape;

/** True if the payee has all data that a payment file needs. PIX needs the key, other methods the account. */
export function isPayable(payee: Payee, method: TransferMethod): boolean {
  const fields = method === 'pix' ? { holder, pixKey } : { holder, bank, branch, account };
  return (isCpf(payee.taxId) || isCnpj(payee.taxId)) && z.object(fields).safeParse(payee).success;
}

/**
 * Returns the warnings about the payee of a payout. The name of a company's account is not verified, so it is
 * compared until the account was paid once; an individual's name is always compared.
 */
export function warningsAbout(
  payee: Payee,
  {
    method,
    people,
    ofCreator,
  }: {
    readonly method: TransferMethod;
    /** The creator and the users of the creator's account. */
    readonly people: readonly { readonly name: string }[];
    /** All payouts of the creator. */
    readonly ofCreator: readonly Pick<Payout, 'status' | 'preparedAt'>[];
  },
): PaymentWarning[] {
  const paid = ofCreator.filter(({ status }) => status === 'made');
  // A change of the payee undoes preparations, so a paid payout went to the account of its preparation.
  const hasPaidAccount = paid.some(({ preparedAt }) => (payee.changedAt ?? '') <= (preparedAt ?? ''));
  const warns: Readonly<Record<PaymentWarning, boolean>> = {
    incomplete: !isPayable(payee, method),
    first_payment: paid.length === 0,
    account_changed: paid.length > 0 && !hasPaidAccount,
    holder_differs: !(payee.legalForm === 'company' && hasPaidAccount) && !isOwnHolder(payee.holder, people),
  };
  return paymentWarnings.filter((warning) => warns[warning]);
}
