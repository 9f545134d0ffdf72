import { hasReceipt, isOpen } from '@elenco/core/finance';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { listOf } from '../addresses';
import { UndonePayment } from '../fee-invoices/UndonePayment';
import { Facts } from '../kit/Facts';
import { History } from '../kit/History';
import { MoveButtons } from '../kit/MoveButtons';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { ResourceShow } from '../kit/ResourceShow';
import { StatusChip } from '../kit/StatusChip';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { SentMessagesPanel } from '../sent-messages/SentMessages';
import { TasksAbout } from '../tasks/TasksPanel';
import { Ends } from './Ends';
import { Lines } from './Lines';
import { ChargeMainAmount, ChargeSubtitle, OwedToday, SlipFacts, useOwedToday } from './OwedToday';
import { ChargeNote, Postpone } from './Postpone';
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
  const owed = useOwedToday(record);
  return (
    <>
      <PageHead
        help={['finance', 'charge']}
        title={`${words.name('charges')} #${record.id}`}
        parent={{ to: listOf('charges'), label: words.name('charges', 2) }}
        beside={<StatusChip resource="charges" status={record.status} />}
        figure={<ChargeMainAmount charge={record} />}
        subtitle={<ChargeSubtitle charge={record} />}
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
            <MoveButtons
              resource="charges"
              record={record}
              only={['cancel']}
              stated={{ cancel: owed?.totalCents }}
              about={record.purpose === 'subscription' ? { cancel: words.t('finance.planGoesOn') } : {}}
            />
          </>
        }
      />
      <Columns
        main={
          <>
            <UndonePayment charge={record} />
            <OwedToday charge={record} />
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
                  // For a plan, the whole amount is the platform's, so the fee is left out.
                  ...(record.purpose === 'subscription' ? [] : (['feeCents'] as const)),
                  ...(record.keptCents === 0 ? [] : (['keptCents'] as const)),
                  'dueOn',
                  ...(isOpen(record) ? (['remindedAt'] as const) : []),
                  'paidOn',
                  'paidBy',
                  ...(record.reportedAt !== null
                    ? (['reportedAt', 'reportedOn', 'reportedBy'] as const)
                    : []),
                  ...(isOpen(record) ? [] : (['ourNumber'] as const)),
                ]}
              />
              <ChargeNote record={record} />
            </Panel>
            <Lines chargeId={record.id} currency={record.currency} />
            <Proofs chargeId={record.id} />
            <Received record={record} />
            {isOpen(record) && record.currency === 'BRL' ? (
              <Panel title={words.t('finance.slip')} help={['brand', 'due-date']}>
                <SlipFacts charge={record} />
              </Panel>
            ) : null}
          </>
        }
        aside={
          <>
            <Ends record={record} />
            <TasksAbout about={{ chargeId: record.id }} />
            <Panel title={words.t('kit.history')}>
              <History resource="charges" id={record.id} />
            </Panel>
          </>
        }
      />
      <Box sx={{ mt: 2 }}>
        <SentMessagesPanel of="charges" id={record.id} />
      </Box>
    </>
  );
}
