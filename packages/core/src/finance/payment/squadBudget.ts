import {
  type Briefing,
  type Contract,
  freeBudgetOf,
  isInForce,
  isToSign,
  openStates,
  type Proposal,
  type Squad,
  squadBudgetCents,
  waitsFor,
} from '../../hiring';
import { sum } from '../../kit';
import type { Balances } from './balances';

type Offer = Pick<Proposal, 'creatorId' | 'status' | 'totalCents'>;
type Hiring = Pick<Contract, 'creatorId' | 'status' | 'totalCents' | 'companyAcceptedAt'>;

/** An amount in minor units and the number of creators that it covers. */
interface Share {
  readonly cents: number;
  readonly creators: number;
}

/** Budget of a squad and how it is used: amounts that the brand pays, fee included, in minor units. */
export interface SquadBudget {
  /** Budget of the squad, as `squadBudgetCents` defines it; null if there is none. */
  readonly budgetCents: number | null;
  /**
   * Hired creators and open invitations. Invitations without a price count as creators, but not in the
   * amount.
   */
  readonly invited: Share;
  /** Contracts in force with their amendments: the contracted amount on the finance page. */
  readonly inForce: Share;
  /** Contracts that the brand still has to sign (`toSignBySide`). They are charged once both sides signed. */
  readonly ownToSign: Share;
  /** Contracts that only the creator still has to sign (`toSignBySide`). */
  readonly creatorsToSign: Share;
  /** Amounts to pay, paid, held and released, as `Balances` defines them. */
  readonly toPayCents: number;
  readonly paidCents: number;
  readonly heldCents: number;
  readonly releasedCents: number;
  /** Remaining budget (`freeBudgetOf`); negative if it is exceeded. */
  readonly freeCents: number | null;
  /** Proposals that need the brand's answer (`waitsFor`). */
  readonly toAnswer: { readonly cents: number; readonly proposals: number };
  /** Number of open invitations without a price. */
  readonly unpriced: number;
  /**
   * Budget that would remain if the brand accepted all proposals that need its answer; null without a budget.
   */
  readonly leftCents: number | null;
}

const isOpen = ({ status }: Offer) => openStates.some((one) => one === status);

const shareOf = (rows: readonly { readonly creatorId: number; readonly cents: number }[]): Share => ({
  cents: sum(rows.map(({ cents }) => cents)),
  creators: new Set(rows.map(({ creatorId }) => creatorId)).size,
});

/**
 * Computes the budget of a squad and how it is used. The caller must leave out cancelled `briefings`, and
 * `offers` that `hasLapsed`.
 */
export function budgetOf(given: {
  readonly squad: Pick<Squad, 'budgetCents'>;
  readonly briefings: readonly Pick<Briefing, 'budgetCents' | 'contractedCents'>[];
  readonly offers: readonly Offer[];
  readonly contracts: readonly Hiring[];
  readonly balances: readonly Pick<Balances, 'toPayCents' | 'paidCents' | 'heldCents' | 'releasedCents'>[];
}): SquadBudget {
  const unsigned = given.contracts.filter(isToSign);
  const toSign = unsigned.map(({ creatorId, totalCents }) => ({ creatorId, cents: totalCents }));
  const isOwn = (_: object, index: number) => unsigned[index]?.companyAcceptedAt === null;
  const hired = given.contracts.filter(isInForce).map(({ creatorId }) => ({ creatorId, cents: 0 }));
  const open = given.offers
    .filter(isOpen)
    .map(({ creatorId, totalCents }) => ({ creatorId, cents: totalCents }));
  const budgetCents = squadBudgetCents(given.squad, given.briefings);
  const contractedCents = sum(given.briefings.map((row) => row.contractedCents));
  // Contracted amounts are stored with the briefings, because they include amendments and ended contracts.
  const withContracted = (rows: Parameters<typeof shareOf>[0]): Share => {
    const { cents, creators } = shareOf([...hired, ...rows]);
    return { cents: cents + contractedCents, creators };
  };
  const asked = given.offers.filter((offer) => waitsFor(offer) === 'company');
  const askedCents = sum(asked.map(({ totalCents }) => totalCents));
  const freeCents = freeBudgetOf(budgetCents, given);
  return {
    budgetCents,
    invited: withContracted([...toSign, ...open]),
    inForce: withContracted([]),
    ownToSign: shareOf(toSign.filter(isOwn)),
    creatorsToSign: shareOf(toSign.filter((row, index) => !isOwn(row, index))),
    toPayCents: sum(given.balances.map(({ toPayCents }) => toPayCents)),
    paidCents: sum(given.balances.map(({ paidCents }) => paidCents)),
    heldCents: sum(given.balances.map(({ heldCents }) => heldCents)),
    releasedCents: sum(given.balances.map(({ releasedCents }) => releasedCents)),
    freeCents,
    toAnswer: { cents: askedCents, proposals: asked.length },
    unpriced: open.filter(({ cents }) => cents === 0).length,
    leftCents: freeCents === null ? null : freeCents - askedCents,
  };
}
