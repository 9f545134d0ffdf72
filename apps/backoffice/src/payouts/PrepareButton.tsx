import Button from '@mui/material/Button';
import { hasDuty } from '../kit/access';
import { useActor } from '../kit/useActor';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

/** Button for the first user: confirms that the transfer may be made. */
export function PrepareButton({
  payout,
  payeeVersion,
}: {
  payout: RecordOf<'payouts'>;
  payeeVersion: number | undefined;
}) {
  const words = useWords();
  const finance = hasDuty(useActor(), 'finance');
  const { press, pending } = useRun('payouts.prepare');
  if (!finance || payout.status !== 'processing' || payout.preparedById !== null) return null;
  return (
    <Button
      variant="contained"
      disabled={pending || payeeVersion === undefined}
      onClick={() =>
        press({ id: payout.id, version: payout.version, payeeVersion }, words.t('finance.prepared'))
      }
    >
      {words.t('finance.prepare')}
    </Button>
  );
}
