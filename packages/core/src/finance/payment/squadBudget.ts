import { type Contract, inForce, openStates, type Proposal, type Squad } from '../../hiring';
import { sum } from '../../kit';
import type { Charge } from './schema';
import { paidIn } from './settlement';

type Offer = Pick<Proposal, 'creatorId' | 'status' | 'totalCents'>;
type Hiring = Pick<Contract, 'id' | 'creatorId' | 'status' | 'totalCents'>;
type Owed = Pick<Charge, 'creatorId' | 'purpose' | 'status' | 'amountCents' | 'keptCents'>;

/** An amount in minor units and the number of creators that it covers. */
interface Share {
  readonly cents: number;
  readonly creators: number;
}

/** Budget figures of a squad, as paid by the brand including the fee. Minor units. */
export interface SquadBudget {
  /** The squad's own budget, or the sum of its briefings; null if none is set. */
  readonly budgetCents: number | null;
  /** Hired creators and open invitations; those without a price add no cents. */
  readonly invited: Share;
  readonly accepted: Share;
  readonly paid: Share;
  /** Budget minus accepted; negative if exceeded. */
  readonly freeCents: number | null;
  /** Open proposals with a price. */
  readonly open: Share;
  /** Number of open invitations without a price. */
  readonly unpriced: number;
  /** Rest of the budget if all open proposals with a price were accepted. */
  readonly leftCents: number | null;
}

const accepting: readonly Hiring['status'][] = ['draft', 'sent', ...inForce];
const isOpen = ({ status }: Offer) => openStates.some((one) => one === status);

const shareOf = (rows: readonly { readonly creatorId: number; readonly cents: number }[]): Share => ({
  cents: sum(rows.map(({ cents }) => cents)),
  creators: new Set(rows.map(({ creatorId }) => creatorId)).size,
});

/** Computes the budget figures. `briefings` must exclude cancelled ones. */
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
