import type { Step } from './world';

/** Returns a step: the name of an act, and its parameter `b`. */
export const once = ([act, b = 0]: readonly [string, number?]): Step => ({
  act,
  a: 0,
  b,
  c: 0,
  twice: false,
});

/** Creates a contract in dollars that the client accepts. */
const inDollars: Step = {
  act: 'agree on a contract of a creator with a client',
  a: 0,
  b: 1,
  c: 3,
  twice: false,
};

const payByCard = [['start a card payment'], ['change a payment at the provider', 3]] as const;
export const paidByCard = [['sign a hiring'], ...payByCard] as const;
export const objectedTo = ['change a payment at the provider', 3] as const;
/** The bank decides the dispute in favor of the cardholder. */
export const lost = ['change a payment at the provider', 2] as const;
export const announced = ['deliver all messages in reverse order'] as const;

export const dollarsByCard: readonly Step[] = [inDollars, ...[...payByCard, announced].map(once)];

/** Steps after which a payout in dollars is due, but the bank account has no dollars. */
export const dollarsOwed: readonly Step[] = [
  ...dollarsByCard,
  ...['deliver the work of an instalment', 'submit an invoice', 'accept an invoice'].map((act) =>
    once([act]),
  ),
];

/** Steps after which the bank has reversed a payment by slip. */
const reversedSlip = [['sign a hiring'], ['import a bank file'], ['the bank reverses a receipt']].map(
  ([act = '']) => once([act]),
);

/** Steps after which half of a charge is paid, and accepted as a partial payment. */
export const partlyPaid = (
  [['sign a hiring'], ['import a bank file', 16], ['accept a partial payment']] as const
).map(once);

/** Steps with which walks begin, so that they reach rare states. Half of the beginnings are empty. */
export const walkPrefixes: readonly (readonly Step[])[] = [
  ...Array.from({ length: 5 }, () => []),
  dollarsByCard,
  dollarsOwed,
  reversedSlip,
  partlyPaid,
  [...paidByCard, announced, objectedTo, announced].map(once),
  [...paidByCard, announced, objectedTo, announced, lost, announced].map(once),
];
