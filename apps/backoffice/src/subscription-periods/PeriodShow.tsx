import Box from '@mui/material/Box';
import { listOf } from '../addresses';
import { FactList, Facts } from '../kit/Facts';
import { History } from '../kit/History';
import { MoveButtons } from '../kit/MoveButtons';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { ReferenceLink } from '../kit/ReferenceLink';
import { ResourceShow } from '../kit/ResourceShow';
import { useWords } from '../kit/words';
import { Entries } from '../postings/Entries';
import type { RecordOf } from '../resources';
import { SentMessagesPanel } from '../sent-messages/SentMessages';
import { PeriodStatus } from './PeriodStatus';

export function PeriodShow() {
  return (
    <ResourceShow resource="subscription-periods">{(record) => <Screen record={record} />}</ResourceShow>
  );
}

/** A subscription invoice with its lines, as a draft or issued. */
function Screen({ record }: { record: RecordOf<'subscription-periods'> }) {
  const words = useWords();
  const { currency } = record;
  return (
    <>
      <PageHead
        help={['finance', 'subscription']}
        title={`${words.name('subscription-periods')} #${record.id}`}
        parent={{ to: listOf('subscription-periods'), label: words.name('subscription-periods', 2) }}
        beside={<PeriodStatus period={record} />}
        subtitle={<ReferenceLink resource="companies" id={record.companyId} />}
        actions={<MoveButtons resource="subscription-periods" record={record} />}
      />
      <Columns
        main={
          <>
            <Panel title={words.t('finance.what')}>
              <Facts
                resource="subscription-periods"
                record={record}
                fields={[
                  'companyId',
                  'plan',
                  'startsOn',
                  'endsOn',
                  'dueOn',
                  'monthlyCents',
                  'amountCents',
                  'chargeId',
                  'remindedDay',
                ]}
              />
            </Panel>
            <Panel title={words.field('subscription-periods', 'lines')}>
              <FactList
                rows={record.lines.map((line) => ({
                  name: `${words.oneOf('invoiceLine', line.kind)} · ${words.day(line.startsOn)}`,
                  value: words.money(line.amountCents, currency),
                }))}
              />
            </Panel>
            <Entries about={[['charges', record.chargeId]]} />
          </>
        }
        aside={
          <Panel title={words.t('kit.history')}>
            <History resource="subscription-periods" id={record.id} />
          </Panel>
        }
      />
      <Box sx={{ mt: 2 }}>
        <SentMessagesPanel of="subscription-periods" id={record.id} />
      </Box>
    </>
  );
}
