import { ListTabs } from '../kit/ListTabs';
import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { StatusTabs } from '../kit/StatusTabs';
import { useWords } from '../kit/words';

/** Reported messages, newest first. */
export function MessageReportList() {
  const words = useWords();
  const columns: readonly Column<'message-reports'>[] = [
    { source: 'id', link: true, render: (row) => `#${row.id}` },
    { source: 'reason' },
    { source: 'side' },
    { source: 'companyId' },
    { source: 'creatorId' },
    { source: 'status' },
    { source: 'createdAt' },
  ];
  return (
    <>
      <PageHead title={words.name('message-reports', 2)} subtitle={words.t('reach.reportsHint')} />
      <ListTabs lists={['message-reports', 'conversation-readings']} />
      <ResourceList
        resource="message-reports"
        columns={columns}
        filters={['reason', 'companyId', 'creatorId']}
        empty={{ title: words.t('reach.noReports'), hint: words.t('reach.noReportsHint') }}
      >
        <StatusTabs resource="message-reports" states={['open', 'upheld', 'dismissed']} />
      </ResourceList>
    </>
  );
}
