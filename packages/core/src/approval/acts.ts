import { sum } from '../kit';

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
