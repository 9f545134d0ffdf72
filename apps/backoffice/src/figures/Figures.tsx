import { Currency } from '@elenco/core/kit';
import {
  type FigureKey,
  type FiguresReport,
  figureKeys,
  figureOver,
  type MonthSums,
  yearsSoFar,
} from '@elenco/core/operations';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import { FormatMenu } from '../kit/ExportMenu';
import { monthsBetween } from '../kit/MonthChart';
import { PageHead } from '../kit/PageHead';
import { Panel } from '../kit/Panel';
import { SmallTable } from '../kit/SmallTable';
import { type FileFormat, saveTable } from '../kit/saveTable';
import { today } from '../kit/today';
import { useWords, type Words } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import { figureLines } from './exported';
import { RowsLink } from './RowsLink';
import { Series } from './Series';
import { changeOf } from './values';

/** First month that can be chosen. */
const firstMonth = '2024-01';

/** Business metrics: a month, the month before, the same month last year, and the year so far. */
export function Figures() {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const [params, setParams] = useSearchParams();
  const months = monthsBetween(firstMonth, today()).toReversed();
  const month = months.find((one) => one === params.get('month')) ?? months[0]!;
  const currency = Currency.options.find((one) => one === params.get('currency')) ?? 'BRL';
  const figure = figureKeys.find((one) => one === params.get('figure')) ?? 'gmv';
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        before.set(name, value);
        return before;
      },
      { replace: true },
    );
  const {
    data: report,
    error,
    isPlaceholderData,
  } = useQuery({
    queryKey: ['business-figures', month, currency],
    queryFn: () => data.ask<FiguresReport>(`business-figures?month=${month}&currency=${currency}`),
    placeholderData: keepPreviousData,
  });
  const choice = (
    name: string,
    label: string,
    value: string,
    options: readonly (readonly [string, string])[],
  ) => (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => set(name, event.target.value)}
      sx={{ minWidth: 120 }}
    >
      {options.map(([key, text]) => (
        <MenuItem key={key} value={key}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <>
      <PageHead
        title={words.t('figures.title')}
        subtitle={words.t('figures.hint')}
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            {choice(
              'month',
              words.t('figures.month'),
              month,
              months.map((one) => [one, words.month(`${one}-15`)]),
            )}
            {choice(
              'currency',
              words.field('charges', 'currency'),
              currency,
              Currency.options.map((one) => [one, one]),
            )}
            <FormatMenu
              disabled={!report || isPlaceholderData}
              hint={words.t('figures.exported')}
              save={(format) => (report ? save(format, report, words) : Promise.resolve())}
            />
          </Box>
        }
      />
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {report ? (
        <Box sx={{ display: 'grid', gap: 3, opacity: isPlaceholderData ? 0.5 : 1 }}>
          <Panel title={words.month(`${report.month}-15`)}>
            <Overview report={report} />
          </Panel>
          <Series
            report={report}
            figure={figure}
            choice={choice(
              'figure',
              words.t('figures.figure'),
              figure,
              figureKeys.map((one) => [one, words.t(`figures.names.${one}`)]),
            )}
          />
        </Box>
      ) : null}
    </>
  );
}

/** Saves the report as a file in the given format. */
function save(format: FileFormat, report: FiguresReport, words: Words) {
  const title = words.t('figures.title');
  const name = `${title} ${report.month} ${report.currency}`;
  return saveTable(format, { name, title, lines: figureLines(report, words) }, words);
}

function Overview({ report }: { report: FiguresReport }) {
  const words = useWords();
  const { months, currency } = report;
  const now = months.at(-1)!;
  const { thisYear, lastYear } = yearsSoFar(report);
  const heads = ['figure', 'month', 'monthBefore', 'yearBefore', 'yearSoFar', 'lastYearSoFar'] as const;
  return (
    <SmallTable
      numeric
      pairs
      label={words.t('figures.title')}
      heads={heads.map((head) => words.t(`figures.${head}`))}
      rows={figureKeys.map((key) => {
        const value = (of: readonly (MonthSums | undefined)[]) =>
          figureOver(
            key,
            of.filter((one) => one !== undefined),
          );
        const compared = (before: MonthSums | undefined) => (
          <Compared figure={key} now={value([now])} before={before} currency={currency} />
        );
        return {
          key,
          cells: [
            <span key="name">
              <strong>{words.t(`figures.names.${key}`)}</strong>
              <Typography variant="caption" color="textSecondary" component="div" sx={{ maxWidth: 420 }}>
                {words.t(`figures.means.${key}`)}
              </Typography>
            </span>,
            <strong key="now">
              <RowsLink figure={key} months={[now]} currency={currency} />
            </strong>,
            compared(months.at(-2)),
            compared(months.at(-13)),
            <RowsLink key="thisYear" figure={key} months={thisYear} currency={currency} />,
            <RowsLink key="lastYear" figure={key} months={lastYear} currency={currency} />,
          ],
        };
      })}
    />
  );
}

interface ComparedProps {
  readonly figure: FigureKey;
  readonly now: number | null;
  readonly before: MonthSums | undefined;
  readonly currency: Currency;
}

/** The value of an earlier month, and the change from that month to the chosen month. */
function Compared({ figure, now, before, currency }: ComparedProps) {
  const words = useWords();
  if (!before) return <>–</>;
  const change = changeOf(figure, now, figureOver(figure, [before]), words);
  return (
    <>
      <RowsLink figure={figure} months={[before]} currency={currency} />
      {change ? (
        <Typography
          variant="caption"
          component="div"
          sx={{ color: change.isBetter ? 'success.main' : 'error.main' }}
        >
          {words.t('figures.sinceThen', { change: change.text })}
        </Typography>
      ) : null}
    </>
  );
}
