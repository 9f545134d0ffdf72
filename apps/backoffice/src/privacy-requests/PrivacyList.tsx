import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { StatusTabs } from '../kit/StatusTabs';
import { useWords } from '../kit/words';
import { Deadline } from './Deadline';
import { RequesterEmail } from './RequesterEmail';
import { RequestStatus } from './RequestStatus';

/** Privacy requests, earliest deadline first. */
export function PrivacyList() {
  const words = useWords();
  const columns: readonly Column<'privacy-requests'>[] = [
    { source: 'id', render: (row) => `#${row.id}`, link: true },
    { source: 'userId' },
    { source: 'email', render: (row) => <RequesterEmail record={row} /> },
    { source: 'kind' },
    { source: 'status', render: (row) => <RequestStatus record={row} /> },
    { source: 'dueOn', render: (row) => <Deadline record={row} /> },
    { source: 'eraseAt' },
    { source: 'createdAt' },
  ];
  return (
    <>
      <PageHead
        help={['support', 'privacy-request']}
        title={words.name('privacy-requests', 2)}
        subtitle={words.t('privacy.hint')}
      />
      <ResourceList
        resource="privacy-requests"
        columns={columns}
        filters={['kind']}
        empty={{ title: words.t('privacy.none'), hint: words.t('privacy.noneHint') }}
      >
        <StatusTabs resource="privacy-requests" states={['open', 'done', 'refused', 'withdrawn']} />
      </ResourceList>
    </>
  );
}
