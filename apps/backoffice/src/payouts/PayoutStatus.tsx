import type { Payee } from '@elenco/core/people';
import { ReferenceLink } from '../kit/ReferenceLink';
import { StatusChip, ToneChip } from '../kit/StatusChip';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { awaitedOf } from './awaited';
import { useInReview } from './useInReview';

/**
 * Status of a payout. While the payout has no accepted document, states which document the creator must send,
 * or links to the document that finance must check.
 */
export function PayoutStatus({
  payout,
  payee,
}: {
  readonly payout: RecordOf<'payouts'>;
  readonly payee?: Pick<Payee, 'legalForm'> | undefined;
}) {
  const words = useWords();
  const review = useInReview(payout);
  const awaited = awaitedOf(payout, payee, review !== undefined);
  if (awaited === null) return <StatusChip resource="payouts" status={payout.status} />;
  return (
    <>
      <ToneChip
        tone={awaited === 'review' ? 'warning' : 'default'}
        label={words.t(`finance.awaited.${awaited}`)}
      />{' '}
      {review ? <ReferenceLink resource="invoices" id={review.id} /> : null}
    </>
  );
}
