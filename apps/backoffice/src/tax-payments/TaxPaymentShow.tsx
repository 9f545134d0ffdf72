import { listOf } from '../addresses';
import { Facts } from '../kit/Facts';
import { Money } from '../kit/FieldValue';
import { History } from '../kit/History';
import { MoveButtons } from '../kit/MoveButtons';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { ResourceShow } from '../kit/ResourceShow';
import { StatusChip } from '../kit/StatusChip';
import { useWords } from '../kit/words';
import { Entries } from '../postings/Entries';
import type { RecordOf } from '../resources';
import { taxName } from '../taxes/taxName';

export function TaxPaymentShow() {
  return <ResourceShow resource="tax-payments">{(record) => <Screen record={record} />}</ResourceShow>;
}

/** The recorded payment of a month's tax, which can be cancelled if it was recorded by mistake. */
function Screen({ record }: { record: RecordOf<'tax-payments'> }) {
  const words = useWords();
  return (
    <>
      <PageHead
        help={['creator', 'taxes']}
        title={`${taxName(record, words)}, ${words.month(record.month)}`}
        parent={{ to: listOf('tax-payments'), label: words.name('tax-payments', 2) }}
        beside={<StatusChip resource="tax-payments" status={record.status} />}
        figure={<Money cents={record.amountCents} currency="BRL" />}
        actions={<MoveButtons resource="tax-payments" record={record} />}
      />
      <Columns
        main={
          <>
            <Panel title={words.t('finance.about')}>
              <Facts
                resource="tax-payments"
                record={record}
                fields={['paidOn', 'bankReference', 'recordedById', 'createdAt']}
              />
            </Panel>
            <Entries about={[['tax-payments', record.id]]} />
          </>
        }
        aside={
          <Panel title={words.t('kit.history')}>
            <History resource="tax-payments" id={record.id} />
          </Panel>
        }
      />
    </>
  );
}
