import Button from '@mui/material/Button';
import { useState } from 'react';
import { Consequence } from '../consequences/Consequence';
import { hasDuty } from '../kit/access';
import { DialogForm } from '../kit/DialogForm';
import { useActor } from '../kit/useActor';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { Destination } from './Destination';

/** Button with which the first user prepares a payout, after confirming recipient, amount and account. */
export function PrepareButton({
  payout,
  payee,
}: {
  readonly payout: RecordOf<'payouts'>;
  readonly payee: { readonly id: number; readonly version: number } | undefined;
}) {
  const words = useWords();
  const finance = hasDuty(useActor(), 'finance');
  const { run } = useRun('payouts.prepare');
  const [open, setOpen] = useState(false);
  const { id, version, status, preparedById } = payout;
  if (!finance || status !== 'processing' || preparedById !== null) return null;
  const verb = words.t('finance.prepare');
  return (
    <>
      <Button variant="contained" disabled={!payee} onClick={() => setOpen(true)}>
        {verb}
      </Button>
      {open && payee ? (
        <DialogForm
          title={verb}
          subtitle={
            <>
              <Destination payout={payout} payeeId={payee.id} />
              <Consequence resource="payouts" record={payout} move="prepare" />
            </>
          }
          verb={verb}
          onSend={() => run({ id, version, payeeVersion: payee.version }, words.t('finance.prepared'))}
          onClose={() => setOpen(false)}
          wide
        >
          {null}
        </DialogForm>
      ) : null}
    </>
  );
}
