import { transferOf } from '@elenco/core/finance';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ReferenceLink } from '../kit/ReferenceLink';
import { today } from '../kit/today';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { differencesByDay, transferSums } from './sums';
import { type TransferOn, useTaxPreview } from './useTaxPreview';

/**
 * Notes that explain why a run's two amounts differ: one is calculated with the taxes of a transfer recorded
 * today, the other with the taxes of the day on which the bank would pay. Lists each creator whose amount
 * differs.
 */
export function TaxDayNotes({
  chosen,
  on,
  transferOn,
}: {
  readonly chosen: readonly RecordOf<'payouts'>[];
  /** Day on which the bank would pay. */
  readonly on: string;
  readonly transferOn: TransferOn;
}) {
  const words = useWords();
  const recorded = useTaxPreview(
    chosen.map(({ id }) => id),
    today(),
  );
  const money = (rows: typeof chosen, of: TransferOn) =>
    words.list(transferSums(rows, of).map(([currency, cents]) => words.money(cents, currency)));
  const differences = differencesByDay(chosen, recorded.transferOn, transferOn);
  return (
    <>
      <Note>{words.t('run.twoDays', { recorded: words.day(today()), ordered: words.day(on) })}</Note>
      {differences.length > 0 ? (
        <Note>
          {words.t('run.twoSums', {
            recorded: money(chosen, recorded.transferOn),
            ordered: money(chosen, transferOn),
          })}
        </Note>
      ) : null}
      {differences.map(({ row, cents }) => (
        <Note key={row.id}>
          <ReferenceLink resource="creators" id={row.creatorId} />{' '}
          {words.t(cents > 0 ? 'run.lessTax' : 'run.moreTax', {
            id: row.id,
            amount: words.money(Math.abs(cents), row.currency),
            net: words.money(transferOn(row.id) ?? transferOf(row), row.currency),
            day: words.day(on),
          })}
        </Note>
      ))}
    </>
  );
}

/** A note under a run's buttons. */
export function Note({ children }: { readonly children: ReactNode }) {
  return (
    <Typography variant="caption" color="textSecondary" component="p" sx={{ textAlign: 'right', mt: 1 }}>
      {children}
    </Typography>
  );
}
