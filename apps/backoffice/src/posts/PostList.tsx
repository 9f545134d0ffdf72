import { ListTabs } from '../kit/ListTabs';
import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { StatusTabs } from '../kit/StatusTabs';
import { useWords } from '../kit/words';

const columns: readonly Column<'posts'>[] = [
  { source: 'id', render: (row) => `#${row.id}`, link: true },
  { source: 'creatorId' },
  { source: 'companyId' },
  { source: 'network' },
  { source: 'format' },
  { source: 'publishedOn' },
  { source: 'status' },
  { source: 'disclosure' },
  { source: 'checkedAt' },
  { source: 'url', hidden: true },
  { source: 'briefingId', hidden: true },
];

/** Posts, newest first. Posts that are missing or have no advertising disclosure are yellow. */
export function PostList() {
  const words = useWords();
  return (
    <>
      <PageHead title={words.name('posts', 2)} />
      <ListTabs lists={['posts', 'observations']} />
      <ResourceList
        resource="posts"
        columns={columns}
        filters={['network', 'disclosure', 'companyId', 'creatorId', 'publishedOn']}
        empty={{ title: words.t('work.noPosts'), hint: words.t('work.noPostsHint') }}
        needsCare={({ status, disclosure }) =>
          status === 'gone' || status === 'private' || disclosure !== 'shown'
        }
      >
        <StatusTabs resource="posts" states={['unchecked', 'found', 'private', 'gone', 'withdrawn']} />
      </ResourceList>
    </>
  );
}
