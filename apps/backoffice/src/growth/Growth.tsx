import { daysOfMonth } from '@elenco/core/finance';
import { type GrowthReport, type GrowthSide, growthSide } from '@elenco/core/growth';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { listAddress } from '../addresses';
import { Bars } from '../kit/Bars';
import { DayRange, useDays } from '../kit/DayRange';
import { firstInstantOf, lastInstantOf } from '../kit/dayBounds';
import { FormatMenu } from '../kit/ExportMenu';
import { MonthChart, monthsBetween } from '../kit/MonthChart';
import { PageHead } from '../kit/PageHead';
import { Panel } from '../kit/Panel';
import { saveTable } from '../kit/saveTable';
import { useWords, type Words } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import { growthLines } from './exported';
import { Funnel, Groups, type RowsOf } from './Tables';
import { sourcesOf, visitsByMonth } from './visits';

const window = 90;

/** Funnel from the first visit to the first payment: counts, conversion and duration. */
export function Growth() {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const days = useDays(180);
  const side = growthSide.catch('companies').parse(days.params.get('side'));
  const { from, to } = days;
  const { data: report, error } = useQuery({
    queryKey: ['growth', side, from, to],
    queryFn: () => data.ask<GrowthReport>(`growth?side=${side}&from=${from}&to=${to}&window=${window}`),
  });
  const months = report ? visitsByMonth(report) : [];
  /** Returns the URL of the list of companies or creators that signed up in a period. */
  const signedUpIn = (first: string, last: string) =>
    listAddress(side, { createdAt_gte: firstInstantOf(first), createdAt_lte: lastInstantOf(last) });
  const signedUp = (month: string) => {
    const { from: first, to: last } = daysOfMonth(`${month}-01`);
    return signedUpIn(first < from ? from : first, last > to ? to : last);
  };
  /**
   * Returns the URL of the list of companies or creators that reached a step. Undefined if the report
   * contains none.
   */
  const rowsOf: RowsOf = ({ reachedIds }, step) =>
    reachedIds[step]?.length ? listAddress(side, { id: reachedIds[step] }) : undefined;
  const points = (counts: readonly (readonly [string, number])[], listOf?: (month: string) => string) =>
    monthsBetween(from, to).map((month) => {
      const value = counts.find(([one]) => one === month)?.[1] ?? 0;
      const label = words.shortMonth(`${month}-15`);
      const list = value > 0 ? listOf?.(month) : undefined;
      return { key: month, label, value, text: words.number(value), to: list };
    });
  return (
    <>
      <PageHead
        title={words.t('growth.title')}
        subtitle={words.t('growth.hint', { days: window })}
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <ToggleButtonGroup
              exclusive
              size="small"
              value={side}
              aria-label={words.t('growth.side')}
              onChange={(_, next: GrowthSide | null) => next && days.set('side', next)}
            >
              {growthSide.options.map((one) => (
                <ToggleButton key={one} value={one}>
                  {words.name(one, 2)}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
            <DayRange days={days} />
            <FormatMenu
              disabled={!report}
              hint={words.t('growth.exported')}
              save={async (format) => {
                if (!report) return;
                const title = words.t('growth.title');
                const name = `${title} ${words.name(side, 2)} ${from} ${to}`;
                await saveTable(format, { name, title, lines: growthLines(report, side, words) }, words);
              }}
            />
          </Box>
        }
      />
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {report ? (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Panel title={words.t('growth.funnel')}>
            <Funnel
              report={report}
              side={side}
              words={words}
              signedUp={signedUpIn(from, to)}
              rowsOf={rowsOf}
            />
          </Panel>
          {report.cohorts.length > 1 ? (
            <Panel title={words.t('growth.signUps')}>
              <MonthChart
                label={words.t('growth.signUps')}
                points={points(
                  report.cohorts.map((one) => [one.month, one.count]),
                  signedUp,
                )}
              />
              {side === 'creators' ? (
                <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
                  {words.t('growth.removedToo')}
                </Typography>
              ) : null}
            </Panel>
          ) : null}
          <Panel title={words.t('growth.cohorts')}>
            <Groups
              label={words.t('growth.cohorts')}
              head={words.t('growth.month')}
              report={report}
              groups={report.cohorts.map((one) => ({
                ...one,
                name: words.month(`${one.month}-15`),
                to: signedUp(one.month),
              }))}
              words={words}
              rowsOf={rowsOf}
            />
          </Panel>
          {side === 'creators' ? (
            <Panel title={words.t('growth.channels')}>
              <Groups
                label={words.t('growth.channels')}
                head={words.t('growth.channel')}
                report={report}
                groups={report.channels.map((one) => ({
                  ...one,
                  name: [words.t(`growth.by.${one.channel}`), one.code].filter(Boolean).join(' · '),
                }))}
                words={words}
                rowsOf={rowsOf}
              />
            </Panel>
          ) : null}
          {months.length > 1 ? (
            <Panel title={words.t('growth.visitsByMonth')}>
              <MonthChart label={words.t('growth.visitsByMonth')} points={points(months)} />
            </Panel>
          ) : null}
          <Panel title={words.t('growth.visits')}>
            <Visits report={report} words={words} />
          </Panel>
        </Box>
      ) : null}
    </>
  );
}

function Visits({ report, words }: { report: GrowthReport; words: Words }) {
  const sources = sourcesOf(report);
  if (sources.length === 0)
    return <Typography color="textSecondary">{words.t('growth.noVisits')}</Typography>;
  return (
    <Bars
      label={words.t('growth.visits')}
      bars={sources.map(([source, value]) => ({
        label: words.oneOf('clickSource', source),
        value,
        text: words.number(value),
      }))}
    />
  );
}
