import { nextBankDay } from '@elenco/brazil';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { useWords } from '../kit/words';

/**
 * States the day on which a slip will be due. Explains the difference if banks are closed on the chosen day.
 */
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

/** States the due day of the slip for the day in the form, while that day is allowed. */
export function ChosenSlipDay({ problemOf }: { readonly problemOf: (day: string) => string | undefined }) {
  const chosen = useWatch({ name: 'dueOn' }) as string | null;
  return <div aria-live="polite">{chosen && !problemOf(chosen) ? <SlipDay chosen={chosen} /> : null}</div>;
}
