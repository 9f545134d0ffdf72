import Button from '@mui/material/Button';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { addressOf } from '../addresses';
import { ProjectState } from '../briefings/ProjectState';
import { amountColumns, statusColumn } from '../charges/columns';
import { Facts } from '../kit/Facts';
import { FieldValue } from '../kit/FieldValue';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { RelatedList } from '../kit/RelatedList';
import { ResourceShow } from '../kit/ResourceShow';
import type { Column } from '../kit/ResourceTable';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { NotFound } from '../shell/NotFound';

const cast: readonly Column<'contracts'>[] = [
  { source: 'creatorId', link: true },
  { source: 'status' },
  { source: 'totalCents' },
  { source: 'endsOn' },
];
const pieces: readonly Column<'deliverables'>[] = [
  { source: 'id', render: (row) => `#${row.id}`, link: true },
  { source: 'creatorId' },
  { source: 'channel' },
  { source: 'format' },
  { source: 'status' },
  { source: 'link' },
];
const charges: readonly Column<'charges'>[] = [
  { source: 'id', render: (row) => `#${row.id}`, link: true },
  { source: 'creatorId' },
  statusColumn,
  { source: 'dueOn' },
  ...amountColumns,
];
const opinions: readonly Column<'evaluations'>[] = [
  { source: 'creatorId' },
  { source: 'side' },
  { source: 'rating' },
  { source: 'text' },
];

export function CampaignShow() {
  return <ResourceShow resource="briefings">{(record) => <Screen record={record} />}</ResourceShow>;
}

/**
 * A campaign at the URL of its company. Shows the 404 screen if the URL contains a different company's
 * number.
 */
export function CompanyCampaign() {
  const { id, projectId } = useParams();
  return (
    <ResourceShow resource="briefings" id={Number(projectId)}>
      {(record) => (record.companyId === Number(id) ? <Screen record={record} /> : <NotFound />)}
    </ResourceShow>
  );
}

/** A campaign with its creators, content, costs and evaluations. */
function Screen({ record }: { record: RecordOf<'briefings'> }) {
  const words = useWords();
  const within = { briefingId: record.id };
  const empty = { title: words.t('campaigns.nothing'), hint: words.t('campaigns.nothingHint') };
  return (
    <>
      <PageHead
        title={record.title || `#${record.id}`}
        parent={{
          to: `/search/company/${record.companyId}/campaigns`,
          label: words.t('campaigns.ofCompany'),
        }}
        beside={<ProjectState record={record} />}
        subtitle={<FieldValue resource="briefings" record={record} source="companyId" />}
        actions={
          <Button
            component={RouterLink}
            to={addressOf('briefings', record.id)}
            variant="outlined"
            color="secondary"
          >
            {words.t('campaigns.toBriefing')}
          </Button>
        }
      />
      <Columns
        main={
          <>
            <RelatedList
              title={words.t('campaigns.cast')}
              resource="contracts"
              columns={cast}
              sort={['id', 'ASC']}
              within={within}
              empty={empty}
            />
            <RelatedList
              resource="deliverables"
              columns={pieces}
              sort={['dueOn', 'ASC']}
              within={within}
              empty={empty}
            />
            <RelatedList
              resource="charges"
              columns={charges}
              sort={['id', 'ASC']}
              within={within}
              empty={empty}
            />
            <RelatedList
              resource="evaluations"
              columns={opinions}
              sort={['id', 'ASC']}
              within={within}
              empty={empty}
            />
          </>
        }
        aside={
          <Panel title={words.name('briefings')}>
            <Facts
              resource="briefings"
              record={record}
              fields={['channels', 'startsOn', 'endsOn', 'budgetCents', 'contractedCents', 'createdAt']}
            />
          </Panel>
        }
      />
    </>
  );
}
