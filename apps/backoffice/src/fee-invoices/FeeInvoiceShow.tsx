import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useGetOne } from 'ra-core';
import { listOf } from '../addresses';
import { Facts } from '../kit/Facts';
import { isEmpty, Money } from '../kit/FieldValue';
import { History } from '../kit/History';
import { MoveButtons } from '../kit/MoveButtons';
import type { MoveFieldSpec } from '../kit/MoveInput';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { ReferenceLink } from '../kit/ReferenceLink';
import { ResourceShow } from '../kit/ResourceShow';
import { StatusChip } from '../kit/StatusChip';
import { useWords } from '../kit/words';
import { Entries } from '../postings/Entries';
import type { RecordOf } from '../resources';
import { Issuing } from './Issuing';
import { UndonePayment } from './UndonePayment';

export function FeeInvoiceShow() {
  return <ResourceShow resource="fee-invoices">{(record) => <Screen record={record} />}</ResourceShow>;
}

/** Fields of an issued invoice. */
const written = ['dpsNumber', 'dpsId', 'number', 'key', 'reasonCode', 'reason'] as const;

/** A fee invoice with its data, rejection reason and actions. */
function Screen({ record }: { record: RecordOf<'fee-invoices'> }) {
  const words = useWords();
  const { status, key, link, reason, reasonCode } = record;
  const { data: charge } = useGetOne<RecordOf<'charges'>>('charges', { id: record.chargeId });
  const fields: Readonly<Record<string, readonly MoveFieldSpec[]>> = {
    record: [
      { source: 'number', kind: 'text', label: words.t('finance.feeInvoiceNumber') },
      {
        source: 'link',
        kind: 'text',
        label: words.field('fee-invoices', 'link'),
        hint: words.t('finance.feeInvoiceLinkHint'),
      },
    ],
  };
  return (
    <>
      <PageHead
        help={['brand', 'nfse']}
        title={`${words.name('fee-invoices')} #${record.id}`}
        parent={{ to: listOf('fee-invoices'), label: words.name('fee-invoices', 2) }}
        beside={<StatusChip resource="fee-invoices" status={status} />}
        figure={<Money cents={record.amountCents} currency={record.currency} />}
        subtitle={
          <>
            {record.companyId !== null && <ReferenceLink resource="companies" id={record.companyId} />}
            {record.creatorId !== null && <ReferenceLink resource="creators" id={record.creatorId} />}
          </>
        }
        actions={
          <MoveButtons
            resource="fee-invoices"
            record={record}
            fields={fields}
            blocked={
              status === 'authorised'
                ? {
                    cancel: key === null ? undefined : words.problem('issued_through_us'),
                    askCancel: key === null ? words.problem('not_issued_through_us') : undefined,
                  }
                : {}
            }
          />
        }
      />
      <Issuing />
      <Columns
        main={
          <>
            {status === 'rejected' ? (
              <Alert severity="error" sx={{ mb: 2 }}>
                {reasonCode === 'no_tax_id' ? words.t('finance.noTaxId') : reason}
              </Alert>
            ) : null}
            {charge ? <UndonePayment charge={charge} /> : null}
            {status === 'unknown' ? (
              <Alert severity="warning" sx={{ mb: 2 }}>
                {words.t('finance.unknownHint')}
              </Alert>
            ) : null}
            <Panel title={words.t('finance.what')}>
              <Facts
                resource="fee-invoices"
                record={record}
                fields={[
                  record.creatorId === null ? 'companyId' : 'creatorId',
                  'chargeId',
                  'earnedOn',
                  'amountCents',
                  'takerName',
                  'takerTaxId',
                ]}
              />
            </Panel>
            {written.every((source) => isEmpty(record[source])) ? null : (
              <Panel title={words.name('fee-invoices')}>
                <Facts resource="fee-invoices" record={record} fields={written} />
                {link ? (
                  <Link href={link} target="_blank" rel="noopener noreferrer">
                    {words.field('fee-invoices', 'link')}
                  </Link>
                ) : null}
              </Panel>
            )}
            <Entries about={[['charges', record.chargeId]]} />
          </>
        }
        aside={
          <Panel title={words.t('kit.history')}>
            <History resource="fee-invoices" id={record.id} />
          </Panel>
        }
      />
    </>
  );
}
