import Typography from '@mui/material/Typography';
import { useWords } from './words';

/** How long a record has been waiting where it is; bold once it has been longer than it should. */
export function AgeField({ since, lateAfterDays }: { since: string; lateAfterDays?: number }) {
  const words = useWords();
  const days = (Date.now() - Date.parse(since)) / 86_400_000;
  const late = lateAfterDays !== undefined && days > lateAfterDays;
  return (
    <Typography
      component="time"
      variant="body2"
      dateTime={since}
      title={words.moment(since)}
      sx={{ whiteSpace: 'nowrap', ...(late ? { color: 'warning.main', fontWeight: 700 } : {}) }}
    >
      {words.since(since)}
    </Typography>
  );
}
