import { nextBankDay } from '@elenco/core/brazil';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addressOf } from '../addresses';
import { DialogForm } from '../kit/DialogForm';
import { DayInput } from '../kit/inputs';
import { ProofInput } from '../kit/ProofInput';
import { today } from '../kit/today';
import { useProvenRun } from '../kit/useProvenRun';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { ChosenAccounts, type Destined } from './ChosenAccounts';
import { transferSums } from './sums';

/** Sends what is chosen to the bank in one payment file, after one confirmation with the password, and leads to the file. */
export function ReleaseByFile({
  chosen,
  ready,
}: {
  chosen: readonly (Destined & Pick<RecordOf<'payouts'>, 'version'>)[];
  ready: boolean;
}) {
  const words = useWords();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const { send, asked } = useProvenRun<{ id: number }>('payment-files.make', ({ id }) =>
    navigate(addressOf('payment-files', id)),
  );
  const inReais = chosen.filter(({ currency }) => currency === 'BRL');
  const [[, cents = 0] = []] = transferSums(inReais);
  const verb = words.t('paymentFiles.release', { sum: words.money(cents) });
  return (
    <>
      <Button variant="contained" disabled={!ready || inReais.length === 0} onClick={() => setOpen(true)}>
        {verb}
      </Button>
      {open ? (
        <DialogForm
          title={verb}
          subtitle={<ChosenAccounts hint={words.t('paymentFiles.releaseHint')} rows={inReais} />}
          verb={words.t('paymentFiles.send')}
          start={{ payOn: nextBankDay(today()) }}
          onSend={({ payOn, ...given }) =>
            send(
              { payouts: inReais.map(({ id, version }) => ({ id, version })), payOn },
              words.t('paymentFiles.made'),
              given,
            )
          }
          onClose={() => setOpen(false)}
          wide
        >
          <DayInput source="payOn" label={words.field('payment-files', 'payOn')} />
          <ProofInput asked={asked} />
        </DialogForm>
      ) : null}
    </>
  );
}
