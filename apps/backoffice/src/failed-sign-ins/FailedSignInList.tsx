import { ListTabs } from '../kit/ListTabs';
import { PageHead } from '../kit/PageHead';
import { ReferenceLink } from '../kit/ReferenceLink';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { useWords } from '../kit/words';

const columns: readonly Column<'failed-sign-ins'>[] = [
  { source: 'at' },
  {
    source: 'userId',
    render: ({ userId }) => (userId === null ? <Unknown /> : <ReferenceLink resource="users" id={userId} />),
  },
  { source: 'kind' },
  { source: 'ip' },
];

/**
 * Failed sign-ins of all users. Many attempts from one IP address, or many for one account, indicate password
 * guessing.
 */
export function FailedSignInList() {
  const words = useWords();
  return (
    <>
      <PageHead title={words.name('failed-sign-ins', 2)} subtitle={words.t('signIns.hint')} />
      <ListTabs lists={['audit', 'failed-sign-ins']} />
      <ResourceList
        resource="failed-sign-ins"
        columns={columns}
        filters={['userId', 'kind', 'ip', 'at']}
        empty={{ title: words.t('signIns.none'), hint: words.t('signIns.noneHint') }}
      />
    </>
  );
}

function Unknown() {
  return <>{useWords().t('signIns.noAccount')}</>;
}
