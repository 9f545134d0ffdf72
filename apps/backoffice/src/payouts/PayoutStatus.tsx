import { isWaiting } from '@elenco/core/operations';
import type { Payee } from '@elenco/core/people';
import Typography from '@mui/material/Typography';
import { ReferenceLink } from '../kit/ReferenceLink';
import { StatusChip, ToneChip } from '../kit/StatusChip';
import { today } from '../kit/today';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { awaitedOf } from './awaited';
import { useInReview } from './useInReview';

/** True if the bank has not answered by the end of the file's payment day, so that the payout waits again. */
export const isUnanswered = (
  payout: RecordOf<'payouts'>,
): payout is RecordOf<'payouts'> & { expectedOn: string } =>
  payout.status === 'sent' && payout.expectedOn !== null && isWaiting('payouts', payout, today());

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
  if (awaited === null)
    return (
      <>
        <StatusChip resource="payouts" status={payout.status} />
        {isUnanswered(payout) ? (
          <Typography component="div" variant="caption" color="textSecondary">
            {words.t('finance.unansweredSince', { day: words.day(payout.expectedOn) })}
          </Typography>
        ) : null}
      </>
    );
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
