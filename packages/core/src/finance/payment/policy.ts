import { anyOf } from '../../kit';
import {
  type Actor,
  guestOfHiring,
  guestOfProject,
  nobody,
  ofCompany,
  ofCreator,
  type Rule,
  staff,
  systemOnly,
} from '../../people';
import type { Charge, ChargeLine, Invoice, LedgerPosting, PaymentProof, Payout } from './schema';

/** Who pays: for one hiring, or for all that a project owes. */
const guestWhoPays = anyOf<Actor, { contractId: number; briefingId: number }>(
  guestOfHiring('invoice'),
  guestOfProject('payables'),
);

const never = { create: nobody, update: nobody, remove: nobody } as const;

export const chargeAccess = {
  ...never,
  read: anyOf<Actor, Charge>(ofCompany, staff('finance', 'curation', 'support'), guestWhoPays),
  moves: {
    settle: staff('finance'),
    fallDue: systemOnly,
    combine: systemOnly,
    separate: systemOnly,
    dissolve: systemOnly,
    settleWithin: systemOnly,
    reopen: systemOnly,
    reopenWithin: systemOnly,
    cancel: systemOnly,
    refund: systemOnly,
  },
} as const;

/** Who reads a charge reads what it is made of. */
export const chargeLineAccess = {
  ...never,
  read: anyOf<Actor, ChargeLine>(
    ofCompany,
    staff('finance', 'curation', 'support'),
    guestOfHiring('invoice'),
  ),
  moves: {},
} as const;

/** Not a move: a second copy of the slip changes no state. */
export const reissueRule: Rule<Charge> = anyOf<Actor, Charge>(ofCompany, staff('finance'));

/** The brand follows the clock of its money up to the creator's account, so it reads payouts too. */
export const payoutAccess = {
  ...never,
  read: anyOf<Actor, Payout>(ofCompany, ofCreator, staff('finance', 'curation', 'support')),
  moves: {
    process: systemOnly,
    send: systemOnly,
    release: staff('finance'),
    offset: systemOnly,
    fail: staff('finance'),
    return: staff('finance'),
    retry: staff('finance'),
    cancel: systemOnly,
  },
} as const;

/** Not a move: preparing changes no state, but names the first of the two people. */
export const prepareRule = staff('finance');

export const invoiceAccess = {
  ...never,
  read: anyOf<Actor, Invoice>(ofCreator, staff('finance')),
  moves: { accept: staff('finance'), refuse: staff('finance') },
} as const;

/** Each side's statement: the postings on its own accounts. */
export const postingAccess = {
  ...never,
  read: anyOf<Actor, LedgerPosting>(ofCompany, ofCreator, staff('finance')),
  moves: {},
} as const;

/** Who reads a bank's return file in, which settles charges. */
export const bankReturnRule = staff('finance');

/** Who may pay a charge, and hand in a proof that it was paid. */
export const payerRule: Rule<Charge> = anyOf<Actor, Charge>(ofCompany, guestWhoPays);

export const proofAccess = {
  ...never,
  read: anyOf<Actor, PaymentProof>(ofCompany, staff('finance'), guestWhoPays),
  moves: {},
} as const;
