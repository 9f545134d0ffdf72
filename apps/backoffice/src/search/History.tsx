import { type ChannelHistory, type Charted, charted, chartOf, historiesOf } from '@elenco/core/discovery';
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

/** Each channel's followers over time, and all metrics with their sources. */
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
      {histories.map((history) => (
        <OneChannel key={history.channel} history={history} />
      ))}
    </Box>
  );
}

function OneChannel({
  history: { channel: id, points, growth, methodChanges },
}: {
  history: ChannelHistory;
}) {
  const words = useWords();
  const channel = useNames().channel(id);
  const charts = charted.flatMap((figure) => {
    const chart = chartOf(points, figure, drawing);
    return chart ? [{ figure, chart }] : [];
  });
  const counted = (value: number | null) => (value === null ? '–' : words.number(value));
  return (
    <div>
      <Typography variant="body2" sx={{ mb: 2 }}>
        {growth
          .map(({ days, change }) => {
            const head = words.t('search.history.growth', { days: words.number(days) });
            return `${head}: ${change ? (change.rateBp > 0 ? '+' : '') + words.rate(change.rateBp) : words.t('search.history.notEnough')}`;
          })
          .join(' · ')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))' }}>
        {charts.map(({ figure, chart }) => (
          <Chart key={figure} figure={figure} chart={chart} channel={channel} />
        ))}
      </Box>
      {charts.some(({ chart }) => chart.hasGaps) && (
        <Typography variant="caption" component="p">
          {words.t('search.history.gaps')}
        </Typography>
      )}
      {charts.some(({ chart }) => chart.breaks.length > 0) &&
        methodChanges.map((day) => (
          <Typography key={day} variant="caption" component="p">
            {words.t('search.history.method', { channel, date: words.day(day) })}
          </Typography>
        ))}
      <Box component="details" sx={{ mt: 1, typography: 'body2' }}>
        <Box component="summary" sx={{ cursor: 'pointer', color: 'text.secondary', mb: 1 }}>
          {words.t('search.history.table', { channel })}
        </Box>
        <SmallTable
          label={words.t('search.history.table', { channel })}
          heads={[
            words.t('search.history.day'),
            ...charted.map((figure) => words.t(`search.history.figures.${figure}`)),
            words.t('search.history.source'),
          ]}
          rows={points.toReversed().map((one) => ({
            key: one.day,
            cells: [
              words.day(one.day),
              words.number(one.followers),
              counted(one.posts),
              counted(one.views),
              one.engagementBp > 0 ? words.rate(one.engagementBp) : '–',
              one.origin ?? words.oneOf('figureSource', one.source),
            ],
          }))}
        />
      </Box>
    </div>
  );
}

type ChartProps = {
  figure: Charted;
  chart: NonNullable<ReturnType<typeof chartOf>>;
  channel: string;
};

function Chart({ figure, chart, channel }: ChartProps) {
  const words = useWords();
  const written = figure === 'engagementBp' ? words.rate : words.number;
  const name = words.t(`search.history.figures.${figure}`);
  return (
    <div>
      <Typography variant="body2">
        {name}: {written(chart.first.value)} → {written(chart.last.value)}
      </Typography>
      <Box
        component="svg"
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words.t('search.history.line', {
          channel,
          figure: name,
          from: written(chart.first.value),
          to: written(chart.last.value),
          start: words.day(chart.first.day),
          end: words.day(chart.last.day),
        })}
        sx={{ width: '100%', height: drawing.height, color: 'primary.main', display: 'block' }}
      >
        {chart.breaks.map((x) => (
          <line
            key={x}
            x1={x}
            x2={x}
            y1={0}
            y2={drawing.height}
            stroke="currentColor"
            strokeDasharray="4 4"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {chart.lines.map((line) => (
          <polyline
            key={line}
            points={line}
            fill="none"
            stroke="currentColor"
            strokeWidth={2}
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </Box>
    </div>
  );
}
