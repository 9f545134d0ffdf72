import { useTheme } from '@mui/material/styles';
import { useWords } from './words';

/** Shows how long a record has been waiting; bold once that is longer than `lateAfterDays`. */
export function AgeField({ since, lateAfterDays }: { since: string; lateAfterDays?: number }) {
  const words = useWords();
  const { palette, typography } = useTheme();
  const days = (Date.now() - Date.parse(since)) / 86_400_000;
  const late = lateAfterDays !== undefined && days > lateAfterDays;
  return (
    <time
      dateTime={since}
      title={words.moment(since)}
      style={{
        whiteSpace: 'nowrap',
        fontSize: typography.body2.fontSize,
        ...(late ? { color: palette.warning.main, fontWeight: 700 } : {}),
      }}
    >
      {words.since(since)}
    </time>
  );
}
