import { bankName } from '@elenco/brazil';
import type { Payee } from '@elenco/core/people';

/** Formats a payee's account on one line; masked until the user requests it. */
export const accountText = (payee: Payee | undefined): string =>
  payee
    ? [
        payee.holder,
        `${payee.bank} ${bankName(payee.bank)}`,
        `${payee.branch} / ${payee.account}`,
        payee.pixKey,
      ]
        .filter(Boolean)
        .join(' · ')
    : '••••••';
