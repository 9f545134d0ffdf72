import { daysBetween } from '@elenco/brazil';
import Typography from '@mui/material/Typography';
import { today } from '../kit/today';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

/** Days left to answer, bold if overdue; none for answered requests. */
export function Deadline({ record }: { record: RecordOf<'privacy-requests'> }) {
  const words = useWords();
  if (record.status !== 'open') return <>–</>;
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
