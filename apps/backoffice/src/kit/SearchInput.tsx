import Search from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useDebouncedValue } from './useDebouncedValue';
import { useWords } from './words';

interface Props {
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Called with the text when the user presses Enter. Returns the text that the input then shows. */
  readonly onEnter?: (text: string) => string;
}

/** Input for a search text. Calls `onChange` after a pause in typing. */
export function SearchInput({ value, onChange, onEnter }: Props) {
  const words = useWords();
  const [text, setText] = useDebouncedValue(value, onChange);
  return (
    <TextField
      size="small"
      type="search"
      label={words.t('kit.search')}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={({ key, nativeEvent }) => {
        if (onEnter && key === 'Enter' && !nativeEvent.isComposing) setText(onEnter(text));
      }}
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
