import { type Contract, inForce, openStates, type Proposal, type Squad } from '../../hiring';
import { sum } from '../../kit';
import type { Charge } from './schema';
import { paidIn } from './settlement';

type Offer = Pick<Proposal, 'creatorId' | 'status' | 'totalCents'>;
type Hiring = Pick<Contract, 'id' | 'creatorId' | 'status' | 'totalCents'>;
type Owed = Pick<Charge, 'creatorId' | 'purpose' | 'status' | 'amountCents' | 'keptCents'>;

/** An amount in minor units, and of how many creators it is. */
interface Share {
  readonly cents: number;
  readonly creators: number;
}

/** The four figures of a squad's money, what the brand pays with the fee inside, in minor units of its currency. */
export interface SquadBudget {
  /** The squad's own budget, else that of its briefings together; null where neither says one. */
  readonly budgetCents: number | null;
  /** Everybody hired and everybody whose answer is still open; who names no price yet counts as nobody's cents. */
  readonly invited: Share;
  readonly accepted: Share;
  readonly paid: Share;
  /** What is left of the budget beside what is accepted; below zero when too much was accepted. */
  readonly freeCents: number | null;
  /** Open proposals with a price. */
  readonly open: Share;
  /** Open invitations that name no price yet. */
  readonly unpriced: number;
  /** What would be left if all open proposals with a price were accepted. */
  readonly leftCents: number | null;
}

const accepting: readonly Hiring['status'][] = ['draft', 'sent', ...inForce];
const isOpen = ({ status }: Offer) => openStates.some((one) => one === status);

const shareOf = (rows: readonly { readonly creatorId: number; readonly cents: number }[]): Share => ({
  cents: sum(rows.map(({ cents }) => cents)),
  creators: new Set(rows.map(({ creatorId }) => creatorId)).size,
});

/** `briefings` without those that were given up. */
export function budgetOf(given: {
  readonly squad: Pick<Squad, 'budgetCents'>;
  readonly briefings: readonly { readonly budgetCents: number | null }[];
  readonly offers: readonly Offer[];
  readonly contracts: readonly Hiring[];
  readonly charges: readonly Owed[];
}): SquadBudget {
  const hired = given.contracts
    .filter(({ status }) => accepting.includes(status))
    .map(({ creatorId, totalCents }) => ({ creatorId, cents: totalCents }));
  const open = given.offers
    .filter(isOpen)
    .map(({ creatorId, totalCents }) => ({ creatorId, cents: totalCents }));
  const settled = given.charges.flatMap(({ creatorId, ...charge }) =>
    creatorId === null ? [] : [{ creatorId, cents: paidIn([charge]) }],
  );
  const own = given.briefings.flatMap(({ budgetCents }) => budgetCents ?? []);
  const budgetCents = given.squad.budgetCents ?? (own.length > 0 ? sum(own) : null);
  const accepted = shareOf(hired);
  const offered = shareOf(open.filter(({ cents }) => cents > 0));
  const freeCents = budgetCents === null ? null : budgetCents - accepted.cents;
  return {
    budgetCents,
    invited: shareOf([...hired, ...open]),
    accepted,
    paid: { ...shareOf(settled.filter(({ cents }) => cents > 0)), cents: paidIn(given.charges) },
    freeCents,
    open: offered,
    unpriced: open.filter(({ cents }) => cents === 0).length,
    leftCents: freeCents === null ? null : freeCents - offered.cents,
  };
}
