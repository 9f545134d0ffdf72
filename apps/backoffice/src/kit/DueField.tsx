import { useTheme } from '@mui/material/styles';
import { useWords } from './words';

/** True if a deadline has passed. */
export const isLate = (at: string | null, now: number = Date.now()): boolean =>
  at !== null && Date.parse(at) < now;

/**
 * Shows the time until a deadline, or the time since the deadline passed. Shows a dash for a record without a
 * deadline.
 */
export function DueField({ at }: { readonly at: string | null }) {
  const words = useWords();
  const { palette, typography } = useTheme();
  if (at === null) return <>–</>;
  const late = isLate(at);
  return (
    <time
      dateTime={at}
      title={words.moment(at)}
      style={{
        whiteSpace: 'nowrap',
        fontSize: typography.body2.fontSize,
        ...(late ? { color: palette.error.main, fontWeight: 700 } : {}),
      }}
    >
      {late ? words.t('kit.late', { ago: words.since(at) }) : words.since(at)}
    </time>
  );
}
