import { payAmounts } from '@elenco/core/finance';
import { listOf } from '../addresses';
import { amountColumns, statusColumn } from '../charges/columns';
import { FactList, Facts } from '../kit/Facts';
import { Money } from '../kit/FieldValue';
import { History } from '../kit/History';
import { LongText } from '../kit/LongText';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { RelatedList } from '../kit/RelatedList';
import { ResourceShow } from '../kit/ResourceShow';
import type { Column } from '../kit/ResourceTable';
import { SmallTable } from '../kit/SmallTable';
import { StatusChip } from '../kit/StatusChip';
import { useWords } from '../kit/words';
import { ContractEntriesLink } from '../postings/ContractEntriesLink';
import type { RecordOf } from '../resources';

type Pay = RecordOf<'pay-contracts'>;

const charges: readonly Column<'charges'>[] = [
  { source: 'id', render: (row) => `#${row.id}`, link: true },
  ...amountColumns,
  { source: 'dueOn' },
  statusColumn,
  { source: 'paidOn' },
];

export function PayContractShow() {
  return <ResourceShow resource="pay-contracts">{(record) => <Screen record={record} />}</ResourceShow>;
}

/** An Elenco Pay contract with its charges, payments, questions and acceptance. */
function Screen({ record }: { record: Pay }) {
  const words = useWords();
  const { clientCents } = payAmounts(record);
  return (
    <>
      <PageHead
        help={['creator', 'elenco-pay']}
        title={record.title || `${words.name('pay-contracts')} #${record.id}`}
        windowTitle={`${words.name('pay-contracts')} #${record.id}`}
        parent={{ to: listOf('pay-contracts'), label: words.name('pay-contracts', 2) }}
        beside={<StatusChip resource="pay-contracts" status={record.status} />}
        figure={<Money cents={clientCents} currency={record.currency} />}
        subtitle={`#${record.id}`}
      />
      <Columns
        main={
          <>
            <Price record={record} />
            {record.contractId === null ? null : (
              <>
                <RelatedList
                  resource="charges"
                  columns={charges}
                  sort={['id', 'ASC']}
                  within={{ contractId: record.contractId }}
                  empty={{
                    title: words.t('payContracts.noCharges'),
                    hint: words.t('payContracts.noChargesHint'),
                  }}
                />
                <ContractEntriesLink contractId={record.contractId} />
              </>
            )}
            {record.text === '' ? null : (
              <Panel title={words.field('pay-contracts', 'text')}>
                <LongText>{record.text}</LongText>
              </Panel>
            )}
            <Questions record={record} />
            <Signatures record={record} />
          </>
        }
        aside={
          <>
            <Panel title={words.t('finance.about')}>
              <Facts
                resource="pay-contracts"
                record={record}
                fields={[
                  'creatorId',
                  'companyId',
                  'contractId',
                  'amendsId',
                  'clientName',
                  'clientCountry',
                  'clientTaxId',
                  'clientContact',
                  'clientEmail',
                  'clientAddress',
                  'startsOn',
                  'endsOn',
                  'channels',
                  'formats',
                  'postCount',
                  'workplace',
                  'equipment',
                  'validUntil',
                  'refusal',
                ]}
              />
            </Panel>
            <Panel title={words.t('kit.history')}>
              <History resource="pay-contracts" id={record.id} />
            </Panel>
          </>
        }
      />
    </>
  );
}

function Price({ record }: { record: Pay }) {
  const words = useWords();
  const { clientCents, feeCents, creatorCents, instalments } = payAmounts(record);
  const money = (cents: number) => <Money cents={cents} currency={record.currency} />;
  return (
    <Panel title={words.t('finance.howMuch')}>
      <FactList
        rows={[
          ...record.lines.map(({ label, quantity, amountCents }, index) => ({
            name: `${index + 1}. ${quantity} × ${label}`,
            value: money(quantity * amountCents),
          })),
          { name: words.t('payContracts.client'), value: money(clientCents) },
          { name: words.t('payContracts.fee'), value: money(feeCents) },
          { name: words.t('payContracts.creator'), value: money(creatorCents) },
          ...instalments.map(({ ordinal, amountCents, dueOn }) => ({
            name: words.t('payContracts.instalment', { n: ordinal, day: words.day(dueOn) }),
            value: money(amountCents),
          })),
        ]}
      />
      <Facts resource="pay-contracts" record={record} fields={['feeBp', 'feePayer', 'cancelBp']} />
    </Panel>
  );
}

/** Questions and answers from before the acceptance. */
function Questions({ record: { talk } }: { record: Pay }) {
  const words = useWords();
  if (talk.length === 0) return null;
  return (
    <Panel title={words.field('pay-contracts', 'talk')}>
      <FactList
        rows={talk.map(({ name, at, text }) => ({ name: `${name}, ${words.moment(at)}`, value: text }))}
      />
    </Panel>
  );
}

/** Signatures with name, time and IP address. */
function Signatures({ record: { signatures } }: { record: Pay }) {
  const words = useWords();
  if (signatures.length === 0) return null;
  const heads = ['who', 'at', 'from'] as const;
  return (
    <Panel title={words.field('pay-contracts', 'signatures')}>
      <SmallTable
        label={words.field('pay-contracts', 'signatures')}
        heads={heads.map((head) => words.t(`payContracts.signed.${head}`))}
        rows={signatures.map(({ name, email, at, ip, side }) => ({
          key: `${side} ${at}`,
          cells: [email ? `${name} (${email})` : name, words.moment(at), ip],
        }))}
      />
    </Panel>
  );
}
