import { addDays } from '@elenco/brazil';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

interface Point {
  readonly key: string;
  /** Short name of the month, below its bar. */
  readonly label: string;
  /** Null for a month without rows. */
  readonly value: number | null;
  readonly text: string;
  /** URL of the list with the month's rows; undefined if there are none. */
  readonly to?: string | undefined;
}

/**
 * Bars of consecutive months, of which the last one is highlighted. Each bar links to the list of its rows if
 * there is one. Keyboard users have the same links in the table beside the chart.
 */
export function MonthChart({ label, points }: { label: string; points: readonly Point[] }) {
  const most = Math.max(0, ...points.map(({ value }) => value ?? 0)) || 1;
  return (
    <Box
      role={points.some(({ to }) => to) ? 'group' : 'img'}
      aria-label={label}
      sx={{ display: 'flex', alignItems: 'flex-end', gap: { xs: 0.5, md: 1 }, height: { xs: 200, md: 320 } }}
    >
      {points.map(({ key, label: month, value, text, to }, at) => (
        <Box
          key={key}
          {...(to ? { component: RouterLink, to, tabIndex: -1, 'aria-label': `${month}: ${text}` } : {})}
          title={`${month}: ${text}`}
          sx={{
            flex: 1,
            minWidth: 0,
            height: '100%',
            display: 'flex',
            flexDirection: 'column',
            gap: 0.5,
            textDecoration: 'none',
          }}
        >
          <Box
            sx={{
              flex: 1,
              minHeight: 0,
              display: 'flex',
              alignItems: 'flex-end',
              justifyContent: 'center',
            }}
          >
            <Box
              sx={{
                width: '100%',
                maxWidth: 56,
                height: `${((value ?? 0) / most) * 100}%`,
                minHeight: value ? '3px' : '1px',
                borderRadius: '4px 4px 0 0',
                bgcolor: value === null ? 'divider' : 'primary.main',
                opacity: at === points.length - 1 ? 1 : 0.55,
              }}
            />
          </Box>
          <Typography variant="caption" color="textSecondary" noWrap sx={{ textAlign: 'center' }}>
            {month}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** Returns all months from the month of `from` to the month of `to`, as `YYYY-MM`. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = monthAfter(month)) months.push(month);
  return months;
}

const monthAfter = (month: string) => addDays(`${month}-01`, 31).slice(0, 7);
