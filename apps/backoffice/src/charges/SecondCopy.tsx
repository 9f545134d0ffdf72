import { addDays } from '@elenco/brazil';
import {
  type SecondCopy as Copy,
  isOpen,
  isSecondCopyInForce,
  reissueRule,
  secondCopyOf,
  secondCopyRefusal,
} from '@elenco/core/finance';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Consequence } from '../consequences/Consequence';
import { ConfirmInput } from '../kit/ConfirmInput';
import { DialogForm } from '../kit/DialogForm';
import { FactList } from '../kit/Facts';
import { Money } from '../kit/FieldValue';
import { HelpLink } from '../kit/HelpLink';
import { CheckedDayInput } from '../kit/inputs';
import { today } from '../kit/today';
import { useActor } from '../kit/useActor';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { SlipDay } from './SlipDay';
import { useLate } from './useLate';

/** Dialog that reissues an overdue slip with a new due date. */
export function SecondCopy({ record }: { readonly record: RecordOf<'charges'> }) {
  const words = useWords();
  const may = reissueRule(useActor()).length > 0;
  const [open, setOpen] = useState(false);
  const { run } = useRun('charges.reissue');
  const late = useLate(record.id);
  const { id, currency, dueOn } = record;
  if (!may || !isOpen(record) || currency !== 'BRL' || dueOn >= today()) return null;
  const problemOf = (day: string) => secondCopyRefusal(day, today());
  const copyOn = (day: string | null) =>
    late && day && !problemOf(day)
      ? secondCopyOf({ charge: record, instalment: late.instalment }, day, late.settings)
      : undefined;
  const isInForce = isSecondCopyInForce(record, today());
  const done = (copy: Copy | undefined) =>
    copy
      ? words.t('finance.secondCopy.issued', {
          amount: words.money(copy.totalCents, currency),
          day: words.day(copy.dueOn),
        })
      : words.t('finance.secondCopy.done');
  return (
    <>
      <Button variant="outlined" color="secondary" onClick={() => setOpen(true)}>
        {words.t('finance.secondCopy.issue')}
      </Button>
      {open ? (
        <DialogForm
          title={words.t('finance.secondCopy.issue')}
          subtitle={
            <>
              {words.t('finance.secondCopy.text')}{' '}
              <HelpLink topic={['brand', 'second-copy']} name={words.t('finance.secondCopy.issue')} />
              <Consequence resource="charges" record={record} move="reissue" />
            </>
          }
          verb={words.t('finance.secondCopy.issue')}
          start={{ dueOn: addDays(today(), 3) }}
          onSend={({ dueOn: day, replaces = false }) => {
            const copy = copyOn(day);
            return run({ id, dueOn: day, replaces }, done(copy), copy?.totalCents);
          }}
          onClose={() => setOpen(false)}
        >
          <CheckedDayInput
            source="dueOn"
            label={words.t('finance.secondCopy.dueOn')}
            hint={words.t('finance.secondCopy.hint')}
            problemOf={problemOf}
          />
          <SecondCopyAmounts copyOn={copyOn} />
          {isInForce ? <Replaces record={record} /> : null}
        </DialogForm>
      ) : null}
    </>
  );
}

/** Names the reissued slip that is still valid, and requires confirmation that it is replaced. */
function Replaces({ record: { slipCents, slipDueOn, currency } }: { readonly record: RecordOf<'charges'> }) {
  const words = useWords();
  return (
    <Box>
      <Alert severity="warning">
        {words.t('finance.secondCopy.inForce', {
          amount: words.money(slipCents, currency),
          day: words.day(slipDueOn),
        })}
      </Alert>
      <ConfirmInput
        source="replaces"
        label={words.t('finance.secondCopy.replace')}
        needed={words.t('finance.secondCopy.replaceNeeded')}
      />
    </Box>
  );
}

/** Amounts of the reissued slip for the date in the form. */
function SecondCopyAmounts({ copyOn }: { readonly copyOn: (day: string | null) => Copy | undefined }) {
  const words = useWords();
  const chosen = useWatch({ name: 'dueOn' }) as string | null;
  const copy = copyOn(chosen);
  if (!copy) return null;
  const rows = [
    { name: words.t('finance.price'), cents: copy.restCents },
    { name: words.field('charges', 'fineCents'), cents: copy.fineCents },
    { name: words.field('charges', 'interestCents'), cents: copy.interestCents },
    { name: words.t('finance.secondCopy.total'), cents: copy.totalCents },
  ];
  return (
    <Box aria-live="polite">
      <FactList
        rows={rows.map(({ name, cents }) => ({ name, value: <Money cents={cents} currency="BRL" /> }))}
      />
      <SlipDay chosen={chosen} />
    </Box>
  );
}
