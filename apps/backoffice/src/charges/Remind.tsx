import { dunningRule, isOpen, isRemindedToday } from '@elenco/core/finance';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Consequence } from '../consequences/Consequence';
import { DialogForm } from '../kit/DialogForm';
import { FactList } from '../kit/Facts';
import { Money } from '../kit/FieldValue';
import { today } from '../kit/today';
import { useActor } from '../kit/useActor';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { useOwedToday } from './OwedToday';

/**
 * Button that reminds the brand of an open charge by e-mail. Disabled if a reminder was sent today or a
 * payment was reported.
 */
export function Remind({ record }: { readonly record: RecordOf<'charges'> }) {
  const words = useWords();
  const may = dunningRule(useActor()).length > 0;
  const { run } = useRun('charges.remind');
  const [open, setOpen] = useState(false);
  const owed = useOwedToday(record);
  if (!may || !isOpen(record)) return null;
  const reported = record.reportedAt !== null;
  const why = reported
    ? words.t('finance.remind.reported')
    : isRemindedToday(record, today())
      ? words.t('finance.remind.again')
      : undefined;
  const verb = words.t('finance.remind.verb');
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
              {words.t('finance.remind.hint')}
              {owed ? <OwedNow cents={owed.totalCents} record={record} /> : null}
              <Consequence resource="charges" record={record} move="remind" />
            </>
          }
          verb={verb}
          onSend={() => run({ id: record.id }, words.t('finance.remind.done'), owed?.totalCents)}
          onClose={() => setOpen(false)}
        >
          {record.remindedAt === null ? null : (
            <Typography variant="body2" color="textSecondary">
              {words.t('finance.remind.last')}: {words.moment(record.remindedAt)}
            </Typography>
          )}
        </DialogForm>
      ) : null}
    </>
  );
}

/** Amount in the reminder: the remaining amount with fine and interest until today. */
function OwedNow({ cents, record }: { readonly cents: number; readonly record: RecordOf<'charges'> }) {
  const words = useWords();
  return (
    <Box sx={{ color: 'text.primary', mt: 1.5, mb: -0.25 }}>
      <FactList
        rows={[
          {
            name: words.t('finance.remind.today'),
            value: <Money cents={cents} currency={record.currency} />,
          },
        ]}
      />
    </Box>
  );
}
