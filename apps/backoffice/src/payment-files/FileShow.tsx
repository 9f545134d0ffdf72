import { brand } from '@elenco/core/people';
import { useGetMany } from 'ra-core';
import { listOf } from '../addresses';
import { FactList, Facts } from '../kit/Facts';
import { FieldValue, Money } from '../kit/FieldValue';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { ReferenceLink } from '../kit/ReferenceLink';
import { ResourceShow } from '../kit/ResourceShow';
import { SmallTable } from '../kit/SmallTable';
import { StatusChip } from '../kit/StatusChip';
import { useWords } from '../kit/words';
import { AnswersOf } from '../payment-answers/AnswersOf';
import { ReadReturnLink } from '../payment-answers/ReadReturnLink';
import { PaidFrom, payingAccountText } from '../payouts/PaidFrom';
import { PayingAccountAlert } from '../payouts/PayingAccountAlert';
import type { RecordOf } from '../resources';
import { DownloadButton } from './DownloadButton';

export function FileShow() {
  return <ResourceShow resource="payment-files">{(record) => <Screen record={record} />}</ResourceShow>;
}

/** A payment file: its payments, the bank's answers, the account that pays, and the file for download. */
function Screen({ record }: { record: RecordOf<'payment-files'> }) {
  const words = useWords();
  const { data: payouts = [] } = useGetMany<RecordOf<'payouts'>>('payouts', {
    ids: record.payments.map(({ payoutId }) => payoutId),
  });
  const { bank, branch, account: number } = record;
  const account = { bank, branch, account: number, holder: brand.legalName, currency: 'BRL' } as const;
  const sent = payouts.filter((row) => row?.status === 'sent' && row.paymentFileId === record.id);
  return (
    <>
      <PageHead
        help={['finance', 'payout-run']}
        title={`${words.name('payment-files')} #${record.number}`}
        parent={{ to: listOf('payment-files'), label: words.name('payment-files', 2) }}
        figure={<Money cents={record.amountCents} currency="BRL" />}
        actions={
          <>
            <ReadReturnLink />
            <DownloadButton id={record.id} />
          </>
        }
      />
      <PayingAccountAlert bank={bank} />
      <Columns
        main={
          <>
            <Payments file={record} payouts={payouts} />
            <AnswersOf filter={{ paymentFileId: record.id }} />
          </>
        }
        aside={
          <>
            <Panel title={words.t('paidFrom.title')}>
              {sent.length > 0 ? (
                <PaidFrom payouts={sent} from={account} />
              ) : (
                payingAccountText(words, account)
              )}
            </Panel>
            <Panel title={words.t('finance.who')}>
              <Preparers payouts={payouts.filter((row) => row?.paymentFileId === record.id)} />
              <Facts
                resource="payment-files"
                record={record}
                fields={['releasedById', 'createdAt', 'payOn', 'sha256']}
              />
            </Panel>
          </>
        }
      />
    </>
  );
}

/** Staff members who prepared the payouts of the file. */
function Preparers({ payouts }: { payouts: readonly RecordOf<'payouts'>[] }) {
  const words = useWords();
  const preparers = [...new Map(payouts.map((row) => [row.preparedById, row])).values()].filter(
    ({ preparedById }) => preparedById !== null,
  );
  if (preparers.length === 0) return null;
  return (
    <FactList
      rows={[
        {
          name: words.field('payouts', 'preparedById'),
          value: preparers.map((row) => (
            <div key={row.preparedById}>
              <FieldValue resource="payouts" record={row} source="preparedById" />
            </div>
          )),
        },
      ]}
    />
  );
}

function Payments({
  file,
  payouts,
}: {
  file: RecordOf<'payment-files'>;
  payouts: readonly RecordOf<'payouts'>[];
}) {
  const words = useWords();
  const title = words.field('payment-files', 'payments');
  return (
    <Panel title={title}>
      <SmallTable
        label={title}
        heads={[
          words.name('payouts'),
          words.field('payouts', 'creatorId'),
          words.t('paymentFiles.method'),
          words.field('payouts', 'status'),
          words.field('payment-files', 'amountCents'),
        ]}
        rows={file.payments.map(({ payoutId, method, amountCents }) => {
          const payout = payouts.find((row) => row?.id === payoutId);
          return {
            key: String(payoutId),
            cells: [
              <ReferenceLink key="payout" resource="payouts" id={payoutId} />,
              payout ? <ReferenceLink key="who" resource="creators" id={payout.creatorId} /> : '–',
              words.oneOf('transferMethod', method),
              payout ? <StatusChip key="status" resource="payouts" status={payout.status} /> : '–',
              <Money key="amount" cents={amountCents} currency="BRL" />,
            ],
          };
        })}
      />
    </Panel>
  );
}
