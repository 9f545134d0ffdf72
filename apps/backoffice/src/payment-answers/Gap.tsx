import { transferOf } from '@elenco/core/finance';
import { useGetOne } from 'ra-core';
import { useWords } from '../kit/words';
import { changedTaxes } from '../payouts/taxes';
import { useTaxPreview } from '../payouts/useTaxPreview';
import type { RecordOf } from '../resources';

type Answer = RecordOf<'payment-answers'>;

/**
 * Amounts of an answer that needs a decision: what the bank paid, what was expected, and the difference. For
 * a payment in a different month, the expected amount is calculated with that month's taxes.
 */
export function Gap({ answer }: { readonly answer: Answer }) {
  const { outcome, payoutId } = answer;
  const { data: payout } = useGetOne<RecordOf<'payouts'>>(
    'payouts',
    { id: payoutId ?? 0 },
    { enabled: payoutId !== null },
  );
  if (!payout) return null;
  if (outcome === 'amount_differs') return <Amounts answer={answer} expectedCents={transferOf(payout)} />;
  return outcome === 'other_month' && answer.paidOn !== null ? (
    <OfMonth answer={answer} payout={payout} paidOn={answer.paidOn} />
  ) : null;
}

function OfMonth({
  answer,
  payout,
  paidOn,
}: {
  readonly answer: Answer;
  readonly payout: RecordOf<'payouts'>;
  readonly paidOn: string;
}) {
  const words = useWords();
  const { previews } = useTaxPreview([payout.id], paidOn);
  const ofDay = previews?.find(({ id }) => id === payout.id)?.ofDay;
  if (!ofDay) return null;
  return (
    <>
      <Amounts answer={answer} expectedCents={ofDay.transferCents} />
      {changedTaxes(payout.withholdings, ofDay.withholdings).map(({ code, before, now }) => (
        <div key={code}>
          {words.t('paymentFiles.gap.tax', {
            tax: words.oneOf('withholding', code),
            withheld: words.money(before, payout.currency),
            due: words.money(now, payout.currency),
          })}
        </div>
      ))}
    </>
  );
}

function Amounts({ answer, expectedCents }: { readonly answer: Answer; readonly expectedCents: number }) {
  const words = useWords();
  const difference = answer.amountCents - expectedCents;
  return (
    <div>
      {words.t(difference === 0 ? 'paymentFiles.gap.none' : 'paymentFiles.gap.amounts', {
        paid: words.money(answer.amountCents, 'BRL'),
        expected: words.money(expectedCents, 'BRL'),
        difference: words.money(difference, 'BRL'),
      })}
    </div>
  );
}
