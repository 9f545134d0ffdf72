import { TextInput } from 'react-admin';
import { useWords } from './words';

/** Asks why, in a window: the person whom it is about reads it. */
export function ReasonInput() {
  const words = useWords();
  return (
    <TextInput
      source="reason"
      label={words.t('signIns.reason')}
      helperText={words.t('signIns.reasonHint')}
      multiline
      minRows={3}
      autoFocus
    />
  );
}
