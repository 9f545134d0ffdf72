import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Panel } from '../kit/Panel';
import { today } from '../kit/today';
import { useWords } from '../kit/words';
import { CloseDialog } from './CloseDialog';
import { Conditions } from './Conditions';
import { useMonthToClose } from './useMonthToClose';

/** Number of months in the list, up to the current one. */
const OFFERED = 24;

/**
 * Returns the last months as `YYYY-MM`, newest first. Adds the shown month if it is older than these months.
 */
function monthsWith(shown: string): string[] {
  const [year = 0, month = 0] = today().split('-').map(Number);
  const last = Array.from({ length: OFFERED }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
  return last.includes(shown) ? last : [...last, shown];
}

/** Conditions for closing a month and, once all are met, the button that closes it. */
export function CloseMonth() {
  const words = useWords();
  const [closing, setClosing] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const { month, state, refetch } = useMonthToClose(chosen);
  const ready = state?.closing === null && state.conditions.every(({ met }) => met);
  return (
    <Box sx={{ mb: 2, maxWidth: 720 }}>
      <Panel
        title={words.t('books.toClose', { month: words.month(month) })}
        actions={
          <TextField
            size="small"
            select
            label={words.t('books.month')}
            value={month.slice(0, 7)}
            onChange={({ target }) => setChosen(target.value)}
            sx={{ minWidth: 184 }}
          >
            {monthsWith(month.slice(0, 7)).map((one) => (
              <MenuItem key={one} value={one}>
                {words.month(`${one}-01`)}
              </MenuItem>
            ))}
          </TextField>
        }
      >
        <Conditions month={month} conditions={state?.conditions ?? []} />
        <Box sx={{ mt: 2, display: 'flex', justifyContent: 'flex-end' }}>
          {state?.closing ? (
            <Typography variant="body2">{words.t('books.closed')}</Typography>
          ) : (
            <Button variant="contained" disabled={!ready} onClick={() => setClosing(true)}>
              {words.t('books.close')}
            </Button>
          )}
        </Box>
      </Panel>
      {closing ? (
        <CloseDialog month={month} onDone={() => refetch()} onClose={() => setClosing(false)} />
      ) : null}
    </Box>
  );
}
