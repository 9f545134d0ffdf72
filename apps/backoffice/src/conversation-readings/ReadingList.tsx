import { ListTabs } from '../kit/ListTabs';
import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { useWords } from '../kit/words';

const columns: readonly Column<'conversation-readings'>[] = [
  { source: 'id', link: true, render: (row) => `#${row.id}` },
  { source: 'readerId' },
  { source: 'reason' },
  { source: 'companyId' },
  { source: 'creatorId' },
  { source: 'createdAt' },
];

/** Conversations that support staff have read, newest first, each with the reader and the reason. */
export function ReadingList() {
  const words = useWords();
  return (
    <>
      <PageHead
        help={['support', 'reading-record']}
        title={words.name('conversation-readings', 2)}
        subtitle={words.t('readings.hint')}
      />
      <ListTabs lists={['message-reports', 'conversation-readings']} />
      <ResourceList
        resource="conversation-readings"
        columns={columns}
        filters={['readerId', 'companyId', 'creatorId']}
        empty={{ title: words.t('readings.none'), hint: words.t('readings.noneHint') }}
      />
    </>
  );
}
