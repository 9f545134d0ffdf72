import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addressOf } from '../addresses';
import { DialogForm } from '../kit/DialogForm';
import { ProofInput } from '../kit/ProofInput';
import { today } from '../kit/today';
import { useReauthenticatedRun } from '../kit/useReauthenticatedRun';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import type { PayoutWithPayee } from './ChosenAccounts';
import { FilePreview, useFilePreview } from './FilePreview';
import { ConfirmPlaceholder, usePayingAccount } from './PayingAccountAlert';
import { PaymentDayInput } from './PaymentDayInput';
import { proposedPayDay } from './release';
import { transferSums } from './sums';
import { useTaxPreview } from './useTaxPreview';

/**
 * Button that opens the preview of a payment file of the chosen payouts. From there, after reauthentication,
 * the file is written, which releases the payouts, and its screen opens.
 */
export function ReleaseByFile({
  chosen,
  ready,
}: {
  chosen: readonly (PayoutWithPayee & Pick<RecordOf<'payouts'>, 'version'>)[];
  ready: boolean;
}) {
  const words = useWords();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [chosenDay, setChosenDay] = useState<string>();
  const { send, asked } = useReauthenticatedRun<{ id: number }>('payment-files.make', {
    onDone: ({ id }) => navigate(addressOf('payment-files', id)),
  });
  const inReais = chosen.filter(({ currency }) => currency === 'BRL');
  const proposed = proposedPayDay(inReais, today());
  const day = open ? (chosenDay ?? proposed) : proposed;
  // The button also uses this preview, since its label states the amount that is paid on the proposed day.
  const preview = useTaxPreview(
    inReais.map(({ id }) => id),
    day,
  );
  const file = useFilePreview(
    inReais.map(({ id }) => id),
    day,
    open,
  );
  const account = usePayingAccount(open);
  const [[, cents = 0] = []] = transferSums(inReais, preview.transferOn);
  const verb = words.t('paymentFiles.release', { sum: words.money(cents, 'BRL') });
  return (
    <>
      <Button variant="contained" disabled={!ready || inReais.length === 0} onClick={() => setOpen(true)}>
        {verb}
      </Button>
      {open ? (
        <DialogForm
          title={verb}
          subtitle={<FilePreview rows={inReais} day={day} file={file} taxes={preview} />}
          verb={words.t('paymentFiles.send')}
          start={{ payOn: proposed }}
          disabled={
            preview.previews === undefined ||
            !account ||
            !file.data ||
            file.data.lines.some(({ warnings }) => warnings.includes('incomplete'))
          }
          onSend={({ payOn, placeholder: _, ...given }) =>
            send(
              {
                payouts: inReais.map(({ id, version }) => ({ id, version })),
                payOn,
                transferCents: cents,
              },
              words.t('paymentFiles.made'),
              given,
            )
          }
          onClose={() => {
            setOpen(false);
            setChosenDay(undefined);
          }}
          wide="table"
        >
          <PaymentDayInput
            source="payOn"
            label={words.field('payment-files', 'payOn')}
            onDay={setChosenDay}
          />
          <ConfirmPlaceholder bank={account?.bank} />
          <ProofInput asked={asked} />
        </DialogForm>
      ) : null}
    </>
  );
}
