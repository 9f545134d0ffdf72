import { bestOfDays, historiesOf, lineOf, type Metric } from '@elenco/core/discovery';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { SmallTable } from '../kit/SmallTable';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import { useNames } from './words';

const drawing = { width: 600, height: 90, edge: 4 };

/** Followers of each channel over time, and all figures with source. */
export function History({ profileKey, only }: { profileKey: string; only: string | undefined }) {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const { data: metrics, error } = useQuery({
    queryKey: ['search', 'metrics', profileKey],
    queryFn: () => data.metrics(profileKey),
  });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!metrics) return <Skeleton variant="rounded" height={120} />;
  const histories = historiesOf(metrics.filter(({ channel }) => !only || channel === only));
  if (histories.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        {words.t('search.history.none')}
      </Typography>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {histories.map((points) => (
        <OneChannel key={points[0]?.channel} points={points} />
      ))}
    </Box>
  );
}

function OneChannel({ points }: { points: readonly Metric[] }) {
  const words = useWords();
  const names = useNames();
  const line = bestOfDays(points);
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last) return null;
  const spoken = words.t('search.history.line', {
    channel: names.channel(first.channel),
    from: words.number(first.followers),
    to: words.number(last.followers),
    start: words.day(first.day),
    end: words.day(last.day),
  });
  return (
    <div>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {spoken}
      </Typography>
      <Box
        component="svg"
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={spoken}
        sx={{ width: '100%', height: drawing.height, color: 'primary.main', display: 'block' }}
      >
        <polyline
          points={lineOf(line, drawing)}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
        />
      </Box>
      <Box component="details" sx={{ mt: 1, typography: 'body2' }}>
        <Box component="summary" sx={{ cursor: 'pointer', color: 'text.secondary', mb: 1 }}>
          {words.t('search.history.table', { channel: names.channel(first.channel) })}
        </Box>
        <SmallTable
          label={spoken}
          heads={[
            words.t('search.history.day'),
            words.t('search.followers'),
            words.t('search.engagement'),
            words.t('search.history.source'),
          ]}
          rows={[...points].reverse().map((one) => ({
            key: `${one.day} ${one.source} ${one.origin ?? ''}`,
            cells: [
              words.day(one.day),
              words.number(one.followers),
              one.engagementBp > 0 ? words.rate(one.engagementBp) : '–',
              one.origin ?? words.oneOf('figureSource', one.source),
            ],
          }))}
        />
      </Box>
    </div>
  );
}
