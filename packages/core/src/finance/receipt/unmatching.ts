import { type Change, emit, type Find, post, sum, update } from '../../kit';
import type { Actor } from '../../people';
import { type Setting, settings } from '../../platform';
import {
  canReopen,
  charges,
  isOpen,
  lateRates,
  loadReopening,
  partDroppedEvent,
  partKept,
  type ReopenFacts,
  reissued,
  reopen,
} from '../payment';
import { priceCentsOf, reverseExtraEntries } from './amount';
import { type Receipt, receipts } from './receipt';

/** A charge with all receipts that paid it in full or in part. */
export interface UnmatchFacts extends ReopenFacts {
  readonly receipts: readonly Receipt[];
  readonly settings: readonly Setting[];
}

export async function loadUnmatching(
  find: Find<Actor>,
  chargeId: number | null,
): Promise<UnmatchFacts | undefined> {
  const of = chargeId === null ? undefined : await loadReopening(find, chargeId);
  return (
    of && {
      ...of,
      receipts: await find.lockMany(receipts, { chargeId: of.charge.id, status: ['matched', 'contested'] }),
      settings: await find.many(settings, { key: [...lateRates] }),
    }
  );
}

/** Returns the price of a charge, without fine and interest. */
const pricedCents = ({ charge, lines }: ReopenFacts): number =>
  charge.amountCents -
  sum(lines.filter(({ kind }) => kind !== 'price').map(({ amountCents }) => amountCents));

/** Returns the other receipts of the same charge. */
const otherReceiptsOf = (row: Receipt, of: UnmatchFacts) => of.receipts.filter(({ id }) => id !== row.id);

const keptCentsWithout = (row: Receipt, of: UnmatchFacts): number =>
  sum(otherReceiptsOf(row, of).map(priceCentsOf));

/**
 * Returns the received amounts of a charge without this receipt. Other receipts keep their fine and interest.
 */
function receivedWithout(row: Receipt, of: UnmatchFacts) {
  const others = otherReceiptsOf(row, of);
  const lateFeeCents = sum(others.map((one) => one.lateFeeCents));
  const fineCents = Math.min(lateFeeCents, of.charge.fineCents);
  return {
    receivedCents: sum(others.map(({ amountCents }) => amountCents)),
    fineCents,
    interestCents: lateFeeCents - fineCents,
  };
}

/**
 * True if the money can be moved to suspense: it is a partial payment of an open charge, or its charge can be
 * reopened.
 */
export const canUnmatch = (row: Receipt, of: UnmatchFacts): boolean =>
  row.partial && isOpen(of.charge) ? true : canReopen(of) && keptCentsWithout(row, of) < pricedCents(of);

/**
 * Returns the changes that move a receipt to suspense. Other receipts stay with the charge, and a slip for
 * the remaining amount is issued.
 * @param today business date
 */
export function unmatchChanges(row: Receipt, of: UnmatchFacts, comment: string, today: string): Change[] {
  const { charge } = of;
  const [part] = of.instalments;
  const keptCents = keptCentsWithout(row, of);
  const rest = {
    ...reissued(
      { charge: { ...charge, amountCents: pricedCents(of) }, instalment: part },
      { keptCents, slipDueOn: charge.slipDueOn, slipIssuedOn: today },
      of.settings,
    ),
    ...receivedWithout(row, of),
  };
  if (isOpen(charge))
    return [
      post(partKept(charge, -priceCentsOf(row))),
      update(charges, charge.id, rest),
      emit(partDroppedEvent({ ...charge, ...rest }, row.amountCents, comment)),
      ...reverseExtraEntries(row),
    ];
  return [
    ...reopen(of, comment, today),
    ...reverseExtraEntries(row),
    ...(keptCents === 0
      ? []
      : [
          post(partKept(charge, keptCents)),
          update(charges, charge.id, rest),
          ...otherReceiptsOf(row, of)
            .filter(({ partial }) => !partial)
            .map(({ id }) => update(receipts, id, { partial: true })),
        ]),
  ];
}
