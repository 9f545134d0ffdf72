import { awaitsPayee, expectedPayDay, isBuyable, netKnown, transferOf } from '@elenco/core/finance';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { listOf } from '../addresses';
import { WhoPanel } from '../finance/WhoPanel';
import { FactList, Facts } from '../kit/Facts';
import { FieldValue, Money } from '../kit/FieldValue';
import { History } from '../kit/History';
import { MoveButtons } from '../kit/MoveButtons';
import type { MoveFieldSpec } from '../kit/MoveInput';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { ResourceShow } from '../kit/ResourceShow';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import { AnswersOf } from '../payment-answers/AnswersOf';
import { ReadReturnLink } from '../payment-answers/ReadReturnLink';
import { Entries } from '../postings/Entries';
import { DemandRepayment } from '../repayments/Demand';
import { mayRead, type RecordOf } from '../resources';
import { SentMessagesPanel } from '../sent-messages/SentMessages';
import { AskAccount } from './AskAccount';
import { CurrencyPurchase, PurchaseHint } from './CurrencyPurchase';
import { Destination } from './Destination';
import { Documents } from './Documents';
import { NetPay } from './NetPay';
import { PaidFrom } from './PaidFrom';
import { PayDay } from './PayDay';
import { PayeeChange } from './PayeeChange';
import { PayeePanel } from './PayeePanel';
import { isUnanswered, PayoutStatus } from './PayoutStatus';
import { PrepareButton } from './PrepareButton';
import { ReleaseTaxes } from './ReleaseTaxes';
import { RemindCreator } from './RemindCreator';
import { whyNotRelease } from './release';
import { returnFields } from './returned';
import { usePayee } from './usePayee';
import { WhyFailed } from './WhyFailed';

export function PayoutShow() {
  return <ResourceShow resource="payouts">{(record) => <Screen record={record} />}</ResourceShow>;
}

/** A payout, which one finance user prepares and a second one releases. */
function Screen({ record }: { record: RecordOf<'payouts'> }) {
  const words = useWords();
  const { payee, restsUntil } = usePayee(record.creatorId);
  const actor = useActor();
  const blocked = whyNotRelease(record, actor, restsUntil);
  const why =
    blocked && words.t(`finance.blocked.${blocked}`, restsUntil ? { from: words.moment(restsUntil) } : {});
  const payDay = record.status === 'made' ? null : expectedPayDay(record);
  const release: readonly MoveFieldSpec[] = [
    { source: 'madeOn', kind: 'day', label: words.field('payouts', 'madeOn') },
    {
      source: 'proof',
      kind: 'text',
      label: words.field('payouts', 'proof'),
      hint: words.t('finance.proofHint'),
    },
  ];
  return (
    <>
      <PageHead
        help={['finance', 'two-person-rule']}
        title={`${words.name('payouts')} #${record.id}`}
        parent={{ to: listOf('payouts'), label: words.name('payouts', 2) }}
        beside={<PayoutStatus payout={record} payee={payee} />}
        figure={netKnown(record) === null ? undefined : <NetPay payout={record} />}
        subtitle={<FieldValue resource="payouts" record={record} source="creatorId" />}
        actions={
          <>
            <RemindCreator payout={record} />
            <AskAccount payout={record} payee={payee} />
            <DemandRepayment payout={record} />
            <PrepareButton payout={record} payee={payee} />
            <MoveButtons
              resource="payouts"
              record={record}
              fields={{ release, return: returnFields(words) }}
              {...(record.status === 'sent'
                ? { labels: { release: words.t('finance.paidOutsideFile') }, secondary: ['release'] }
                : {})}
              // A retry to the same account fails again if the account caused the failure.
              {...(payee && awaitsPayee(record, payee) ? { secondary: ['retry'] } : {})}
              about={{
                release: (
                  <>
                    {record.status === 'sent' ? <p>{words.t('finance.paidOutsideFileHint')}</p> : null}
                    <Destination payout={record} payeeId={payee?.id} />
                    <PaidFrom payouts={[record]} />
                    <ReleaseTaxes payout={record} />
                    <PurchaseHint payout={record} />
                  </>
                ),
              }}
              blocked={{
                release: why,
                return: transferOf(record) === 0 ? words.t('finance.blocked.nothingSent') : undefined,
              }}
            />
          </>
        }
      />
      <WhyFailed payout={record} payee={payee} />
      <Columns
        main={
          <>
            {isUnanswered(record) ? (
              <Alert severity="warning" sx={{ mb: 2 }} action={<ReadReturnLink />}>
                {words.t('finance.unanswered', { day: words.day(record.expectedOn) })}
              </Alert>
            ) : null}
            {isBuyable(record) ? <CurrencyPurchase payout={record} /> : null}
            {payee ? <PayeeChange payee={payee} restsUntil={restsUntil} /> : null}
            {mayRead(actor, 'payees') ? <PayeePanel creatorId={record.creatorId} /> : null}
            <Panel title={words.t('finance.howMuch')} help={['creator', 'taxes']}>
              <FactList
                rows={[
                  {
                    name: words.field('payouts', 'grossCents'),
                    value: <Money cents={record.grossCents} currency={record.currency} />,
                  },
                  ...record.withholdings.map((tax) => ({
                    name: words.oneOf('withholding', tax.code),
                    value: (
                      <>
                        − <Money cents={tax.amountCents} currency={record.currency} /> ({tax.lawRef})
                      </>
                    ),
                  })),
                  ...(record.deductedCents > 0
                    ? [
                        {
                          name: words.field('payouts', 'deductedCents'),
                          value: (
                            <>
                              − <Money cents={record.deductedCents} currency={record.currency} />
                            </>
                          ),
                        },
                      ]
                    : []),
                  {
                    name: words.field('payouts', 'netCents'),
                    value: <NetPay payout={record} />,
                  },
                ]}
              />
            </Panel>
            {isBuyable(record) ? null : <CurrencyPurchase payout={record} />}
            <WhoPanel
              resource="payouts"
              record={record}
              fields={['preparedById', 'preparedAt', 'releasedById', 'paymentFileId', 'madeOn', 'proof']}
            />
            {mayRead(actor, 'payment-answers') && record.releasedById !== null ? (
              <AnswersOf filter={{ payoutId: record.id }} />
            ) : null}
            <Documents payoutId={record.id} />
            <Entries about={[['payouts', record.id]]} contractId={record.contractId} />
          </>
        }
        aside={
          <>
            <Panel title={words.t('finance.about')}>
              <Facts
                resource="payouts"
                record={record}
                fields={[
                  'creatorId',
                  'companyId',
                  'briefingId',
                  'contractId',
                  'legalForm',
                  ...(payDay === null || payDay === record.expectedOn ? [] : (['expectedOn'] as const)),
                ]}
              />
              {payDay === null ? null : (
                <FactList
                  rows={[{ name: words.field('payouts', 'dueOn'), value: <PayDay payout={record} /> }]}
                />
              )}
            </Panel>
            <Panel title={words.t('kit.history')}>
              <History resource="payouts" id={record.id} />
            </Panel>
          </>
        }
      />
      <Box sx={{ mt: 2 }}>
        <SentMessagesPanel of="payouts" id={record.id} />
      </Box>
    </>
  );
}
