import { type FigureKey, type FiguresReport, figureOver } from '@elenco/core/operations';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { MonthChart } from '../kit/MonthChart';
import { Panel } from '../kit/Panel';
import { SmallTable } from '../kit/SmallTable';
import { useWords } from '../kit/words';
import { RowsLink, rowsAddress } from './RowsLink';
import { valueText } from './values';

const shownMonths = 13;

interface Props {
  readonly report: FiguresReport;
  readonly figure: FigureKey;
  /** Input that chooses the metric. */
  readonly choice: ReactNode;
}

/** One metric over a year, as a chart and as a table. */
export function Series({ report: { months, currency }, figure, choice }: Props) {
  const words = useWords();
  const name = words.t(`figures.names.${figure}`);
  const points = months.slice(-shownMonths).map((one) => {
    const value = figureOver(figure, [one]);
    return {
      key: one.month,
      label: words.shortMonth(`${one.month}-15`),
      value,
      text: valueText(figure, value, currency, words),
      to: rowsAddress({ figure, months: [one], currency }),
      sums: one,
    };
  });
  return (
    <Panel title={words.t('figures.series')}>
      <Box sx={{ mb: 2 }}>{choice}</Box>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '2fr 1fr' } }}>
        <MonthChart label={name} points={points} />
        <SmallTable
          numeric
          compact
          label={name}
          heads={[words.t('figures.month'), name]}
          rows={points.toReversed().map(({ key, sums }) => ({
            key,
            cells: [
              words.month(`${key}-15`),
              <RowsLink key="value" figure={figure} months={[sums]} currency={currency} />,
            ],
          }))}
        />
      </Box>
    </Panel>
  );
}
