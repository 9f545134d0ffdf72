import { addDays, nextBankDay } from '@elenco/brazil';
import {
  chargeNote,
  dunningRule,
  openCentsOf,
  postponementRefusal,
  secondCopyRefusal,
} from '@elenco/core/finance';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Consequence } from '../consequences/Consequence';
import { DialogForm } from '../kit/DialogForm';
import { CheckedDayInput } from '../kit/inputs';
import { MoveInput } from '../kit/MoveInput';
import { readersOf } from '../kit/readers';
import { today } from '../kit/today';
import { useActor } from '../kit/useActor';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { ChosenSlipDay } from './SlipDay';

/** Number of days that the dialog proposes. */
const USUAL_DAYS = 7;

/** Dialog that moves the due date of an open charge to a later bank day, with a reason. */
export function Postpone({ record }: { readonly record: RecordOf<'charges'> }) {
  const words = useWords();
  const may = dunningRule(useActor()).length > 0;
  const { run } = useRun('charges.postpone');
  const [open, setOpen] = useState(false);
  if (!may || postponementRefusal(record, today())) return null;
  const verb = words.t('finance.postpone.verb');
  const problemOf = (day: string) =>
    secondCopyRefusal(day, today()) ?? (nextBankDay(day) > record.dueOn ? undefined : 'due_date_not_later');
  return (
    <>
      <Button variant="outlined" color="secondary" onClick={() => setOpen(true)}>
        {verb}
      </Button>
      {open ? (
        <DialogForm
          title={verb}
          subtitle={
            <>
              {words.t('finance.postpone.hint')}
              <Consequence resource="charges" record={record} move="postpone" />
            </>
          }
          verb={verb}
          start={{ dueOn: nextBankDay(addDays(record.dueOn, USUAL_DAYS)), comment: '' }}
          onSend={({ dueOn, comment }) =>
            run({ id: record.id, dueOn, comment }, words.t('finance.postpone.done'), openCentsOf(record))
          }
          onClose={() => setOpen(false)}
          wide
        >
          <CheckedDayInput
            source="dueOn"
            label={words.t('finance.postpone.dueOn')}
            hint={words.t('finance.secondCopy.hint')}
            problemOf={problemOf}
          />
          <ChosenSlipDay problemOf={problemOf} />
          <MoveInput
            field={{
              source: 'comment',
              kind: 'comment',
              label: words.t('kit.comment'),
              hint: words.t(`kit.readers.${readersOf('charges', record)}`),
            }}
            autoFocus={false}
          />
        </DialogForm>
      ) : null}
    </>
  );
}

/**
 * States the next step for an open charge, or why its due date cannot be moved. Only finance sees this note.
 */
export function ChargeNote({ record }: { readonly record: RecordOf<'charges'> }) {
  const words = useWords();
  const may = dunningRule(useActor()).length > 0;
  const note = chargeNote(record, today());
  if (!may || !note) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
      {note === 'payment_reported' || note === 'second_copy_in_force'
        ? words.t(`finance.nextStep.${note}`, {
            amount: words.money(record.slipCents, record.currency),
            day: words.day(record.slipDueOn),
          })
        : words.problem(note)}
    </Typography>
  );
}
