import { isOpen, restOf } from '@elenco/core/finance';
import { Money } from '../kit/FieldValue';
import type { Column } from '../kit/ResourceTable';
import { StatusChip, ToneChip } from '../kit/StatusChip';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

type Charge = RecordOf<'charges'>;

/** True of a charge that is still open and of which a part was paid. */
export const isPartlyPaid = (charge: Charge): boolean => isOpen(charge) && charge.keptCents > 0;

/** Filter of a list by it: what was kept is 0 again once a charge is paid. */
export const partlyPaid = { keptCents_gte: 1 } as const;

/** What is still due of a charge, of its whole amount. */
export const rest = (charge: Charge) => (
  <Money key="rest" cents={restOf(charge)} ofCents={charge.amountCents} currency={charge.currency} />
);

/** The state of a charge, and whether a part of it was paid. */
function State({ charge }: { readonly charge: Charge }) {
  const words = useWords();
  return (
    <>
      <StatusChip resource="charges" status={charge.status} />
      {isPartlyPaid(charge) ? (
        <>
          {' '}
          <ToneChip tone="info" label={words.t('finance.partlyPaid')} />
        </>
      ) : null}
    </>
  );
}

export const statusColumn: Column<'charges'> = {
  source: 'status',
  render: (charge) => <State charge={charge} />,
};

/** What is still due, and of which sum. */
export const amountColumns: readonly Column<'charges'>[] = [
  {
    source: 'restCents',
    render: ({ restCents, currency }) =>
      restCents === 0 ? '–' : <Money key="rest" cents={restCents} currency={currency} />,
  },
  { source: 'amountCents' },
];
