import { isOpen, openCentsOf } from '@elenco/core/finance';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useGetManyAggregate, useGetOne, useInput, ValidationError } from 'ra-core';
import { useState } from 'react';
import { useDebouncedValue } from '../kit/useDebouncedValue';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { useFoundCharges } from './useFoundCharges';

type Charge = RecordOf<'charges'>;

interface Props {
  /**
   * Amount of the receipt. Before the user types, the input suggests charges whose open amount is this
   * amount.
   */
  readonly amountCents: number;
  readonly initial?: number | undefined;
  /** Called when the user chooses a different charge or clears the input. */
  readonly onChoose: () => void;
}

/**
 * Input that finds an open charge by brand, amount or number. A charge that cannot be paid is listed but
 * disabled.
 */
export function ChargeInput({ amountCents, initial, onChoose }: Props) {
  const words = useWords();
  const { field, fieldState, id } = useInput({
    source: 'chargeId',
    defaultValue: initial ?? null,
    validate: (value: unknown) => (value ? undefined : words.t('finance.chooseCharge.needed')),
  });
  const [asked, setAsked] = useState('');
  const [text, setText] = useDebouncedValue(asked, setAsked);
  const { data: chosen } = useGetOne<Charge>(
    'charges',
    { id: field.value ?? 0 },
    { enabled: typeof field.value === 'number' },
  );
  const value = chosen?.id === field.value ? (chosen ?? null) : null;
  const { found, isPending } = useFoundCharges(asked || words.amount(amountCents));
  const others = found.filter(({ id }) => id !== value?.id);
  // Before the user types, the chosen charge comes first; afterwards the search results do.
  const all = [
    ...(value && !text.trim() ? [value] : []),
    ...others,
    ...(value && text.trim() ? [value] : []),
  ];
  const { data: companies = [] } = useGetManyAggregate<RecordOf<'companies'>>(
    'companies',
    { ids: [...new Set(all.map(({ companyId }) => companyId))] },
    { enabled: all.length > 0 },
  );
  const labelOf = (charge: Charge) => {
    const company = companies.find((one) => one?.id === charge.companyId);
    const name = company ? company.tradeName || company.legalName : '';
    return [`#${charge.id}`, name, words.money(openCentsOf(charge), charge.currency)]
      .filter(Boolean)
      .join(' · ');
  };
  return (
    <Autocomplete<Charge>
      id={id}
      options={all}
      value={value}
      loading={isPending}
      filterOptions={(some) => some}
      getOptionLabel={labelOf}
      getOptionKey={(charge) => charge.id}
      getOptionDisabled={(charge) => !isOpen(charge)}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      // Searches for typed text only, not for the label that the input shows for a chosen charge.
      onInputChange={(_, next, reason) => setText(reason === 'input' ? next : '')}
      onChange={(_, charge) => {
        field.onChange(charge?.id ?? null);
        onChoose();
      }}
      renderOption={({ key: _, ...props }, charge) => (
        <Box component="li" key={charge.id} {...props} sx={{ display: 'block !important' }}>
          {labelOf(charge)}
          <Typography variant="caption" component="div" color="textSecondary">
            {words.status('charges', charge.status)}
            {' · '}
            {words.t('finance.chooseCharge.due', { day: words.day(charge.dueOn) })}
            {charge.reportedAt && isOpen(charge)
              ? ` · ${words.t('finance.chooseCharge.reported', { day: words.day(charge.reportedAt) })}`
              : ''}
          </Typography>
        </Box>
      )}
      noOptionsText={words.t(text.trim() ? 'kit.nothingFound' : 'finance.chooseCharge.type')}
      loadingText={words.t('kit.loading')}
      clearText={words.t('kit.clear')}
      openText={words.t('kit.open')}
      closeText={words.t('kit.close')}
      renderInput={(params) => (
        <TextField
          {...params}
          size="small"
          label={words.t('finance.chooseCharge.label')}
          error={fieldState.error !== undefined}
          helperText={
            fieldState.error ? (
              <ValidationError error={fieldState.error.message ?? ''} />
            ) : (
              words.t('finance.chooseCharge.hint')
            )
          }
        />
      )}
    />
  );
}
