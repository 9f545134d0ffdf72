import { type Change, sum } from '../../kit';

interface Act<Row> {
  /** What the company is bound to pay, in minor units. */
  readonly amount: (row: Row) => number;
  /** Whether the amount uses up the member's limit, or only has to be within it. */
  readonly uses: boolean;
}

const act = <Row>(amount: Act<Row>['amount'], uses: boolean): Act<Row> => ({ amount, uses });

type Priced = { readonly totalCents: number };

/**
 * Commands that bind money in a company's name, with how its amount is found. Each asks the limit of the member who
 * gives it, or of the member behind a guest's link, at the moment it binds.
 */
export const bindingActs = {
  'proposals.approveAll': act((chosen: readonly Priced[]) => sum(chosen.map((one) => one.totalCents)), true),
  'squads.approveProposals': act(
    (chosen: readonly Priced[]) => sum(chosen.map((one) => one.totalCents)),
    true,
  ),
  /** The approval has used the limit up already; the signature has to be within it still. */
  'contracts.accept': act((contract: Priced) => contract.totalCents, false),
  'amendments.request': act((asked: { readonly additionalCents: number }) => asked.additionalCents, true),
  'pay-contracts.accept': act((amounts: { readonly clientCents: number }) => amounts.clientCents, true),
} as const;

export type BindingAct = keyof typeof bindingActs;
export type Bound<Name extends BindingAct> = Parameters<(typeof bindingActs)[Name]['amount']>[0];

/** Commands that charge a company without asking a member's limit, each with the reason. */
export const unlimitedActs = {
  'amendments.accept': 'An act of the creator; the brand was bound by its request, which asked the limit.',
  'briefings.askMore': 'Only owners buy a further matching.',
  'charges.combine': 'Puts open charges on one slip and adds nothing to them.',
  'settlements.accept': 'Charges at most what the contract already binds the brand to.',
  'settlements.decide': 'An act of staff, up to what the contract binds the brand to.',
  'subscription-periods.issue': 'An act of finance staff or of the schedule.',
  'subscriptions.choose': 'Only owners choose a plan.',
} as const satisfies Readonly<Record<string, string>>;

/**
 * True if a change charges a company, or raises what its next invoice asks for. Fine and interest of a late payment are
 * posted with the payment itself.
 */
export function isCharging(change: Change): boolean {
  if (change.do !== 'insert') return false;
  return change.resource === 'charges' || (change.resource === 'matchings' && change.row.extraCents !== null);
}

/** True if a command asks the limit, or has a reason not to. The transaction refuses charges of all others. */
export const mayCharge = (command: string): boolean => command in bindingActs || command in unlimitedActs;
