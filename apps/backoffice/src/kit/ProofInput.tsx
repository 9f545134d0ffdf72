import { recentMinutes } from '@elenco/core/people';
import Link from '@mui/material/Link';
import { TextInput } from 'react-admin';
import type { useProof } from './useProof';
import { useWords } from './words';

/**
 * Inputs for reauthentication inside a form. They appear once the server requires reauthentication; the other
 * inputs of the form keep their values.
 */
export function ProofInput({
  asked,
  autoFocus = true,
}: Pick<ReturnType<typeof useProof>, 'asked'> & {
  /** False if the form asks for the proof from the start, where its first input has the focus. */
  readonly autoFocus?: boolean;
}) {
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
    <TextInput
      key={asked}
      source={asked}
      defaultValue=""
      autoFocus={autoFocus}
      type={password ? 'password' : 'text'}
      label={words.t(password ? 'kit.proof.password' : 'kit.proof.code')}
      helperText={words.t('kit.proof.hint', { minutes: recentMinutes })}
      autoComplete={password ? 'current-password' : 'one-time-code'}
      slotProps={{ htmlInput: password ? {} : { inputMode: 'numeric' } }}
    />
  );
}
