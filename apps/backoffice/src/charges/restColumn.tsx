import { restOf } from '@elenco/core/finance';
import { Money } from '../kit/FieldValue';
import type { Column } from '../kit/ResourceTable';
import type { RecordOf } from '../resources';

/** What is still due of a charge, of its whole amount. */
export const rest = (charge: RecordOf<'charges'>) => (
  <Money key="rest" cents={restOf(charge)} ofCents={charge.amountCents} currency={charge.currency} />
);

/** The column of a list of charges that says so. */
export const restColumn: Column<'charges'> = { source: 'amountCents', render: rest };
