import { daysBetween } from '@elenco/brazil';
import Typography from '@mui/material/Typography';
import { today } from '../kit/today';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

/**
 * Days that are left to answer, bold if overdue. Shows a dash for answered requests and for scheduled
 * erasures.
 */
export function Deadline({ record }: { record: RecordOf<'privacy-requests'> }) {
  const words = useWords();
  if (record.status !== 'open' || record.eraseAt !== null) return <>–</>;
  const left = daysBetween(today(), record.dueOn);
  const late = left < 0;
  return (
    <Typography
      component="time"
      variant="body2"
      dateTime={record.dueOn}
      title={words.day(record.dueOn)}
      sx={{ whiteSpace: 'nowrap', ...(late ? { color: 'error.main', fontWeight: 700 } : {}) }}
    >
      {late
        ? words.t('privacy.overdue', { smart_count: -left })
        : words.t('privacy.left', { smart_count: left })}
    </Typography>
  );
}
