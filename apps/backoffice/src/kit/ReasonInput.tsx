import { TextInput } from 'react-admin';
import { useWords } from './words';

/** Input for a reason that the affected user can read. */
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
