import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Panel } from '../kit/Panel';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import { Conditions } from './Conditions';
import { useMonthToClose } from './useMonthToClose';

/** The conditions for closing a month, and the button once they are met. */
export function CloseMonth() {
  const words = useWords();
  const { press, pending } = useRun('month-closings.close');
  const [chosen, setChosen] = useState<string>();
  const { month, state, refetch } = useMonthToClose(chosen);
  const ready = state?.closing === null && state.conditions.every(({ met }) => met);
  const close = async () => {
    await press({ month }, words.t('books.closed'));
    await refetch();
  };
  return (
    <Box sx={{ mb: 2, maxWidth: 720 }}>
      <Panel
        title={words.t('books.toClose', { month: words.month(month) })}
        actions={
          <TextField
            size="small"
            type="month"
            label={words.t('books.month')}
            value={month.slice(0, 7)}
            onChange={({ target }) => /^20\d\d-\d\d$/.test(target.value) && setChosen(target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        }
      >
        <Conditions month={month} conditions={state?.conditions ?? []} />
        <Box sx={{ mt: 2, display: 'flex', justifyContent: 'flex-end' }}>
          {state?.closing ? (
            <Typography variant="body2">{words.t('books.closed')}</Typography>
          ) : (
            <Button variant="contained" disabled={!ready || pending} onClick={close}>
              {words.t('books.close')}
            </Button>
          )}
        </Box>
      </Panel>
    </Box>
  );
}
