import { isDueBy, transferOf } from '@elenco/core/finance';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DialogForm } from '../kit/DialogForm';
import { ReferenceLink } from '../kit/ReferenceLink';
import { today } from '../kit/today';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { accountText } from './accountText';
import type { PayoutWithPayee } from './ChosenAccounts';
import { transferSums } from './sums';

/**
 * Button that prepares the chosen payouts together. First, the user confirms the sum of the payouts, and the
 * creator, amount, account and due date of each payout.
 */
export function PrepareRun({
  chosen,
  ready,
  onSend,
}: {
  readonly chosen: readonly (PayoutWithPayee & RecordOf<'payouts'>)[];
  readonly ready: boolean;
  readonly onSend: () => Promise<unknown>;
}) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const sum = words.list(transferSums(chosen).map(([currency, cents]) => words.money(cents, currency)));
  const people = new Set(chosen.map(({ creatorId }) => creatorId)).size;
  const verb = words.t('run.prepare', { sum });
  return (
    <>
      <Button variant="contained" disabled={!ready} onClick={() => setOpen(true)}>
        {verb}
      </Button>
      {open ? (
        <DialogForm
          title={verb}
          subtitle={words.t('run.confirm', { sum, smart_count: people })}
          verb={words.t('run.prepareVerb')}
          onSend={onSend}
          onClose={() => setOpen(false)}
        >
          <ul>
            {chosen.map((row) => (
              <li key={row.id}>
                <ReferenceLink resource="creators" id={row.creatorId} /> ·{' '}
                {words.money(transferOf(row), row.currency)} · {accountText(row.payee)}
                {row.dueOn === null || isDueBy(row, today()) ? null : (
                  <Typography variant="caption" color="warning.dark" component="div">
                    {words.t('run.notDueYet', { day: words.day(row.dueOn) })}
                  </Typography>
                )}
              </li>
            ))}
          </ul>
          {chosen.some(({ payee }) => !payee) ? (
            <Typography variant="body2" color="textSecondary">
              {words.t('run.accountsHidden')}
            </Typography>
          ) : null}
        </DialogForm>
      ) : null}
    </>
  );
}
