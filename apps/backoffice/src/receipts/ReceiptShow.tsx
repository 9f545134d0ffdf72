import { isReturnPrepared } from '@elenco/core/finance';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { listOf } from '../addresses';
import { useRelease } from '../finance/moneyBack';
import { WhoPanel } from '../finance/WhoPanel';
import { hasDuty } from '../kit/access';
import { DialogForm } from '../kit/DialogForm';
import { FactList, Facts } from '../kit/Facts';
import { FieldValue, Money } from '../kit/FieldValue';
import { History } from '../kit/History';
import { MoveButtons } from '../kit/MoveButtons';
import type { MoveFieldSpec } from '../kit/MoveInput';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { ResourceShow } from '../kit/ResourceShow';
import { useActor } from '../kit/useActor';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import { Entries } from '../postings/Entries';
import type { RecordOf } from '../resources';
import { TasksAbout } from '../tasks/TasksPanel';
import { PreparedMatchNotice, SettleDifference } from './Difference';
import { Matching } from './Matching';
import { ProposalText } from './ProposalText';
import { ReceiptState } from './ReceiptState';
import { useFinanceDay } from './useFinanceDay';

export function ReceiptShow() {
  return <ResourceShow resource="receipts">{(record) => <Screen record={record} />}</ResourceShow>;
}

/** A receipt with its charge, the form that matches it, or its return by two users. */
function Screen({ record }: { record: RecordOf<'receipts'> }) {
  const words = useWords();
  const waits = record.status === 'unmatched';
  const { data: day } = useFinanceDay(waits);
  const proposal = day?.unmatched.find(({ receiptId }) => receiptId === record.id)?.proposal ?? null;
  const isPart = proposal?.act === 'part';
  const proposed = isPart || proposal?.act === 'match' ? proposal.chargeId : undefined;
  const intended = record.intendedChargeId ?? proposed;
  const assigned = proposal?.act === 'assign' ? proposal.repaymentId : undefined;
  const assign: readonly MoveFieldSpec[] = [
    {
      source: 'repaymentId',
      kind: 'number',
      label: words.t('finance.repayments.number'),
      ...(assigned === undefined ? {} : { initial: assigned }),
    },
  ];
  const { release, blocked } = useRelease('receipts', record);
  const contested = record.status === 'contested';
  const actor = useActor();
  const mine = contested && 'userId' in actor && actor.userId === record.preparedById;
  const byAnother = mine ? words.t('finance.contested.samePerson') : undefined;
  const amount = words.money(record.amountCents, record.currency);
  const about =
    record.chargeId === null
      ? words.t('finance.receiptWithout', { amount })
      : words.t('finance.receiptOf', { amount, charge: record.chargeId });
  const payerName = record.payerName || words.t('finance.unknownPayer');
  const paid = { amount, payer: payerName, reference: record.reference || '–' };
  const back = words.t('finance.returnTo', paid);
  const returning = isReturnPrepared(record);
  const matching = (partial: boolean) => <Matching receipt={record} partial={partial} initial={intended} />;
  return (
    <>
      <PageHead
        help={['finance', 'receipt']}
        title={`${words.name('receipts')} #${record.id}`}
        parent={{ to: listOf('receipts'), label: words.name('receipts', 2) }}
        beside={<ReceiptState receipt={record} />}
        figure={<Money cents={record.amountCents} currency={record.currency} />}
        subtitle={payerName}
        actions={
          <>
            <PrepareReturn record={record} />
            <SettleDifference record={record} />
            <MoveButtons
              resource="receipts"
              record={record}
              fields={{ assign, release }}
              about={{
                match: matching(false),
                matchPart: matching(true),
                assign: words.t('finance.receiptPaidBy', paid),
                contest: `${about} ${words.t('finance.contested.consequence')}`,
                keep: about,
                unmatch: `${about} ${words.t('finance.contested.undone')}`,
                release: `${about} ${back}`,
              }}
              blocked={contested ? { unmatch: byAnother, release: byAnother } : blocked}
              secondary={contested ? ['release'] : []}
              menu={waits ? menuOf(returning, isPart) : []}
              // Until a first user has prepared the return, the moves that release or discard the return are
              // not offered.
              {...(waits && !returning ? { only: ['match', 'matchPart', 'assign'] } : {})}
            />
          </>
        }
      />
      <Columns
        main={
          <>
            {record.intendedChargeId === null ? null : <PreparedMatchNotice record={record} />}
            {returning ? (
              <Alert severity="info" sx={{ mb: 2 }}>
                {words.t('finance.returnWaits', paid)}
              </Alert>
            ) : null}
            {waits && !returning && record.intendedChargeId === null ? (
              <Alert severity={proposal ? 'info' : 'warning'} sx={{ mb: 2 }}>
                <ProposalText proposal={proposal} />
              </Alert>
            ) : null}
            {contested ? (
              <Alert severity="warning" sx={{ mb: 2 }}>
                {words.t(`finance.contested.${record.reversedBy ? 'byBank' : 'byPerson'}`)}{' '}
                {words.t('finance.contested.next')}
              </Alert>
            ) : null}
            <Panel title={words.t('finance.what')}>
              <Facts
                resource="receipts"
                record={record}
                fields={[
                  'receivedOn',
                  'source',
                  // Receipts that were entered by hand have no external id.
                  ...(record.source === 'hand' ? [] : (['externalId'] as const)),
                  'amountCents',
                  'bankFeeCents',
                  ...(record.lateFeeCents === 0 ? [] : (['lateFeeCents'] as const)),
                  ...(record.partial ? (['partial'] as const) : []),
                  ...(record.formerChargeId === null ? [] : (['formerChargeId'] as const)),
                  ...(record.differenceCents === 0 ? [] : (['differenceCents'] as const)),
                  'paidBy',
                  'reference',
                  'payerName',
                  'payerTaxId',
                  'note',
                  ...(waits ? (['reason'] as const) : []),
                  ...(record.reversedBy ? (['reversedBy'] as const) : []),
                ]}
              />
            </Panel>
            <WhoPanel
              resource="receipts"
              record={record}
              fields={['preparedById', 'releasedById', 'returnedOn', 'proof']}
            />
            <Entries
              about={[
                ['receipts', record.id],
                ['charges', record.chargeId ?? record.formerChargeId],
              ]}
            />
          </>
        }
        aside={
          <>
            {record.companyId === null ? null : (
              <Panel title={words.t('finance.about')}>
                <Facts
                  resource="receipts"
                  record={record}
                  fields={[record.chargeId === null ? 'repaymentId' : 'chargeId', 'companyId']}
                />
              </Panel>
            )}
            <TasksAbout about={{ receiptId: record.id }} />
            <Panel title={words.t('kit.history')}>
              <History resource="receipts" id={record.id} />
            </Panel>
          </>
        }
      />
    </>
  );
}

