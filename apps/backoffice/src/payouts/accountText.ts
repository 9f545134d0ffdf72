import { bankName } from '@elenco/brazil';
import type { Payee } from '@elenco/core/people';

/** Formats a payee's account on one line. The account is masked until the user requests the full data. */
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
