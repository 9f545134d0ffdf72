import { isDueBy, transferOf } from '@elenco/core/finance';
import type { Payee } from '@elenco/core/people';
import Typography from '@mui/material/Typography';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { accountText } from './accountText';
import { PaidFrom } from './PaidFrom';
import { transferSums } from './sums';
import { TaxChanges } from './TaxChanges';
import type { useTaxPreview } from './useTaxPreview';

/** A payout with its destination account. */
export type PayoutWithPayee = Pick<
  RecordOf<'payouts'>,
  | 'id'
  | 'creatorId'
  | 'status'
  | 'netCents'
  | 'deductedCents'
  | 'currency'
  | 'dueOn'
  | 'withholdings'
  | 'expectedOn'
> & { readonly payee: Payee | undefined };

/**
 * Summary that the user confirms before payment: total, number of recipients, each account with its amount,
 * and the account that pays.
 */
export function ChosenAccounts({
  hint,
  rows,
  day,
  preview,
}: {
  hint: string;
  rows: readonly PayoutWithPayee[];
  /** Day of payment, which determines the taxes. */
  day: string;
  preview: ReturnType<typeof useTaxPreview>;
}) {
  const words = useWords();
  const sums = transferSums(rows, preview.transferOn).map(([currency, cents]) =>
    words.money(cents, currency),
  );
  const people = new Set(rows.map(({ creatorId }) => creatorId)).size;
  return (
    <>
      <p>{hint}</p>
      <p>
        <strong>{words.t('run.confirm', { sum: words.list(sums), smart_count: people })}</strong>
      </p>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            {words.money(preview.transferOn(row.id) ?? transferOf(row), row.currency)} ·{' '}
            {accountText(row.payee)}
            {row.dueOn === null || isDueBy(row, day) ? null : (
              <Typography variant="caption" color="warning.dark" component="div">
                {words.t('run.early', { day: words.day(row.dueOn) })}
              </Typography>
            )}
          </li>
        ))}
      </ul>
      <PaidFrom payouts={rows} onDay={preview.transferOn} />
      <TaxChanges payouts={rows} on={day} preview={preview} />
    </>
  );
}
