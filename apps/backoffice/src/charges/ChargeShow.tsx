import { hasReceipt, isOpen, openCentsOf } from '@elenco/core/finance';
import Button from '@mui/material/Button';
import { listOf } from '../addresses';
import { Facts } from '../kit/Facts';
import { Money } from '../kit/FieldValue';
import { History } from '../kit/History';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { ResourceShow } from '../kit/ResourceShow';
import { StatusChip } from '../kit/StatusChip';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { TasksAbout } from '../tasks/TasksPanel';
import { isReported } from './columns';
import { Lines } from './Lines';
import { Postpone } from './Postpone';
import { Proofs } from './Proofs';
import { Received } from './Received';
import { Remind } from './Remind';
import { SecondCopy } from './SecondCopy';
import { Settle } from './Settle';

export function ChargeShow() {
  return <ResourceShow resource="charges">{(record) => <Screen record={record} />}</ResourceShow>;
}

/** A charge and, for finance, the form to record a payment. */
function Screen({ record }: { record: RecordOf<'charges'> }) {
  const words = useWords();
  return (
    <>
      <PageHead
        help={['finance', 'charge']}
        title={`${words.name('charges')} #${record.id}`}
        parent={{ to: listOf('charges'), label: words.name('charges', 2) }}
        beside={<StatusChip resource="charges" status={record.status} />}
        figure={
          <Money
            cents={isOpen(record) ? openCentsOf(record) : record.amountCents}
            currency={record.currency}
          />
        }
        subtitle={
          record.keptCents === 0
            ? undefined
            : words.t('finance.rest', {
                rest: words.money(openCentsOf(record), record.currency),
                total: words.money(record.amountCents, record.currency),
              })
        }
        actions={
          <>
            <Button
              color="secondary"
              variant="outlined"
              href={`/dashboard/charge/${record.id}.pdf`}
              target="_blank"
              rel="noopener"
            >
              {words.t(hasReceipt(record) ? 'finance.receiptPdf' : 'finance.chargePdf')}
            </Button>
            <Remind record={record} />
            <Postpone record={record} />
            <SecondCopy record={record} />
            <Settle record={record} />
          </>
        }
      />
      <Columns
        main={
          <>
            <Panel title={words.t('finance.what')}>
              <Facts
                resource="charges"
                record={record}
                fields={[
                  'companyId',
                  'purpose',
                  'creatorId',
                  'briefingId',
                  'contractId',
                  'amountCents',
                  'feeCents',
                  ...(record.keptCents === 0 ? [] : (['keptCents'] as const)),
                  'dueOn',
                  ...(isOpen(record) ? (['remindedAt'] as const) : []),
                  'paidOn',
                  'paidBy',
                  ...(isReported(record) ? (['reportedAt', 'reportedOn', 'reportedBy'] as const) : []),
                  ...(isOpen(record) ? [] : (['ourNumber'] as const)),
                ]}
              />
            </Panel>
            <Lines chargeId={record.id} currency={record.currency} />
            <Proofs chargeId={record.id} />
            <Received record={record} />
            {isOpen(record) ? (
              <Panel title={words.t('finance.slip')} help={['brand', 'due-date']}>
                <Facts
                  resource="charges"
                  record={record}
                  fields={['ourNumber', 'slipCents', 'slipDueOn', 'digitableLine', 'barCode', 'pixCode']}
                />
              </Panel>
            ) : null}
          </>
        }
        aside={
          <>
            <TasksAbout about={{ chargeId: record.id }} />
            <Panel title={words.t('kit.history')}>
              <History resource="charges" id={record.id} />
            </Panel>
          </>
        }
      />
    </>
  );
}
