import type { TaxesReport } from '@elenco/core/finance';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { addressOf } from '../addresses';
import { BookFiles } from '../kit/BookFiles';
import { DayRange, useDays } from '../kit/DayRange';
import { Money } from '../kit/FieldValue';
import { PageHead } from '../kit/PageHead';
import { Panel } from '../kit/Panel';
import { SmallTable } from '../kit/SmallTable';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';

/** Withheld taxes by month and by payout, with due dates. */
export function Taxes() {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const days = useDays(120);
  const { from, to } = days;
  const { data: report, error } = useQuery({
    queryKey: ['taxes-withheld', from, to],
    queryFn: () => data.ask<TaxesReport>(`taxes-withheld?from=${from}&to=${to}`),
  });
  return (
    <>
      <PageHead
        help={['creator', 'taxes']}
        title={words.t('books.taxes')}
        subtitle={words.t('books.taxesHint')}
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <DayRange days={days} />
            <BookFiles path="taxes-withheld/file" period={{ from, to }} formats={['xlsx', 'csv']} />
          </Box>
        }
      />
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {report && report.rows.length === 0 ? (
        <Typography color="textSecondary">{words.t('books.noTaxes')}</Typography>
      ) : null}
      {report && report.rows.length > 0 ? (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <ByMonth rows={report.rows} days={days} />
          <ByPayout lines={report.lines} days={days} />
        </Box>
      ) : null}
    </>
  );
}

/** Keeps a text such as a date on one line. In narrow windows, only the name of the law wraps. */
function Whole({ children }: { children: string }) {
  return <span style={{ whiteSpace: 'nowrap' }}>{children}</span>;
}

type Days = ReturnType<typeof useDays>;

/**
 * Query parameter that filters the payouts by month and tax, in the form `YYYY-MM tax`. Without it, all
 * payouts are shown.
 */
const chosen = 'of';
const chosenOf = (tax: string, day: string) => `${day.slice(0, 7)} ${tax}`;

function ByMonth({ rows, days }: Pick<TaxesReport, 'rows'> & { days: Days }) {
  const words = useWords();
  const payoutsOf = ({ tax, month }: TaxesReport['rows'][number]) => {
    const params = new URLSearchParams(days.params);
    params.set(chosen, chosenOf(tax, month));
    return `?${params}`;
  };
  const kindOf = ({ tax, municipality }: TaxesReport['rows'][number]) =>
    [words.t(`books.kinds.${tax}`), municipality].filter(Boolean).join(' ');
  const heads = ['month', 'tax', 'payouts', 'withheld', 'expectedTax', 'due', 'code', 'law'] as const;
  return (
    <Panel title={words.t('books.byMonth')}>
      <SmallTable
        label={words.t('books.byMonth')}
        heads={heads.map((head) => words.t(`books.${head}`))}
        rows={rows.map((row) => ({
          key: `${row.month} ${row.tax} ${row.municipality}`,
          cells: [
            <Whole key="month">{words.month(row.month)}</Whole>,
            kindOf(row),
            words.number(row.payoutCount),
            <Link key="withheld" component={RouterLink} to={payoutsOf(row)}>
              <Money cents={row.amountCents} currency="BRL" />
            </Link>,
            <Money key="expected" cents={row.expectedCents} currency="BRL" />,
            row.dueOn ? <Whole key="due">{words.day(row.dueOn)}</Whole> : words.t('books.ofMunicipality'),
            row.code ?? '–',
            row.lawRef ?? '–',
          ],
        }))}
      />
    </Panel>
  );
}

function ByPayout({ lines, days }: Pick<TaxesReport, 'lines'> & { days: Days }) {
  const words = useWords();
  const only = days.params.get(chosen);
  const shown = lines.filter(({ tax, on }) => only === null || chosenOf(tax, on) === only);
  const heads = ['payout', 'creator', 'tax', 'paidOn', 'gross', 'withheld', 'expectedTax'] as const;
  return (
    <Panel
      title={words.t('books.byPayout')}
      actions={
        only === null ? null : (
          <Button size="small" color="secondary" onClick={() => days.set(chosen, '')}>
            {words.t('books.allPayouts')}
          </Button>
        )
      }
    >
      <SmallTable
        label={words.t('books.byPayout')}
        heads={heads.map((head) => words.t(`books.${head}`))}
        rows={shown.map((line) => ({
          key: `${line.payoutId} ${line.tax}`,
          cells: [
            <Link key="payout" component={RouterLink} to={addressOf('payouts', line.payoutId)}>
              #{line.payoutId}
            </Link>,
            line.creatorName,
            words.t(`books.kinds.${line.tax}`),
            line.made ? words.day(line.on) : `${words.day(line.on)} (${words.t('books.expected')})`,
            <Money key="gross" cents={line.grossCents} currency="BRL" />,
            line.made ? <Money key="withheld" cents={line.amountCents} currency="BRL" /> : '–',
            line.made ? '–' : <Money key="expected" cents={line.amountCents} currency="BRL" />,
          ],
        }))}
      />
    </Panel>
  );
}
