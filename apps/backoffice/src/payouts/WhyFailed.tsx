import { awaitsPayee, bankCodesIn } from '@elenco/core/finance';
import type { Payee } from '@elenco/core/people';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useWords } from '../kit/words';
import { Codes } from '../payment-answers/Codes';
import type { ElencoDataProvider } from '../providers/data';
import type { RecordOf } from '../resources';

/** The reason that the bank or finance stated for a failed payout, and the possible next steps. */
export function WhyFailed({
  payout,
  payee,
}: {
  readonly payout: RecordOf<'payouts'>;
  readonly payee: Pick<Payee, 'changedAt'> | undefined;
}) {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const isFailed = payout.status === 'failed';
  const { data: steps } = useQuery({
    queryKey: ['payouts', 'history', payout.id],
    queryFn: () => data.history('payouts', payout.id),
    enabled: isFailed,
  });
  const reason = steps?.findLast(({ toState }) => toState === 'failed')?.comment;
  if (!isFailed || !reason) return null;
  const codes = bankCodesIn('payouts', reason);
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      <AlertTitle>{words.t('finance.whyFailed.title')}</AlertTitle>
      {codes.length > 0 ? <Codes codes={codes} /> : reason}
      {payee ? (
        <div>{words.t(`finance.whyFailed.${awaitsPayee(payout, payee) ? 'sameAccount' : 'changed'}`)}</div>
      ) : null}
    </Alert>
  );
}
