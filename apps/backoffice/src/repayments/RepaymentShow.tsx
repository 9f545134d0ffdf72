import { refundOf, remainingOf, repaymentSlip } from '@elenco/core/finance';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { listOf } from '../addresses';
import { PrepareRefund, useRelease } from '../finance/moneyBack';
import { WhoPanel } from '../finance/WhoPanel';
import { hasDuty } from '../kit/access';
import { FactList, Facts } from '../kit/Facts';
import { FieldValue, Money } from '../kit/FieldValue';
import { History } from '../kit/History';
import { MoveButtons } from '../kit/MoveButtons';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { ResourceShow } from '../kit/ResourceShow';
import { StatusChip } from '../kit/StatusChip';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import { Entries } from '../postings/Entries';
import type { RecordOf } from '../resources';
import { nextActionCents } from './NextAmount';
import { TakeDialog } from './TakeDialog';

type Repayment = RecordOf<'repayments'>;

export function RepaymentShow() {
  return <ResourceShow resource="repayments">{(record) => <Screen record={record} />}</ResourceShow>;
}

/** A repayment: received amounts, and the refund to the brand by two users. */
function Screen({ record }: { record: Repayment }) {
  const words = useWords();
  const money = (cents: number) => <Money cents={cents} currency={record.currency} />;
  const { release, blocked } = useRelease('repayments', record);
  const nothingBack = record.status !== 'open' && refundOf(record) === 0;
  return (
    <>
      <PageHead
        help={['finance', 'repayment']}
        title={`${words.name('repayments')} #${record.id}`}
        parent={{ to: listOf('repayments'), label: words.name('repayments', 2) }}
        beside={<StatusChip resource="repayments" status={record.status} />}
        figure={money(nextActionCents(record) ?? record.amountCents)}
        subtitle={
          <>
            {record.status === 'open'
              ? words.t('finance.repayments.rest', {
                  total: words.money(record.amountCents, record.currency),
                })
              : words.t(
                  nextActionCents(record) === undefined
                    ? 'finance.repayments.total'
                    : 'finance.repayments.toRefund',
                )}
            {' · '}
            <FieldValue resource="repayments" record={record} source="creatorId" />
          </>
        }
        actions={
          nothingBack ? null : (
            <>
              <RecordTransferButton record={record} />
              <PrepareRefund
                resource="repayments"
                record={record}
                due={record.status !== 'open' && refundOf(record) > 0}
              />
              <MoveButtons resource="repayments" record={record} fields={{ release }} blocked={blocked} />
            </>
          )
        }
      />
      <Columns
        main={
          <>
            <Panel title={words.t('finance.howMuch')}>
              <FactList
                rows={[
                  { name: words.field('repayments', 'amountCents'), value: money(record.amountCents) },
                  { name: words.field('repayments', 'paidCents'), value: money(record.paidCents) },
                  ...(record.status === 'open'
                    ? [{ name: words.t('finance.repayments.remaining'), value: money(remainingOf(record)) }]
                    : []),
                  { name: words.field('repayments', 'feeCents'), value: money(record.feeCents) },
                  { name: words.t('finance.repayments.refund'), value: money(refundOf(record)) },
                  ...(record.setOffCents > 0
                    ? [
                        {
                          name: words.field('repayments', 'setOffCents'),
                          value: money(record.setOffCents),
                        },
                      ]
                    : []),
                ]}
              />
            </Panel>
            <WhoPanel
              resource="repayments"
              record={record}
              fields={['preparedById', 'releasedById', 'refundedOn', 'proof']}
            />
            <Entries about={[['repayments', record.id]]} contractId={record.contractId} />
          </>
        }
        aside={
          <>
            <Panel title={words.t('finance.about')}>
              <FactList
                rows={[
                  {
                    name: words.t('finance.repayments.ourNumber'),
                    value: repaymentSlip(record).ourNumber,
                  },
                ]}
              />
              <Facts
                resource="repayments"
                record={record}
                fields={[
                  'toward',
                  'reason',
                  'dueOn',
                  'creatorId',
                  'companyId',
                  'briefingId',
                  'contractId',
                  'payoutId',
                ]}
              />
            </Panel>
            <Panel title={words.t('kit.history')}>
              <History resource="repayments" id={record.id} />
            </Panel>
          </>
        }
      />
    </>
  );
}

/**
 * Button that records a creator's transfer in a foreign currency, since no bank file reports such a transfer.
 */
function RecordTransferButton({ record }: { record: Repayment }) {
  const words = useWords();
  const finance = hasDuty(useActor(), 'finance');
  const [open, setOpen] = useState(false);
  if (!finance || record.status !== 'open' || record.currency === 'BRL') return null;
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {words.t('finance.repayments.take')}
      </Button>
      {open ? <TakeDialog record={record} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
