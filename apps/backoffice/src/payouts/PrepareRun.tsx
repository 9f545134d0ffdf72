import Button from '@mui/material/Button';
import { useState } from 'react';
import { DialogForm } from '../kit/DialogForm';
import { FactList } from '../kit/Facts';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { transferSums } from './sums';

/** Button that prepares the chosen payouts together, once the user has confirmed their number and sum. */
export function PrepareRun({
  chosen,
  ready,
  onSend,
}: {
  readonly chosen: readonly RecordOf<'payouts'>[];
  readonly ready: boolean;
  readonly onSend: () => Promise<unknown>;
}) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const sum = words.list(transferSums(chosen).map(([currency, cents]) => words.money(cents, currency)));
  const people = new Set(chosen.map(({ creatorId }) => creatorId)).size;
  const days = chosen.flatMap(({ dueOn }) => dueOn ?? []).toSorted();
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
          <FactList
            rows={[
              { name: words.name('payouts', 2), value: words.number(chosen.length) },
              ...(days.length > 0
                ? [{ name: words.t('run.lastDue'), value: words.day(days.at(-1) ?? '') }]
                : []),
            ]}
          />
        </DialogForm>
      ) : null}
    </>
  );
}
