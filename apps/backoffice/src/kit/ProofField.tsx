import { recentMinutes } from '@elenco/core/identity';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import type { useProof } from './useProof';
import { useWords } from './words';

type Props = Pick<ReturnType<typeof useProof>, 'asked' | 'value' | 'setValue'> & {
  readonly error: string | undefined;
};

/** Asks who it is in the dialog that it is asked for, once the server wants to know; all else stays as typed. */
export function ProofField({ asked, value, setValue, error }: Props) {
  const words = useWords();
  if (asked === undefined) return null;
  if (asked === 'google')
    return (
      <Link href="/auth/google" target="_blank" rel="noreferrer">
        {words.t('kit.proof.google')}
      </Link>
    );
  const password = asked === 'presentPassword';
  return (
    <TextField
      required
      fullWidth
      autoFocus
      type={password ? 'password' : 'text'}
      label={words.t(password ? 'kit.proof.password' : 'kit.proof.code')}
      value={value}
      error={error !== undefined}
      helperText={error ?? words.t('kit.proof.hint', { minutes: recentMinutes })}
      onChange={(event) => setValue(event.target.value)}
      slotProps={{
        htmlInput: password
          ? { autoComplete: 'current-password' }
          : { autoComplete: 'one-time-code', inputMode: 'numeric' },
      }}
    />
  );
}
