import { useTheme } from '@mui/material/styles';
import { useWords } from './words';

/** Shows how long ago a record began to wait. */
export function AgeField({ since }: { readonly since: string }) {
  const words = useWords();
  const { typography } = useTheme();
  return (
    <time
      dateTime={since}
      title={words.moment(since)}
      style={{ whiteSpace: 'nowrap', fontSize: typography.body2.fontSize }}
    >
      {words.since(since)}
    </time>
  );
}
