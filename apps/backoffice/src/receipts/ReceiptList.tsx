import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { StatusTabs } from '../kit/StatusTabs';
import { useWords } from '../kit/words';
import { ReceiptState } from './ReceiptState';

const columns: readonly Column<'receipts'>[] = [
  { source: 'id', render: (row) => `#${row.id}`, link: true },
  { source: 'receivedOn' },
  { source: 'source' },
  { source: 'payerName' },
  { source: 'reference' },
  { source: 'status', render: (row) => <ReceiptState receipt={row} /> },
  { source: 'reason', render: (row) => (row.status === 'unmatched' ? undefined : '–') },
  { source: 'chargeId' },
  { source: 'amountCents' },
];

/** List of receipts. Receipts without a charge are yellow. */
export function ReceiptList() {
  const words = useWords();
  return (
    <>
      <PageHead
        help={['finance', 'receipt']}
        title={words.name('receipts', 2)}
        subtitle={words.t('finance.receiptsHint')}
        actions={
          <Button
            component={Link}
            to="/finance/bank-return"
            color="secondary"
            variant="outlined"
            startIcon={<UploadFile />}
          >
            {words.t('finance.importReturn')}
          </Button>
        }
      />
      <ResourceList
        resource="receipts"
        columns={columns}
        filters={['source', 'receivedOn', 'amountCents', 'companyId', 'chargeId']}
        needsCare={(row) => row.status === 'unmatched' || row.status === 'contested'}
        empty={{ title: words.t('finance.noReceipts'), hint: words.t('finance.noReceiptsHint') }}
      >
        <StatusTabs resource="receipts" states={['unmatched', 'contested', 'matched', 'returned']} />
      </ResourceList>
    </>
  );
}
