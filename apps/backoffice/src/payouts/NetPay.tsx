import { netKnown } from '@elenco/core/finance';
import { Money, Unknown } from '../kit/FieldValue';
import type { RecordOf } from '../resources';

/** What arrives of a payout, which is known once its taxes are. */
export function NetPay({ payout }: { payout: RecordOf<'payouts'> }) {
  const cents = netKnown(payout);
  return cents === null ? <Unknown /> : <Money cents={cents} currency={payout.currency} />;
}
