import { isOpen, openCentsOf } from '@elenco/core/finance';
import { Money } from '../kit/FieldValue';
import type { Column } from '../kit/ResourceTable';
import { StatusChip, ToneChip } from '../kit/StatusChip';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

type Charge = RecordOf<'charges'>;

/** True for an open charge with a partial payment. */
export const isPartlyPaid = (charge: Charge): boolean => isOpen(charge) && charge.keptCents > 0;

/** List filter for partly paid charges; the kept amount is 0 once a charge is paid. */
export const partlyPaid = { keptCents_gte: 1 } as const;

/** True for an open charge whose payment the brand reported. */
export const isReported = (charge: Charge): boolean => isOpen(charge) && charge.reportedAt !== null;

/** List filter for open charges whose payment the brand reported. */
export const reported = { reportedAt_gte: '2000-01-01T00:00:00.000Z', restCents_gte: 1 } as const;

/** Amount still due of a charge, with the total. */
export const rest = (charge: Charge) => (
  <Money key="rest" cents={openCentsOf(charge)} ofCents={charge.amountCents} currency={charge.currency} />
);

/** State of a charge, whether it is partly paid, and whether a payment was reported. */
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
      {isReported(charge) ? (
        <>
          {' '}
          <ToneChip tone="info" label={words.t('finance.reported')} />
        </>
      ) : null}
    </>
  );
}

export const statusColumn: Column<'charges'> = {
  source: 'status',
  render: (charge) => <State charge={charge} />,
};

/** Amount still due, and the total. */
export const amountColumns: readonly Column<'charges'>[] = [
  {
    source: 'restCents',
    render: ({ restCents, currency }) =>
      restCents === 0 ? '–' : <Money key="rest" cents={restCents} currency={currency} />,
  },
  { source: 'amountCents' },
];
