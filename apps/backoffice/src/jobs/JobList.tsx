import { addressOf } from '../addresses';
import { MoveButtons } from '../kit/MoveButtons';
import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { StatusTabs } from '../kit/StatusTabs';
import { today } from '../kit/today';
import { useWords } from '../kit/words';
import { JobTabs } from './JobTabs';

const columns: readonly Column<'openings'>[] = [
  { source: 'title', link: ({ briefingId }) => `${addressOf('briefings', briefingId)}/jobs` },
  { source: 'companyId' },
  { source: 'status' },
  { source: 'skill' },
  { source: 'places' },
  { source: 'feeLowCents' },
  { source: 'feeHighCents' },
  { source: 'closesOn' },
  { source: 'answersOn' },
  { source: 'createdAt', hidden: true },
  {
    source: 'id',
    label: 'jobs.act',
    acts: true,
    render: (row) => <MoveButtons resource="openings" record={row} minor />,
  },
];

/**
 * Job openings of all brands, each with a link to its briefing and applications. Those with pending
 * applications are yellow.
 */
export function JobList() {
  const words = useWords();
  return (
    <>
      <PageHead title={words.name('openings', 2)} subtitle={words.t('jobs.openingsHint')} />
      <JobTabs />
      <ResourceList
        resource="openings"
        columns={columns}
        filters={['companyId', 'closesOn']}
        needsCare={({ status, closesOn }) => status !== 'closed' && closesOn < today()}
        empty={{ title: words.t('jobs.noOpenings'), hint: words.t('jobs.noOpeningsHint') }}
      >
        <StatusTabs resource="openings" states={['open', 'paused', 'closed']} />
      </ResourceList>
    </>
  );
}
