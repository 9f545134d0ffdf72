import { isOpen, openCentsOf, payerIs, payersOf } from '@elenco/core/finance';
import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useGetOne, useInput } from 'ra-core';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

interface Props {
  readonly receipt: RecordOf<'receipts'>;
  /** True if the receipt is kept as a partial payment. */
  readonly partial?: boolean;
}

/**
 * Shows the chosen charge and its company in a form. Warns if the payer is unknown, and requires confirmation
 * of another payer.
 */
export function Payer({ receipt, partial = false }: Props) {
  const words = useWords();
  const { setValue } = useFormContext();
  const chargeId = Number(useWatch({ name: 'chargeId' }) ?? 0);
  const { data: charge } = useGetOne<RecordOf<'charges'>>(
    'charges',
    { id: chargeId },
    { enabled: Number.isInteger(chargeId) && chargeId > 0, retry: false },
  );
  const { data: company } = useGetOne<RecordOf<'companies'>>(
    'companies',
    { id: charge?.companyId ?? 0 },
    { enabled: charge?.id === chargeId },
  );
  // The confirmation applies to one charge only.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each charge
  useEffect(() => setValue('otherPayer', false), [chargeId, setValue]);
  if (charge?.id !== chargeId || !company) return null;
  const payer = payerIs(receipt, company);
  const leftCents = openCentsOf(charge) - receipt.amountCents;
  const sums = {
    charge: charge.id,
    company: company.legalName,
    received: words.money(receipt.amountCents, receipt.currency),
    rest: words.money(partial ? leftCents : openCentsOf(charge), charge.currency),
    total: words.money(charge.amountCents, charge.currency),
  };
  return (
    <>
      {!isOpen(charge) || (partial && leftCents <= 0) ? null : (
        <Typography sx={{ mt: 1 }}>
          {words.t(partial ? 'finance.matching.part' : 'finance.matching.charge', sums)}
        </Typography>
      )}
      {payer === 'company' ? null : (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {payer === 'other'
            ? words.t('finance.otherPayer.warning', payersOf(receipt, company))
            : words.t('finance.otherPayer.unknown', sums)}
        </Alert>
      )}
      {payer === 'other' ? <Confirmation /> : null}
    </>
  );
}

function Confirmation() {
  const words = useWords();
  const { field, fieldState } = useInput({
    source: 'otherPayer',
    validate: (value: unknown) => (value === true ? undefined : words.t('finance.otherPayer.needed')),
  });
  return (
    <FormControl error={fieldState.error !== undefined}>
      <FormControlLabel
        control={
          <Checkbox
            name={field.name}
            slotProps={{ input: { ref: field.ref } }}
            checked={field.value === true}
            onBlur={field.onBlur}
            // react-admin reads the value of the event, which is meaningless for a checkbox.
            onChange={(_, checked) => field.onChange(checked)}
          />
        }
        label={words.t('finance.otherPayer.confirm')}
      />
      {fieldState.error ? <FormHelperText>{fieldState.error.message}</FormHelperText> : null}
    </FormControl>
  );
}
