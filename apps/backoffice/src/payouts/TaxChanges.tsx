import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { changedTaxes } from './taxes';
import type { useTaxPreview } from './useTaxPreview';

type Row = Pick<RecordOf<'payouts'>, 'id' | 'netCents' | 'currency' | 'withholdings' | 'expectedOn'>;

/** Payouts whose taxes differ on the chosen day, with the net amount before and after. */
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
      {words.t('payoutTaxes.changed')}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {changed.map(({ row, after }) => (
          <li key={row.id}>
            {words.t('payoutTaxes.line', {
              id: row.id,
              before: words.money(row.netCents, row.currency),
              after: words.money(after.netCents, row.currency),
              prepared: words.day(row.expectedOn ?? ''),
              day: words.day(on),
            })}
            {changedTaxes(row.withholdings, after.withholdings).map(({ code, before, now }) => (
              <div key={code}>
                {words.t('payoutTaxes.tax', {
                  tax: words.oneOf('withholding', code),
                  before: words.money(before, row.currency),
                  after: words.money(now, row.currency),
                })}
              </div>
            ))}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
