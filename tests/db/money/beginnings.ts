import type { Step } from './world';

/** Returns one step by name, with its parameter. */
export const once = ([act, b = 0]: readonly [string, number?]): Step => ({
  act,
  a: 0,
  b,
  c: 0,
  twice: false,
});

/** A contract in dollars, created and accepted. */
const inDollars: Step = {
  act: 'agree on a contract of a creator’s own',
  a: 0,
  b: 1,
  c: 3,
  twice: false,
};

const payByCard = [['begin to pay by card'], ['something happens at the provider', 3]] as const;
export const paidByCard = [['sign a hiring'], ...payByCard] as const;
export const objectedTo = ['something happens at the provider', 3] as const;
/** The bank decides for the card holder. */
export const lost = ['something happens at the provider', 2] as const;
export const announced = ['all messages come, the last first'] as const;

export const dollarsByCard: readonly Step[] = [inDollars, ...[...payByCard, announced].map(once)];

/** A payout in dollars that are not on the bank account. */
export const dollarsOwed: readonly Step[] = [
  ...dollarsByCard,
  ...['say that the work of an instalment is there', 'hand in an invoice', 'accept an invoice'].map((act) =>
    once([act]),
  ),
];

/** Paid by slip, and reversed by the bank. */
const takenBack = [['sign a hiring'], ['read a file of the bank'], ['the bank takes a payment back']].map(
  ([act = '']) => once([act]),
);

/** Steps to a charge that is half paid, with the part kept. */
export const partlyPaid = (
  [['sign a hiring'], ['read a file of the bank', 16], ['keep a partial payment']] as const
).map(once);

/** Starting points of walks, so that random walks reach rare states; mostly empty. */
export const beginnings: readonly (readonly Step[])[] = [
  ...Array.from({ length: 5 }, () => []),
  dollarsByCard,
  dollarsOwed,
  takenBack,
  partlyPaid,
  [...paidByCard, announced, objectedTo, announced].map(once),
  [...paidByCard, announced, objectedTo, announced, lost, announced].map(once),
];
