import { nextBankDay } from '@elenco/core/brazil';
import { sum } from '@elenco/core/kit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addressOf } from '../addresses';
import { today } from '../kit/today';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { TaxChanges } from './TaxChanges';
import { useTaxPreview } from './useTaxPreview';

/** Releases what is chosen in one payment file for the bank, and leads to it. */
export function ReleaseByFile({
  chosen,
  ready,
}: {
  chosen: readonly Pick<RecordOf<'payouts'>, 'id' | 'version' | 'netCents' | 'currency'>[];
  ready: boolean;
}) {
  const words = useWords();
  const navigate = useNavigate();
  const { press, pending } = useRun('payment-files.make');
  const [payOn, setPayOn] = useState(nextBankDay(today()));
  const inReais = chosen.filter(({ currency }) => currency === 'BRL');
  const preview = useTaxPreview(
    inReais.map(({ id }) => id),
    payOn,
  );
  const transferCents = preview.previews && sum(preview.previews.map((row) => row.transferCents));
  const make = async () => {
    const payouts = inReais.map(({ id, version }) => ({ id, version }));
    const made = (await press({ payouts, payOn, transferCents }, words.t('paymentFiles.made'))) as
      | { id: number }
      | undefined;
    if (made) navigate(addressOf('payment-files', made.id));
  };
  return (
    <>
      <TaxChanges payouts={inReais} on={payOn} preview={preview} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2, justifyContent: 'flex-end' }}>
        <TextField
          size="small"
          type="date"
          label={words.field('payment-files', 'payOn')}
          value={payOn}
          onChange={(event) => setPayOn(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <Button
          variant="contained"
          disabled={!ready || pending || transferCents === undefined}
          onClick={make}
        >
          {words.t('paymentFiles.release', { sum: words.money(transferCents ?? 0) })}
        </Button>
      </Box>
    </>
  );
}
