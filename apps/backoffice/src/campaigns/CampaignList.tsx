import { campaignStates } from '@elenco/core/hiring';
import { useParams } from 'react-router-dom';
import { addressOf } from '../addresses';
import { ProjectState } from '../briefings/ProjectState';
import { PageHead } from '../kit/PageHead';
import { ReferenceLink } from '../kit/ReferenceLink';
import { ResourceList } from '../kit/ResourceList';
import { ResourceShow } from '../kit/ResourceShow';
import type { Column } from '../kit/ResourceTable';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { SearchTabs } from '../search/SearchTabs';

/** Path of a campaign below its company's path. */
export const campaignAddress = ({ id, companyId }: Pick<RecordOf<'briefings'>, 'id' | 'companyId'>): string =>
  `/search/company/${companyId}/campaigns/${id}`;

const title: Column<'briefings'> = {
  source: 'title',
  link: campaignAddress,
  render: (row) => row.title || `#${row.id}`,
};
const company: Column<'briefings'> = {
  source: 'companyId',
  render: ({ companyId }) => (
    <ReferenceLink resource="companies" id={companyId} to={`/search/company/${companyId}/campaigns`} />
  ),
};
const rest: readonly Column<'briefings'>[] = [
  { source: 'status', render: (row) => <ProjectState record={row} /> },
  { source: 'channels' },
  { source: 'startsOn' },
  { source: 'endsOn' },
  { source: 'budgetCents' },
  { source: 'contractedCents' },
];

interface Props {
  readonly columns: readonly Column<'briefings'>[];
  /** True to include drafts, which are not campaigns yet. */
  readonly drafts?: true;
  readonly companyId?: number;
}

function Rows({ columns, drafts, companyId }: Props) {
  const words = useWords();
  const within = {
    ...(companyId ? { companyId } : {}),
    ...(drafts ? {} : { status: campaignStates as unknown as string }),
  };
  return (
    <ResourceList
      resource="briefings"
      columns={columns}
      filters={[...(drafts ? (['status'] as const) : []), ...(companyId ? [] : (['companyId'] as const))]}
      sort={['id', 'DESC']}
      {...(drafts ? {} : { within })}
      empty={{ title: words.t('campaigns.none'), hint: words.t('campaigns.noneHint') }}
    />
  );
}

/** Submitted campaigns of all companies, newest first. */
export function CampaignList() {
  const words = useWords();
  return (
    <>
      <PageHead title={words.t('campaigns.title')} />
      <SearchTabs />
      <Rows columns={[title, company, ...rest]} />
    </>
  );
}

/** All projects, including drafts. */
export function ProjectList() {
  const words = useWords();
  return (
    <>
      <PageHead title={words.t('campaigns.projects')} />
      <SearchTabs />
      <Rows columns={[title, { source: 'companyId' }, ...rest]} drafts />
    </>
  );
}

/** Campaigns of one company. */
export function CompanyCampaigns() {
  const words = useWords();
  const companyId = Number(useParams().id);
  return (
    <ResourceShow resource="companies" id={companyId}>
      {(record) => (
        <>
          <PageHead
            title={words.t('campaigns.of', { name: record.tradeName })}
            parent={{ to: addressOf('companies', record.id), label: record.tradeName }}
          />
          <Rows columns={[title, ...rest]} companyId={record.id} />
        </>
      )}
    </ResourceShow>
  );
}
