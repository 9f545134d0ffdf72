import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import type { useTaxPreview } from './useTaxPreview';

type Row = Pick<RecordOf<'payouts'>, 'id' | 'netCents' | 'currency'>;

/** Payouts with different taxes on the chosen day, with net before and after. */
export function TaxChanges({
  payouts,
  on,
  preview: { previews = [], error },
}: {
  payouts: readonly Row[];
  on: string;
  preview: ReturnType<typeof useTaxPreview>;
}) {
  const words = useWords();
  if (error) return <Alert severity="error">{error.message}</Alert>;
  const changed = payouts.flatMap((row) => {
    const after = previews.find(({ id, changeCents }) => id === row.id && changeCents !== 0);
    return after ? [{ row, after }] : [];
  });
  if (changed.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {words.t('payoutTaxes.changed', { day: words.day(on) })}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {changed.map(({ row: { id, netCents, currency }, after }) => (
          <li key={id}>
            {words.t('payoutTaxes.line', {
              id,
              before: words.money(netCents, currency),
              after: words.money(after.netCents, currency),
              taxes: words.list(
                after.withholdings.map(
                  ({ code, amountCents }) =>
                    `${words.oneOf('withholding', code)} ${words.money(amountCents, currency)}`,
                ),
              ),
            })}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
