import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useWords } from './words';

interface Props {
  readonly label: string;
  /** Name of the chosen file. */
  readonly chosen: string | undefined;
  readonly accept: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly onChoose: (file: File | undefined) => void;
}

/** File input that shows the chosen file's name and the error. */
export function FileChoice({ label, chosen, accept, hint, error, onChoose }: Props) {
  const words = useWords();
  const input = useRef<HTMLInputElement>(null);
  const description = error ?? hint;
  const id = useId();
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Button
          color="secondary"
          variant="outlined"
          aria-describedby={description ? id : undefined}
          onClick={() => input.current?.click()}
        >
          {words.t('kit.chooseFile')}
        </Button>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {chosen ?? words.t('kit.noFile')}
        </Typography>
      </Box>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={(event) => onChoose(event.target.files?.[0])}
      />
      {description ? (
        <FormHelperText id={id} error={error !== undefined} role={error ? 'alert' : undefined}>
          {description}
        </FormHelperText>
      ) : null}
    </Box>
  );
}
