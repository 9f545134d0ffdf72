import Button from '@mui/material/Button';
import { useState } from 'react';
import { DialogForm } from '../kit/DialogForm';
import { DayInput } from '../kit/inputs';
import { today } from '../kit/today';
import { useWords } from '../kit/words';
import { ChosenAccounts, type Destined } from './ChosenAccounts';

/** Records what was transferred at the bank, one by one with its proof; nothing is sent. */
export function RecordAsPaid({
  chosen,
  sum,
  ready,
  onSend,
}: {
  chosen: readonly Destined[];
  sum: string;
  ready: boolean;
  onSend: (madeOn: string) => Promise<unknown>;
}) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" color="secondary" disabled={!ready} onClick={() => setOpen(true)}>
        {words.t('run.release', { sum })}
      </Button>
      {open ? (
        <DialogForm
          title={words.t('run.release', { sum })}
          subtitle={<ChosenAccounts hint={words.t('run.releaseHint')} rows={chosen} />}
          verb={words.t('run.record')}
          start={{ madeOn: today() }}
          onSend={({ madeOn }) => onSend(madeOn)}
          onClose={() => setOpen(false)}
          wide
        >
          <DayInput source="madeOn" label={words.field('payouts', 'madeOn')} />
        </DialogForm>
      ) : null}
    </>
  );
}