/**
 * Returns the moves in the menu for money in suspense: the less frequent ones or, once a return is prepared,
 * all moves that do not concern the return.
 */
const menuOf = (returning: boolean, isPart: boolean): readonly string[] =>
  returning ? ['match', 'matchPart', 'assign'] : [isPart ? 'match' : 'matchPart', 'assign'];

/** Button with which the first user prepares the return of money that belongs to no charge. */
function PrepareReturn({ record }: { record: RecordOf<'receipts'> }) {
  const words = useWords();
  const finance = hasDuty(useActor(), 'finance');
  const { run } = useRun('receipts.prepareReturn');
  const [open, setOpen] = useState(false);
  const { id, version, status, preparedById, intendedChargeId } = record;
  if (!finance || status !== 'unmatched' || (preparedById !== null && intendedChargeId === null)) return null;
  const verb = words.t('finance.prepareReturn');
  return (
    <>
      <Button variant="outlined" color="secondary" onClick={() => setOpen(true)}>
        {verb}
      </Button>
      {open ? (
        <DialogForm
          title={verb}
          subtitle={
            <>
              {words.t('finance.returnHint')}
              <FactList
                rows={[
                  {
                    name: words.field('receipts', 'amountCents'),
                    value: <Money cents={record.amountCents} currency={record.currency} />,
                  },
                  {
                    name: words.field('receipts', 'payerName'),
                    value: record.payerName || words.t('finance.unknownPayer'),
                  },
                  ...(record.payerTaxId
                    ? [
                        {
                          name: words.field('receipts', 'payerTaxId'),
                          value: <FieldValue resource="receipts" record={record} source="payerTaxId" />,
                        },
                      ]
                    : []),
                ]}
              />
            </>
          }
          verb={verb}
          onSend={() => run({ id, version }, words.t('finance.returnPreparedDone'))}
          onClose={() => setOpen(false)}
        >
          {null}
        </DialogForm>
      ) : null}
    </>
  );
}
