import { daysOfMonth, type MonthState } from '@elenco/core/finance';
import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { listOf } from '../addresses';
import { BookFiles } from '../kit/BookFiles';
import { Facts } from '../kit/Facts';
import { History } from '../kit/History';
import { MoveButtons } from '../kit/MoveButtons';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { ResourceShow } from '../kit/ResourceShow';
import { StatusChip } from '../kit/StatusChip';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import type { RecordOf } from '../resources';
import { BalanceTable } from '../trial-balance/BalanceTable';

export function MonthClosingShow() {
  return <ResourceShow resource="month-closings">{(record) => <Screen record={record} />}</ResourceShow>;
}

/** A closed month with its files, and a notice that states whether the ledger still matches the closing. */
function Screen({ record }: { record: RecordOf<'month-closings'> }) {
  const words = useWords();
  const actor = useActor();
  const data = useDataProvider<ElencoDataProvider>();
  const period = daysOfMonth(record.month);
  const { data: state } = useQuery({
    queryKey: ['trial-balance', 'month', record.month, record.version],
    queryFn: () => data.ask<MonthState>(`trial-balance/month?month=${record.month}`),
    enabled: record.status === 'closed',
  });
  const own = 'userId' in actor && actor.userId === record.closedById;
  return (
    <>
      <PageHead
        help={['finance', 'month-closing']}
        title={words.month(record.month)}
        parent={{ to: listOf('month-closings'), label: words.name('month-closings', 2) }}
        beside={<StatusChip resource="month-closings" status={record.status} />}
        actions={
          <>
            <BookFiles path="trial-balance/file" period={period} formats={['xlsx', 'csv', 'journal']} />
            <MoveButtons
              resource="month-closings"
              record={record}
              blocked={{ reopen: own ? words.problem('other_person_reopens') : undefined }}
            />
          </>
        }
      />
      <Columns
        main={
          <>
            {record.status === 'reopened' ? (
              <Alert severity="info">{words.t('books.reopenedInfo')}</Alert>
            ) : null}
            {state?.unchanged === true ? (
              <Alert severity="success">{words.t('books.unchanged')}</Alert>
            ) : null}
            {state?.unchanged === false ? <Alert severity="error">{words.t('books.changed')}</Alert> : null}
            <Panel title={words.t('books.frozen')}>
              <BalanceTable lines={record.lines} period={period} />
            </Panel>
          </>
        }
        aside={
          <>
            <Panel title={words.t('finance.who')}>
              <Facts
                resource="month-closings"
                record={record}
                fields={['closedById', 'createdAt', 'reopenedById', 'entryCount', 'hash']}
              />
            </Panel>
            <Panel title={words.t('kit.history')}>
              <History resource="month-closings" id={record.id} />
            </Panel>
          </>
        }
      />
    </>
  );
}
