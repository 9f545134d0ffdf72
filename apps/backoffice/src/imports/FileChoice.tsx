import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useWords } from '../kit/words';

interface Props {
  readonly file: File | undefined;
  readonly error: string | undefined;
  readonly onChoose: (file: File | undefined) => void;
}

/** Which file, with what is wrong with it beside. */
export function FileChoice({ file, error, onChoose }: Props) {
  const words = useWords();
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Button
          color="secondary"
          variant="outlined"
          aria-describedby={hint}
          onClick={() => input.current?.click()}
        >
          {words.t('finance.chooseFile')}
        </Button>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {file
            ? words.t('imports.chosen', {
                name: file.name,
                size: words.number(Math.ceil(file.size / 100_000) / 10),
              })
            : words.t('finance.noFile')}
        </Typography>
      </Box>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words.field('imports', 'fileName')}
        accept=".csv,.ndjson,.jsonl,.gz"
        onChange={(event) => onChoose(event.target.files?.[0])}
      />
      <FormHelperText id={hint} error={error !== undefined} role={error ? 'alert' : undefined}>
        {error ?? words.t('imports.fileHint')}
      </FormHelperText>
    </Box>
  );
}
