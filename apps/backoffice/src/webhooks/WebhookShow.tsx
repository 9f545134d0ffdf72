import { listOf } from '../addresses';
import { Facts } from '../kit/Facts';
import { History } from '../kit/History';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { ReferenceLink } from '../kit/ReferenceLink';
import { RelatedList } from '../kit/RelatedList';
import { ResourceShow } from '../kit/ResourceShow';
import type { Column } from '../kit/ResourceTable';
import { StatusChip } from '../kit/StatusChip';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

export function WebhookShow() {
  return <ResourceShow resource="webhooks">{(record) => <Screen record={record} />}</ResourceShow>;
}

/** A webhook with its deliveries. Only an owner of the company can change it or resend deliveries. */
function Screen({ record }: { record: RecordOf<'webhooks'> }) {
  const words = useWords();
  const deliveries: readonly Column<'webhook-deliveries'>[] = [
    { source: 'happenedAt' },
    {
      source: 'event',
      render: ({ event }) => words.oneOf('webhookEvent', event),
    },
    { source: 'rowId', render: ({ subject, rowId }) => `${words.table(subject)} #${rowId}` },
    { source: 'state' },
    { source: 'attempts' },
    {
      source: 'problem',
      render: ({ problem, httpStatus }) =>
        problem && words.oneOf('deliveryProblem', problem, { status: httpStatus ?? '' }),
    },
    { source: 'httpStatus', render: ({ httpStatus }) => httpStatus },
    { source: 'nextAttemptAt' },
    { source: 'tookMs', hidden: true },
  ];
  return (
    <>
      <PageHead
        title={record.title}
        parent={{ to: listOf('webhooks'), label: words.name('webhooks', 2) }}
        beside={<StatusChip resource="webhooks" status={record.status} />}
        subtitle={<ReferenceLink resource="companies" id={record.companyId} />}
      />
      <Columns
        main={
          <RelatedList
            resource="webhook-deliveries"
            columns={deliveries}
            filters={['state', 'event', 'happenedAt']}
            sort={['happenedAt', 'DESC']}
            within={{ webhookId: record.id }}
            empty={{
              title: words.t('integrations.noDeliveries'),
              hint: words.t('integrations.noDeliveriesHint'),
            }}
          />
        }
        aside={
          <>
            <Panel title={words.t('integrations.about')}>
              <Facts
                resource="webhooks"
                record={record}
                fields={['address', 'events', 'failingSince', 'statusSince', 'createdAt']}
              />
            </Panel>
            <Panel title={words.t('kit.history')}>
              <History resource="webhooks" id={record.id} />
            </Panel>
          </>
        }
      />
    </>
  );
}
