import Search from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useDebouncedValue } from './useDebouncedValue';
import { useWords } from './words';

/** Free text search, debounced. */
export function SearchInput({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const words = useWords();
  const [text, setText] = useDebouncedValue(value, onChange);
  return (
    <TextField
      size="small"
      type="search"
      label={words.t('kit.search')}
      value={text}
      onChange={(event) => setText(event.target.value)}
      sx={{ flex: '1 1 200px', maxWidth: 320 }}
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" aria-hidden />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
