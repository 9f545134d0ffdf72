import { addDays } from '@elenco/brazil';
import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { DayField } from './DayField';
import { today } from './today';
import { useWords } from './words';

/** Earliest day that can be chosen, since there are no rows before it. */
const EARLIEST = '2020-01-01';

/**
 * Returns the first and last day of a report from the query string, and a function that sets them. By
 * default, the report covers the given number of days up to today.
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
        <DayField
          key={name}
          label={words.t(`days.${name}`)}
          day={days[name]}
          onDay={(day) => day >= EARLIEST && days.set(name, day)}
        />
      ))}
    </Box>
  );
}
