import { addDays, nextBankDay } from '@elenco/brazil';
import { dueWithLate, isOpen, MAX_SECOND_COPY_DAYS, reissueRule } from '@elenco/core/finance';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { DialogForm } from '../kit/DialogForm';
import { DayInput } from '../kit/inputs';
import { today } from '../kit/today';
import { useActor } from '../kit/useActor';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { useLate } from './useLate';

/** Issues the second copy of an overdue slip. */
export function SecondCopy({ record }: { readonly record: RecordOf<'charges'> }) {
  const words = useWords();
  const may = reissueRule(useActor()).length > 0;
  const [open, setOpen] = useState(false);
  const { run } = useRun('charges.reissue');
  const { id, currency, dueOn } = record;
  if (!may || !isOpen(record) || currency !== 'BRL' || dueOn >= today()) return null;
  return (
    <>
      <Button variant="outlined" color="secondary" onClick={() => setOpen(true)}>
        {words.t('finance.secondCopy.issue')}
      </Button>
      {open ? (
        <DialogForm
          title={words.t('finance.secondCopy.issue')}
          subtitle={words.t('finance.secondCopy.text')}
          verb={words.t('finance.secondCopy.issue')}
          start={{ dueOn: addDays(today(), 3) }}
          onSend={(value) => run({ id, dueOn: value.dueOn }, words.t('finance.secondCopy.done'))}
          onClose={() => setOpen(false)}
        >
          <DayInput source="dueOn" label={words.t('finance.secondCopy.dueOn')} helperText={false} />
          <AsksFor record={record} />
        </DialogForm>
      ) : null}
    </>
  );
}

/** What the slip will ask for, by the day in the form. */
function AsksFor({ record }: { readonly record: RecordOf<'charges'> }) {
  const words = useWords();
  const late = useLate(record.id);
  const chosen = useWatch({ name: 'dueOn' }) as string | null;
  const last = addDays(today(), MAX_SECOND_COPY_DAYS);
  if (!late || !chosen || chosen < today() || chosen > last) return null;
  const day = nextBankDay(chosen);
  const cents = dueWithLate({ charge: record, instalment: late.instalment }, day, late.settings);
  return (
    <Typography aria-live="polite">
      {words.t('finance.secondCopy.asksFor', {
        amount: words.money(cents, record.currency),
        day: words.day(day),
      })}
    </Typography>
  );
}
