import { bankReturnRule } from '@elenco/core/finance';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { listOf } from '../addresses';
import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { StatusTabs } from '../kit/StatusTabs';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import { amountColumns, partlyPaid, reported, statusColumn } from './columns';
import { begins, unpaid } from './unpaid';

const columns: readonly Column<'charges'>[] = [
  { source: 'id', render: (row) => `#${row.id}`, link: true },
  { source: 'companyId' },
  { source: 'dueOn' },
  { source: 'purpose' },
  { source: 'briefingId' },
  statusColumn,
  { source: 'paidOn' },
  ...amountColumns,
  { source: 'feeCents', hidden: true },
];

/** List of companies' charges. The list opens with the unpaid charges, earliest due date first. */
export function ChargeList() {
  const words = useWords();
  const finance = bankReturnRule(useActor()).length > 0;
  const { search } = useLocation();
  if (search === '') return <Navigate replace to={`${listOf('charges')}${begins()}`} />;
  return (
    <>
      <PageHead
        help={['finance', 'charge']}
        title={words.name('charges', 2)}
        actions={
          finance ? (
            <Button
              component={Link}
              to="/finance/bank-return"
              color="secondary"
              variant="outlined"
              startIcon={<UploadFile />}
            >
              {words.t('finance.importReturn')}
            </Button>
          ) : null
        }
      />
      <ResourceList
        resource="charges"
        columns={columns}
        filters={['companyId', 'purpose', 'dueOn', 'amountCents', 'keptCents', 'ourNumber']}
        byTabs={['reportedAt', 'restCents']}
        empty={{ title: words.t('finance.noCharges'), hint: words.t('finance.noChargesHint') }}
      >
        <StatusTabs
          resource="charges"
          groups={[{ label: words.t('finance.unpaid'), states: unpaid }]}
          views={[
            { label: words.t('finance.partlyPaid'), filter: partlyPaid },
            { label: words.t('finance.reported'), filter: reported },
          ]}
          states={['open', 'overdue', 'combined', 'paid', 'cancelled', 'refunded']}
        />
      </ResourceList>
    </>
  );
}
