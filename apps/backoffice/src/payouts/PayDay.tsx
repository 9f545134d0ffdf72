import { expectedPayDay } from '@elenco/core/finance';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

/** Day on which the payout was paid or is expected to be paid. */
export function PayDay({ payout }: { readonly payout: RecordOf<'payouts'> }) {
  const words = useWords();
  const day = expectedPayDay(payout);
  return <>{day === null ? '–' : words.day(day)}</>;
}

/** The same for a column of a list. */
export const payDay = (payout: RecordOf<'payouts'>) => <PayDay payout={payout} />;
