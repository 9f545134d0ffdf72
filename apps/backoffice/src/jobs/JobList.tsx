import { isWaiting, waitingFor } from '@elenco/core/operations';
import { Navigate, useLocation } from 'react-router-dom';
import { addressOf, listAddress, queueAddress } from '../addresses';
import { MoveButtons } from '../kit/MoveButtons';
import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { StatusTabs } from '../kit/StatusTabs';
import { today } from '../kit/today';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import { LastDay } from './LastDay';

const columns: readonly Column<'openings'>[] = [
  { source: 'title', link: ({ briefingId }) => `${addressOf('briefings', briefingId)}/jobs` },
  { source: 'companyId' },
  { source: 'status' },
  { source: 'skill', hidden: true },
  { source: 'places' },
  { source: 'feeLowCents', hidden: true },
  { source: 'feeHighCents' },
  { source: 'closesOn', render: (row) => <LastDay job={row} /> },
  { source: 'answersOn' },
  { source: 'undecided' },
  { source: 'createdAt', hidden: true },
  {
    source: 'id',
    label: 'jobs.act',
    acts: true,
    render: (row) => <MoveButtons resource="openings" record={row} minor />,
  },
];

/**
 * Jobs of all brands, with links to the briefing and the applications. Jobs with undecided applications come
 * first. Among these, jobs that take no more applications are yellow.
 */
export function JobList() {
  const words = useWords();
  const decides = waitingFor(useActor()).includes('openings');
  const { search } = useLocation();
  if (search === '') {
    const first = decides ? queueAddress('openings') : listAddress('openings', { status: ['open'] });
    return <Navigate replace to={first} />;
  }
  return (
    <>
      <PageHead title={words.name('openings', 2)} subtitle={words.t('jobs.openingsHint')} />
      <ResourceList
        resource="openings"
        columns={columns}
        filters={['companyId', 'closesOn']}
        needsCare={(row) =>
          isWaiting('openings', row, today()) && (row.status === 'closed' || row.closesOn < today())
        }
        empty={{ title: words.t('jobs.noOpenings'), hint: words.t('jobs.noOpeningsHint') }}
      >
        <StatusTabs resource="openings" states={['open', 'paused', 'closed']} />
      </ResourceList>
    </>
  );
}
