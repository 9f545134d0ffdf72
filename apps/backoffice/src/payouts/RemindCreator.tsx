import { dunningRule, isRemindedToday } from '@elenco/core/finance';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Consequence } from '../consequences/Consequence';
import { DialogForm } from '../kit/DialogForm';
import { today } from '../kit/today';
import { useActor } from '../kit/useActor';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { useInReview } from './useInReview';

/**
 * Button that reminds the creator by e-mail of the document that a payout waits for. Disabled if a reminder
 * was sent today. Renders nothing while finance checks the document.
 */
export function RemindCreator({ payout }: { readonly payout: RecordOf<'payouts'> }) {
  const words = useWords();
  const may = dunningRule(useActor()).length > 0;
  const { run } = useRun('payouts.remind');
  const [open, setOpen] = useState(false);
  const review = useInReview(payout);
  if (!may || payout.status !== 'waiting_invoice' || review) return null;
  const why = isRemindedToday(payout, today()) ? words.t('finance.remindCreator.again') : undefined;
  const verb = words.t('finance.remindCreator.verb');
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        disabled={why !== undefined}
        title={why}
        onClick={() => setOpen(true)}
      >
        {verb}
      </Button>
      {open ? (
        <DialogForm
          title={verb}
          subtitle={
            <>
              {words.t('finance.remindCreator.hint')}
              <Consequence resource="payouts" record={payout} move="remind" />
            </>
          }
          verb={verb}
          onSend={() => run({ id: payout.id }, words.t('finance.remindCreator.done'))}
          onClose={() => setOpen(false)}
        >
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
