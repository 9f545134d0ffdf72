import Button from '@mui/material/Button';
import { useState } from 'react';
import { DialogForm } from '../kit/DialogForm';
import { today } from '../kit/today';
import { useWords } from '../kit/words';
import { ChosenAccounts, type PayoutWithPayee } from './ChosenAccounts';
import { PaymentDayInput } from './PaymentDayInput';
import { transferSums } from './sums';
import { type TransferOn, useTaxPreview } from './useTaxPreview';

/**
 * Form that records transfers that finance made at the bank. Each transfer is recorded with its own proof.
 * Nothing is sent to the bank.
 */
export function RecordAsPaid({
  chosen,
  ready,
  onSend,
}: {
  chosen: readonly PayoutWithPayee[];
  ready: boolean;
  onSend: (madeOn: string, transferOn: TransferOn) => Promise<unknown>;
}) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const [day, setDay] = useState(today());
  const preview = useTaxPreview(
    chosen.map(({ id }) => id),
    day,
  );
  const sums = transferSums(chosen, preview.transferOn);
  const sum = words.list(sums.map(([currency, cents]) => words.money(cents, currency)));
  return (
    <>
      <Button variant="outlined" color="secondary" disabled={!ready} onClick={() => setOpen(true)}>
        {words.t('run.release', { sum })}
      </Button>
      {open ? (
        <DialogForm
          title={words.t('run.release', { sum })}
          subtitle={
            <ChosenAccounts hint={words.t('run.releaseHint')} rows={chosen} day={day} preview={preview} />
          }
          verb={words.t('run.record')}
          start={{ madeOn: day }}
          disabled={preview.previews === undefined}
          onSend={({ madeOn }) => onSend(madeOn, preview.transferOn)}
          onClose={() => {
            setOpen(false);
            setDay(today());
          }}
          wide
        >
          <PaymentDayInput source="madeOn" label={words.field('payouts', 'madeOn')} onDay={setDay} />
        </DialogForm>
      ) : null}
    </>
  );
}
