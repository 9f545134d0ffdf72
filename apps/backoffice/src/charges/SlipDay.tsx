import { nextBankDay } from '@elenco/brazil';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { useWords } from '../kit/words';

/** Says on which day a slip will be due, and that it is not the chosen one if banks are closed then. */
export function SlipDay({ chosen }: { readonly chosen: string | null }) {
  const words = useWords();
  if (!chosen) return null;
  const dueOn = nextBankDay(chosen);
  return (
    <Typography sx={{ mt: 1 }}>
      {words.t(dueOn === chosen ? 'finance.secondCopy.due' : 'finance.secondCopy.moved', {
        day: words.day(dueOn),
      })}
    </Typography>
  );
}

/** The same for the day in the form, while it is allowed. */
export function ChosenSlipDay({ problemOf }: { readonly problemOf: (day: string) => string | undefined }) {
  const chosen = useWatch({ name: 'dueOn' }) as string | null;
  return <div aria-live="polite">{chosen && !problemOf(chosen) ? <SlipDay chosen={chosen} /> : null}</div>;
}
