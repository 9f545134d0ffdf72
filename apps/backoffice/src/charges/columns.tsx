import { isOpen, openCentsOf } from '@elenco/core/finance';
import { Money } from '../kit/FieldValue';
import type { Column } from '../kit/ResourceTable';
import { StatusChip, ToneChip } from '../kit/StatusChip';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { OpenAmountCell } from './OwedToday';

type Charge = RecordOf<'charges'>;

/** True for an open charge with a partial payment. */
export const isPartlyPaid = (charge: Charge): boolean => isOpen(charge) && charge.keptCents > 0;

/** Filter for partly paid charges: the partial payment is 0 once a charge is fully paid. */
export const partlyPaid = { keptCents_gte: 1 } as const;

/** True for an open charge whose payment the brand reported. */
export const isReported = (charge: Charge): boolean => isOpen(charge) && charge.reportedAt !== null;

/** List filter for open charges whose payment the brand reported. */
export const reported = { reportedAt_gte: '2000-01-01T00:00:00.000Z', restCents_gte: 1 } as const;

/** Open amount of a charge, beside its total. */
export const rest = (charge: Charge) => (
  <Money key="rest" cents={openCentsOf(charge)} ofCents={charge.amountCents} currency={charge.currency} />
);

/** State of a charge, with marks for a partial payment and for a reported payment. */
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

/** State of a charge with its marks, for table cells. */
export const chargeState = (charge: Charge) => <State key="state" charge={charge} />;

export const statusColumn: Column<'charges'> = { source: 'status', render: chargeState };

/** Open amount, today's amount due, and total. */
export const amountColumns: readonly Column<'charges'>[] = [
  {
    source: 'restCents',
    render: (charge) => <OpenAmountCell charge={charge} />,
    phoneAmount: (charge) =>
      charge.restCents === 0 ? (
        <Money cents={charge.amountCents} currency={charge.currency} />
      ) : (
        <OpenAmountCell charge={charge} />
      ),
  },
  { source: 'amountCents' },
];
