import { newsOf } from '@elenco/brazil';
import Alert from '@mui/material/Alert';
import { useGetOne } from 'ra-core';
import { listOf } from '../addresses';
import { FactList, Facts } from '../kit/Facts';
import { Money } from '../kit/FieldValue';
import { History } from '../kit/History';
import { MoveButtons } from '../kit/MoveButtons';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { ResourceShow } from '../kit/ResourceShow';
import { StatusChip } from '../kit/StatusChip';
import { useWords } from '../kit/words';
import { returnFields } from '../payouts/returned';
import { Entries } from '../postings/Entries';
import type { RecordOf } from '../resources';
import { Codes } from './Codes';
import { ConfirmPaid } from './ConfirmPaid';
import { Gap } from './Gap';

export function AnswerShow() {
  return <ResourceShow resource="payment-answers">{(record) => <Screen record={record} />}</ResourceShow>;
}

const about = ['paymentFileId', 'payoutId', 'closedById'] as const;

/** The bank's answer to one payment. Staff close an answer that matched no payment, with a comment. */
function Screen({ record }: { record: RecordOf<'payment-answers'> }) {
  const words = useWords();
  return (
    <>
      <PageHead
        help={['finance', 'return-file']}
        title={`${words.name('payment-answers')} #${record.id}`}
        parent={{ to: listOf('payment-answers'), label: words.name('payment-answers', 2) }}
        beside={<StatusChip resource="payment-answers" status={record.status} />}
        figure={<Money cents={record.amountCents} currency="BRL" />}
        subtitle={words.oneOf('answerOutcome', record.outcome)}
        actions={
          <>
            {record.status === 'open' && record.outcome === 'returned' && record.payoutId !== null ? (
              <RecordReturn payoutId={record.payoutId} />
            ) : null}
            <MoveButtons resource="payment-answers" record={record} />
            <ConfirmPaid record={record} />
          </>
        }
      />
      <Columns
        main={
          <>
            {record.status === 'open' ? (
              <Alert severity="warning" sx={{ mb: 2 }}>
                {words.t(`paymentFiles.why.${whyOf(record) as 'unknown'}`)}
                <Gap answer={record} />
              </Alert>
            ) : null}
            <Panel title={words.t('paymentFiles.said')}>
              <FactList
                rows={[
                  {
                    name: words.field('payment-answers', 'codes'),
                    value: <Codes codes={record.codes} />,
                  },
                ]}
              />
              <Facts
                resource="payment-answers"
                record={record}
                fields={['paidOn', 'reference', 'holder', 'bankReference', 'externalId']}
              />
            </Panel>
            {record.payoutId === null ? null : <Entries about={[['payouts', record.payoutId]]} />}
          </>
        }
        aside={
          <>
            {about.every((field) => record[field] === null) ? null : (
              <Panel title={words.t('finance.about')}>
                <Facts resource="payment-answers" record={record} fields={about} />
              </Panel>
            )}
            <Panel title={words.t('kit.history')}>
              <History resource="payment-answers" id={record.id} />
            </Panel>
          </>
        }
      />
    </>
  );
}

/**
 * Returns the key of the reason why an answer needs a decision. If the bank's codes mean a payment, only the
 * day of the payment makes the answer unclear.
 */
const whyOf = ({ outcome, codes, paidOn }: RecordOf<'payment-answers'>): string => {
  if (outcome !== 'unclear' || newsOf(codes) !== 'paid') return outcome;
  return paidOn === null ? 'paidWithoutDay' : 'paidLater';
};

/** Button that makes the move `return` on the answer's payout. The move also closes the answer. */
function RecordReturn({ payoutId }: { payoutId: number }) {
  const words = useWords();
  const { data } = useGetOne<RecordOf<'payouts'>>('payouts', { id: payoutId });
  if (data?.status !== 'made') return null;
  return <MoveButtons resource="payouts" record={data} fields={{ return: returnFields(words) }} />;
}
