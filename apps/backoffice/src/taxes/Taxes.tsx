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
import { TaxTabs } from '../tax-payments/TaxTabs';
import { chosen, chosenOf, Guides } from './Guides';

/** Withheld taxes by month, with due dates and recorded payments, and by payout. */
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
      <TaxTabs />
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {report && report.guides.length === 0 ? (
        <Typography color="textSecondary">{words.t('books.noTaxes')}</Typography>
      ) : null}
      {report && report.guides.length > 0 ? (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Guides guides={report.guides} days={days} />
          {report.lines.length > 0 ? <ByPayout lines={report.lines} days={days} /> : null}
        </Box>
      ) : null}
    </>
  );
}

function ByPayout({ lines, days }: Pick<TaxesReport, 'lines'> & { days: ReturnType<typeof useDays> }) {
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
            words.oneOf('withheldTax', line.tax),
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
