import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { listOf } from '../addresses';
import { FactList, Facts } from '../kit/Facts';
import { FieldValue, Unknown } from '../kit/FieldValue';
import { History } from '../kit/History';
import { MoveButtons } from '../kit/MoveButtons';
import type { MoveFieldSpec } from '../kit/MoveInput';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { ResourceShow } from '../kit/ResourceShow';
import { StatusChip } from '../kit/StatusChip';
import { useWords } from '../kit/words';
import { Entries } from '../postings/Entries';
import type { RecordOf } from '../resources';
import { SentMessagesPanel } from '../sent-messages/SentMessages';
import { Checks } from './Checks';

export function InvoiceShow() {
  return <ResourceShow resource="invoices">{(record) => <Screen record={record} />}</ResourceShow>;
}

/** An invoice with its checks. Accepting despite a failed check requires a comment. */
function Screen({ record }: { record: RecordOf<'invoices'> }) {
  const words = useWords();
  const failed = record.checks.some((check) => !check.passed);
  const why: MoveFieldSpec = { source: 'comment', kind: 'comment', label: words.t('finance.whyAccept') };
  return (
    <>
      <PageHead
        help={['creator', 'invoice']}
        title={`${words.name('invoices')} #${record.id}`}
        parent={{ to: listOf('invoices'), label: words.name('invoices', 2) }}
        beside={<StatusChip resource="invoices" status={record.status} />}
        subtitle={<FieldValue resource="invoices" record={record} source="creatorId" />}
        actions={<MoveButtons resource="invoices" record={record} fields={failed ? { accept: [why] } : {}} />}
      />
      <Columns
        main={
          <>
            <Panel title={words.field('invoices', 'checks')}>
              {record.fileId === null ? (
                <Typography>{words.t('finance.receiptByUs')}</Typography>
              ) : (
                <Checks checks={record.checks} />
              )}
            </Panel>
            <Panel title={words.t('finance.what')}>
              <Facts
                resource="invoices"
                record={record}
                fields={[
                  'fileId',
                  'key',
                  'municipalNumber',
                  'issuerTaxId',
                  'takerTaxId',
                  'amountCents',
                  'answer',
                ]}
              />
              <FactList
                rows={[
                  {
                    name: words.field('invoices', 'month'),
                    value: record.month ? words.month(record.month) : <Unknown />,
                  },
                ]}
              />
            </Panel>
            <Entries about={[['payouts', record.payoutId]]} contractId={record.contractId} />
          </>
        }
        aside={
          <>
            <Panel title={words.t('finance.about')}>
              <Facts
                resource="invoices"
                record={record}
                fields={['companyId', 'creatorId', 'contractId', 'payoutId', 'createdAt']}
              />
            </Panel>
            <Panel title={words.t('kit.history')}>
              <History resource="invoices" id={record.id} />
            </Panel>
          </>
        }
      />
      <Box sx={{ mt: 2 }}>
        <SentMessagesPanel of="invoices" id={record.id} />
      </Box>
    </>
  );
}
