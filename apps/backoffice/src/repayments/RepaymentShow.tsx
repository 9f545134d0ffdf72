import { refundOf, remainingOf, repaymentSlip } from '@elenco/core/repayment';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { listOf } from '../addresses';
import { hasDuty } from '../kit/access';
import { FactList, Facts } from '../kit/Facts';
import { Money } from '../kit/FieldValue';
import { History } from '../kit/History';
import { MoveButtons } from '../kit/MoveButtons';
import type { MoveFieldSpec } from '../kit/MoveInput';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { ResourceShow } from '../kit/ResourceShow';
import { StatusChip } from '../kit/StatusChip';
import { useActor } from '../kit/useActor';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import { Entries } from '../postings/Entries';
import type { RecordOf } from '../resources';
import { TakeDialog } from './TakeDialog';

type Repayment = RecordOf<'repayments'>;

export function RepaymentShow() {
  return <ResourceShow resource="repayments">{(record) => <Screen record={record} />}</ResourceShow>;
}

/** What a creator pays back: how much is in and how, what goes to the company, and that by two people. */
function Screen({ record }: { record: Repayment }) {
  const words = useWords();
  const actor = useActor();
  const money = (cents: number) => <Money cents={cents} currency={record.currency} />;
  const release: readonly MoveFieldSpec[] = [
    { source: 'refundedOn', kind: 'day', label: words.field('repayments', 'refundedOn') },
    {
      source: 'proof',
      kind: 'text',
      label: words.field('repayments', 'proof'),
      hint: words.t('finance.proofHint'),
    },
  ];
  const samePerson = 'userId' in actor && actor.userId === record.preparedById;
  const blocked =
    record.preparedById === null ? 'notPrepared' : samePerson ? ('samePerson' as const) : undefined;
  const nothingBack = record.status !== 'open' && refundOf(record) === 0;
  return (
    <>
      <PageHead
        title={`${words.name('repayments')} #${record.id}`}
        parent={{ to: listOf('repayments'), label: words.name('repayments', 2) }}
        beside={<StatusChip resource="repayments" status={record.status} />}
        figure={money(record.amountCents)}
        subtitle={words.field('repayments', 'amountCents')}
        actions={
          nothingBack ? null : (
            <>
              <Take record={record} />
              <Prepare record={record} />
              <MoveButtons
                resource="repayments"
                record={record}
                fields={{ release }}
                blocked={{ release: blocked && words.t(`finance.blocked.${blocked}`) }}
              />
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
                  { name: words.t('finance.repayments.remaining'), value: money(remainingOf(record)) },
                  { name: words.field('repayments', 'feeCents'), value: money(record.feeCents) },
                  { name: words.t('finance.repayments.refund'), value: money(refundOf(record)) },
                ]}
              />
            </Panel>
            {record.preparedById === null ? null : (
              <Panel title={words.t('finance.who')}>
                <Facts
                  resource="repayments"
                  record={record}
                  fields={['preparedById', 'releasedById', 'refundedOn', 'proof']}
                />
              </Panel>
            )}
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
                  ...(['toward', 'reason', 'dueOn', 'creatorId', 'companyId', 'briefingId'] as const),
                  ...(['contractId', 'payoutId'] as const),
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

/** The first of the two: says that the refund is right and may be made. */
function Prepare({ record }: { record: Repayment }) {
  const words = useWords();
  const finance = hasDuty(useActor(), 'finance');
  const { press, pending } = useRun('repayments.prepareRefund');
  const back = (record.status === 'settled' || record.status === 'waived') && refundOf(record) > 0;
  if (!finance || !back || record.preparedById !== null) return null;
  return (
    <Button
      variant="contained"
      disabled={pending}
      onClick={() => press({ id: record.id, version: record.version }, words.t('finance.prepared'))}
    >
      {words.t('finance.prepareRefund')}
    </Button>
  );
}

/** What came by transfer, of which no file of the bank tells: in other currencies than reais. */
function Take({ record }: { record: Repayment }) {
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
