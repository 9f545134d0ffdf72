import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { StatusTabs } from '../kit/StatusTabs';
import { useWords } from '../kit/words';

/** Reports about board posts, oldest first. */
export function ReportList() {
  const words = useWords();
  const columns: readonly Column<'board-reports'>[] = [
    { source: 'reason', link: true },
    { source: 'companyId' },
    { source: 'reporterId' },
    { source: 'status' },
    { source: 'createdAt' },
  ];
  return (
    <>
      <PageHead title={words.name('board-reports', 2)} subtitle={words.t('community.hint')} />
      <ResourceList
        resource="board-reports"
        columns={columns}
        filters={['companyId']}
        empty={{ title: words.t('community.none'), hint: words.t('community.noneHint') }}
      >
        <StatusTabs resource="board-reports" states={['open', 'upheld', 'dismissed']} />
      </ResourceList>
    </>
  );
}
