import { bankName } from '@elenco/brazil';
import type { Payee } from '@elenco/core/people';

/** Returns a payee's account in one line; dots until the account has been revealed. */
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
