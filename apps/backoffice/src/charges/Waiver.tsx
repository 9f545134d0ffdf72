import Alert from '@mui/material/Alert';
import { required, TextInput } from 'react-admin';
import { useWords } from '../kit/words';

/** Shows the waived amount, and requires a reason for the waiver. Renders nothing if no amount is waived. */
export function Waiver({ cents, text }: { readonly cents: number; readonly text: string }) {
  const words = useWords();
  if (cents === 0) return null;
  return (
    <>
      <Alert severity="warning">{text}</Alert>
      <TextInput
        source="comment"
        label={words.t('finance.waiver.reason')}
        helperText={words.t('finance.waiver.hint')}
        validate={required()}
        multiline
        minRows={2}
      />
    </>
  );
}
