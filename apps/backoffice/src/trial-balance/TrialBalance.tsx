import type { TrialBalanceReport } from '@elenco/core/finance';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { BookFiles } from '../kit/BookFiles';
import { DayRange, useDays } from '../kit/DayRange';
import { PageHead } from '../kit/PageHead';
import { Panel } from '../kit/Panel';
import { today } from '../kit/today';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import { BalanceTable } from './BalanceTable';

/** Trial balance of a period. Each account's amounts link to the account's postings. */
export function TrialBalance() {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const days = useDays(Number(today().slice(8)));
  const { from, to } = days;
  const { data: report, error } = useQuery({
    queryKey: ['trial-balance', from, to],
    queryFn: () => data.ask<TrialBalanceReport>(`trial-balance?from=${from}&to=${to}`),
  });
  return (
    <>
      <PageHead
        help={['finance', 'trial-balance']}
        title={words.t('books.title')}
        subtitle={words.t('books.hint')}
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <DayRange days={days} />
            <BookFiles path="trial-balance/file" period={{ from, to }} formats={['xlsx', 'csv', 'journal']} />
          </Box>
        }
      />
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {report ? (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Alert severity={report.balanced ? 'success' : 'error'}>
            {report.balanced
              ? words.t('books.balanced', { count: words.number(report.entryCount) })
              : words.t('books.unbalanced')}
          </Alert>
          <Panel title={`${words.day(from)} – ${words.day(to)}`}>
            <BalanceTable lines={report.lines} period={{ from, to }} />
          </Panel>
        </Box>
      ) : null}
    </>
  );
}
