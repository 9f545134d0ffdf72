import { type Change, sum } from '../../kit';

interface Act<Row> {
  /** Returns the amount that the company must pay, in minor units. */
  readonly amount: (row: Row) => number;
  /**
   * True if the amount reduces the member's remaining limit; false if the amount must only be within the
   * limit.
   */
  readonly uses: boolean;
}

const act = <Row>(amount: Act<Row>['amount'], uses: boolean): Act<Row> => ({ amount, uses });

type Priced = { readonly totalCents: number };

/**
 * Commands that bind a company to pay, each with a function that returns the amount. Each checks the limit of
 * the member who runs it, or of the member who created the guest's link.
 */
export const bindingActs = {
  'proposals.approveAll': act((chosen: readonly Priced[]) => sum(chosen.map((one) => one.totalCents)), true),
  'squads.approveProposals': act(
    (chosen: readonly Priced[]) => sum(chosen.map((one) => one.totalCents)),
    true,
  ),
  /**
   * The signature must be within the limit even though the approval has already used it up. Contracts that an
   * owner approved at the member's request are exempt.
   */
  'contracts.accept': act((contract: Priced) => contract.totalCents, false),
  /** Both the sum and each single contract must be within the member's limit. */
  'contracts.acceptAll': act((chosen: readonly Priced[]) => sum(chosen.map((one) => one.totalCents)), false),
  'amendments.request': act((asked: { readonly additionalCents: number }) => asked.additionalCents, true),
  'pay-contracts.accept': act((amounts: { readonly clientCents: number }) => amounts.clientCents, true),
} as const;

export type BindingAct = keyof typeof bindingActs;
export type Bound<Name extends BindingAct> = Parameters<(typeof bindingActs)[Name]['amount']>[0];

/** Maps the name of each command that charges a company, but checks no member's limit, to the reason. */
export const unlimitedActs = {
  'amendments.accept': 'An act of the creator; the brand was bound by its request, which asked the limit.',
  'approvals.approve': 'Only owners, who have no limit, do what a member asked for.',
  'briefings.askMore': 'Only owners buy a further matching.',
  'charges.combine': 'Puts open charges on one slip and adds nothing to them.',
  'settlements.accept': 'Charges at most what the contract already binds the brand to.',
  'settlements.decide': 'An act of staff, up to what the contract binds the brand to.',
  'subscription-periods.issue': 'An act of finance staff or of the schedule.',
  'subscriptions.choose': 'Only owners choose a plan.',
} as const satisfies Readonly<Record<string, string>>;

/**
 * True if a change charges a company or raises its next invoice. Fines and interest do not count, because the
 * late payment itself posts them.
 */
export function isCharging(change: Change): boolean {
  if (change.do !== 'insert') return false;
  return change.resource === 'charges' || (change.resource === 'matchings' && change.row.extraCents !== null);
}

/**
 * True if a command checks the limit, or is listed with a reason why it does not. A transaction refuses
 * charges by any other command.
 */
export const mayCharge = (command: string): boolean => command in bindingActs || command in unlimitedActs;
