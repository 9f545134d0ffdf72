import { addDays } from '@elenco/brazil';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useSearchParams } from 'react-router-dom';
import { today } from './today';
import { useWords } from './words';

/**
 * Returns first and last day of a report, kept in the address. Default: the given number of days up to today.
 */
export function useDays(days: number) {
  const [params, setParams] = useSearchParams();
  const from = params.get('from') ?? addDays(today(), 1 - days);
  const to = params.get('to') ?? today();
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        if (value) before.set(name, value);
        else before.delete(name);
        return before;
      },
      { replace: true },
    );
  return { from, to, params, set };
}

export function DayRange({ days }: { days: ReturnType<typeof useDays> }) {
  const words = useWords();
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {(['from', 'to'] as const).map((name) => (
        <TextField
          key={`${name} ${days[name]}`}
          size="small"
          type="date"
          label={words.t(`days.${name}`)}
          defaultValue={days[name]}
          onBlur={(event) => event.target.value >= '2020' && days.set(name, event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      ))}
    </Box>
  );
}
