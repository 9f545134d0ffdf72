import { AgeField } from '../kit/AgeField';
import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { StatusTabs } from '../kit/StatusTabs';
import { useWords } from '../kit/words';

/** Invoices that wait for review, oldest first. */
export function InvoiceList() {
  const words = useWords();
  const columns: readonly Column<'invoices'>[] = [
    { source: 'id', render: (row) => `#${row.id}`, link: true },
    { source: 'creatorId' },
    { source: 'companyId' },
    { source: 'status' },
    { source: 'createdAt', render: (row) => <AgeField since={row.createdAt} /> },
    {
      source: 'checks',
      render: (row) =>
        row.fileId === null
          ? words.t('finance.receipt')
          : words.t('finance.passed', {
              passed: row.checks.filter((check) => check.passed).length,
              of: row.checks.length,
            }),
    },
    { source: 'amountCents' },
  ];
  return (
    <>
      <PageHead
        help={['creator', 'invoice']}
        title={words.name('invoices', 2)}
        subtitle={words.t('finance.gateHint')}
      />
      <ResourceList
        resource="invoices"
        columns={columns}
        filters={['companyId', 'creatorId', 'key', 'createdAt']}
        empty={{ title: words.t('finance.noInvoices'), hint: words.t('finance.noInvoicesHint') }}
      >
        <StatusTabs resource="invoices" states={['submitted', 'accepted', 'refused']} />
      </ResourceList>
    </>
  );
}
