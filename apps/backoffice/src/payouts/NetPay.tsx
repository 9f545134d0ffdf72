import { netKnown } from '@elenco/core/finance';
import { Money, Unknown } from '../kit/FieldValue';
import type { RecordOf } from '../resources';

/** Net amount of a payout; a dash until the payout's taxes are calculated. */
export function NetPay({ payout }: { payout: RecordOf<'payouts'> }) {
  const cents = netKnown(payout);
  return cents === null ? <Unknown /> : <Money cents={cents} currency={payout.currency} />;
}
