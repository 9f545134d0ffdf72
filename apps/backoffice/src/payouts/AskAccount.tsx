import { accountRefusal, dunningRule } from '@elenco/core/finance';
import type { Payee } from '@elenco/core/people';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Consequence } from '../consequences/Consequence';
import { DialogForm } from '../kit/DialogForm';
import { MoveInput } from '../kit/MoveInput';
import { today } from '../kit/today';
import { useActor } from '../kit/useActor';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

interface Props {
  readonly payout: RecordOf<'payouts'>;
  readonly payee: Pick<Payee, 'changedAt'> | undefined;
}

/**
 * Button that asks the creator for a different account after a failed transfer. Disabled once the creator has
 * changed the account, and for the rest of the day after each request.
 */
export function AskAccount({ payout, payee }: Props) {
  const words = useWords();
  const may = dunningRule(useActor()).length > 0;
  const { run } = useRun('payouts.askAccount');
  const [open, setOpen] = useState(false);
  if (!may || payout.status !== 'failed') return null;
  const refusal = accountRefusal(payout, payee, today());
  const verb = words.t('finance.askAccount.verb');
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        disabled={refusal !== undefined}
        title={refusal && words.problem(refusal)}
        onClick={() => setOpen(true)}
      >
        {verb}
      </Button>
      {open ? (
        <DialogForm
          title={verb}
          subtitle={
            <>
              {words.t('finance.askAccount.hint')}
              <Consequence resource="payouts" record={payout} move="askAccount" />
            </>
          }
          verb={verb}
          start={{ comment: '' }}
          onSend={({ comment }) => run({ id: payout.id, comment }, words.t('finance.askAccount.done'))}
          onClose={() => setOpen(false)}
        >
          <MoveInput
            field={{
              source: 'comment',
              kind: 'comment',
              label: words.t('kit.comment'),
              hint: words.t('finance.askAccount.reasonHint'),
            }}
            autoFocus
          />
          {payout.remindedAt === null ? null : (
            <Typography variant="body2" color="textSecondary">
              {words.t('finance.remindCreator.last')}: {words.moment(payout.remindedAt)}
            </Typography>
          )}
        </DialogForm>
      ) : null}
    </>
  );
}
