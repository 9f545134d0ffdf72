import type { Bilingual, ContentField, ContentPicture } from '@elenco/core/growth';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { createElement, Fragment } from 'react';
import { useWords } from '../kit/words';
import { BilingualInput, CountedTextInput, type FieldProps } from './Lines';
import { PictureField } from './PictureField';

/** Input for a field; the field's type determines the kind of input. */
export function Field({ field, label, value, at, errors, onChange }: FieldProps) {
  const words = useWords();
  const required = field.needed ? { required: true } : {};
  const plain = { fullWidth: true, label, error: errors[at] !== undefined, ...required };
  switch (field.type) {
    case 'words':
    case 'long':
      return (
        <BilingualInput
          {...required}
          label={label}
          max={field.max}
          {...(field.type === 'long' ? { rows: 12 } : field.max > 120 ? { rows: 3 } : {})}
          value={value as Bilingual}
          at={at}
          errors={errors}
          onChange={onChange}
        />
      );
    case 'plain':
      return (
        <CountedTextInput
          {...required}
          label={label}
          value={value as string}
          max={field.max}
          error={errors[at]}
          onChange={onChange}
        />
      );
    case 'link':
      return (
        <TextField
          {...plain}
          value={value as string}
          helperText={errors[at] ?? words.t('cms.linkHint')}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'number':
      return (
        <TextField
          {...plain}
          type="number"
          value={value ?? ''}
          helperText={errors[at] ?? words.t('cms.range', { from: field.from, to: field.to })}
          onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
        />
      );
    case 'choice':
      return (
        <TextField
          {...plain}
          select
          value={value}
          helperText={errors[at]}
          onChange={(event) => onChange(event.target.value)}
        >
          {field.of.map((one) => (
            <MenuItem key={one} value={one}>
              {words.t(`cms.choices.${one}` as 'cms.choices.both')}
            </MenuItem>
          ))}
        </TextField>
      );
    case 'points':
      return (
        <Points
          field={field}
          label={label}
          at={at}
          errors={errors}
          onChange={onChange}
          value={value as Bilingual[]}
        />
      );
    case 'picture':
      return (
        <PictureField
          label={label}
          at={at}
          errors={errors}
          onChange={onChange}
          value={value as ContentPicture | null}
        />
      );
  }
}

/** Inputs for several short items, such as bullet points, up to the field's maximum. */
function Points({
  field,
  label,
  value,
  at,
  errors,
  onChange,
}: Omit<FieldProps, 'field' | 'value'> & {
  field: Extract<ContentField, { type: 'points' }>;
  value: readonly Bilingual[];
}) {
  const words = useWords();
  const put = (place: number, point: Bilingual) =>
    onChange(value.map((one, n) => (n === place ? point : one)));
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {errors[at] ? <Typography color="error">{errors[at]}</Typography> : null}
      {createElement(
        Fragment,
        null,
        ...value.map((point, place) => (
          // These children need no keys, since items are only added and removed at the end.
          // biome-ignore lint/correctness/useJsxKeyInIterable: see above
          <BilingualInput
            label={`${label} ${place + 1}`}
            max={field.max}
            value={point}
            at={`${at}/${place}`}
            errors={errors}
            onChange={(changed) => put(place, changed)}
          />
        )),
      )}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button
          color="secondary"
          variant="outlined"
          disabled={value.length >= field.many}
          onClick={() => onChange([...value, { pt: '', en: '' }])}
        >
          {words.t('cms.addPoint')}
        </Button>
        <Button color="secondary" disabled={value.length === 0} onClick={() => onChange(value.slice(0, -1))}>
          {words.t('cms.dropPoint')}
        </Button>
      </Box>
    </Box>
  );
}
