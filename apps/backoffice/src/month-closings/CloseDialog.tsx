import { daysOfMonth, type TrialBalanceReport } from '@elenco/core/finance';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { monthFigures } from '../consequences/books';
import { DialogForm } from '../kit/DialogForm';
import { FactList } from '../kit/Facts';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';

interface Props {
  /** First day of the month. */
  readonly month: string;
  readonly onDone: () => Promise<unknown>;
  readonly onClose: () => void;
}

/**
 * Dialog that confirms the closing of a month. It shows the month's entries and sums, and the actions that
 * are no longer possible afterwards.
 */
export function CloseDialog({ month, onDone, onClose }: Props) {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const { run } = useRun('month-closings.close');
  const { from, to } = daysOfMonth(month);
  const { data: books } = useQuery({
    queryKey: ['trial-balance', from, to],
    queryFn: () => data.ask<TrialBalanceReport>(`trial-balance?from=${from}&to=${to}`),
  });
  return (
    <DialogForm
      title={words.t('books.toClose', { month: words.month(month) })}
      subtitle={
        <FactList
          rows={[
            ...(books ? monthFigures({ month, ...books }, words) : []),
            {
              name: words.t('consequences.becomesImpossible'),
              value: words.t('consequences.noEntriesUntil', { day: words.day(to) }),
            },
            { name: words.t('consequences.mailTo'), value: words.t('consequences.toNoOne') },
          ]}
        />
      }
      verb={words.t('books.close')}
      onSend={async () => {
        await run({ month }, words.t('books.closed'));
        await onDone();
      }}
      onClose={onClose}
      disabled={!books}
      wide
    >
      {words.t('books.reopenedByOther')}
    </DialogForm>
  );
}
