import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useInput, ValidationError } from 'ra-core';

interface Props {
  readonly source: string;
  readonly label: string;
  /** Error message while the checkbox is not ticked. */
  readonly needed: string;
}

/** Checkbox that must be ticked before a form is sent. */
export function ConfirmInput({ source, label, needed }: Props) {
  const { field, fieldState } = useInput({
    source,
    validate: (value: unknown) => (value === true ? undefined : needed),
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
            // react-admin would store the event's value, which is meaningless for a checkbox.
            onChange={(_, checked) => field.onChange(checked)}
          />
        }
        label={label}
      />
      {fieldState.error ? (
        <FormHelperText>
          <ValidationError error={fieldState.error.message ?? ''} />
        </FormHelperText>
      ) : null}
    </FormControl>
  );
}
