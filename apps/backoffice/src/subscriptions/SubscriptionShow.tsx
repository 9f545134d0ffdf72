import Box from '@mui/material/Box';
import { listOf } from '../addresses';
import { amountColumns, statusColumn } from '../charges/columns';
import { Facts } from '../kit/Facts';
import { History } from '../kit/History';
import { MoveButtons } from '../kit/MoveButtons';
import type { MoveFieldSpec } from '../kit/MoveInput';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { ReferenceLink } from '../kit/ReferenceLink';
import { RelatedList } from '../kit/RelatedList';
import { ResourceShow } from '../kit/ResourceShow';
import type { Column } from '../kit/ResourceTable';
import { StatusChip } from '../kit/StatusChip';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { SentMessagesPanel } from '../sent-messages/SentMessages';
import { PeriodStatus } from '../subscription-periods/PeriodStatus';

const periods: readonly Column<'subscription-periods'>[] = [
  { source: 'startsOn', link: true },
  { source: 'endsOn' },
  { source: 'plan' },
  { source: 'status', render: (row) => <PeriodStatus period={row} /> },
  { source: 'dueOn' },
  { source: 'amountCents' },
  { source: 'chargeId' },
];

const invoices: readonly Column<'charges'>[] = [
  { source: 'id', render: (row) => `#${row.id}`, link: true },
  statusColumn,
  { source: 'dueOn' },
  { source: 'paidOn' },
  ...amountColumns,
];

export function SubscriptionShow() {
  return <ResourceShow resource="subscriptions">{(record) => <Screen record={record} />}</ResourceShow>;
}

/** A company's subscription: plan, invoices, payments, and suspensions with reasons. */
function Screen({ record }: { record: RecordOf<'subscriptions'> }) {
  const words = useWords();
  const lift: readonly MoveFieldSpec[] = [
    { source: 'graceUntil', kind: 'day', label: words.field('subscriptions', 'graceUntil') },
  ];
  return (
    <>
      <PageHead
        help={['finance', 'subscription']}
        title={`${words.name('subscriptions')} #${record.id}`}
        parent={{ to: listOf('subscriptions'), label: words.name('subscriptions', 2) }}
        beside={<StatusChip resource="subscriptions" status={record.status} />}
        subtitle={<ReferenceLink resource="companies" id={record.companyId} />}
        actions={
          <MoveButtons
            resource="subscriptions"
            record={record}
            fields={{ lift }}
            blocked={{ suspend: record.suspendedAt ? words.problem('already_suspended') : undefined }}
          />
        }
      />
      <Columns
        main={
          <>
            <Panel title={words.t('finance.what')}>
              <Facts
                resource="subscriptions"
                record={record}
                fields={[
                  'companyId',
                  'plan',
                  'currency',
                  'agreedCents',
                  'billedFrom',
                  'nextPlan',
                  'nextOn',
                  'suspendedAt',
                  'graceUntil',
                ]}
              />
            </Panel>
            <RelatedList
              resource="subscription-periods"
              columns={periods}
              sort={['startsOn', 'DESC']}
              within={{ subscriptionId: record.id }}
              empty={{ title: words.t('finance.noPeriods'), hint: words.t('finance.noPeriodsHint') }}
            />
            <RelatedList
              resource="charges"
              columns={invoices}
              sort={['dueOn', 'DESC']}
              within={{ companyId: record.companyId, purpose: 'subscription' }}
              empty={{ title: words.t('finance.noCharges'), hint: words.t('finance.noPeriodsHint') }}
            />
          </>
        }
        aside={
          <Panel title={words.t('kit.history')}>
            <History resource="subscriptions" id={record.id} />
          </Panel>
        }
      />
      <Box sx={{ mt: 2 }}>
        <SentMessagesPanel of="subscriptions" id={record.id} />
      </Box>
    </>
  );
}
