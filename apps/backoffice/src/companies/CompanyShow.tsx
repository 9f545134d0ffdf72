import { isAbroad } from '@elenco/core/people';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { listOf } from '../addresses';
import { EditLink } from '../kit/EditLink';
import { Facts } from '../kit/Facts';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { RelatedList } from '../kit/RelatedList';
import { ResourceShow } from '../kit/ResourceShow';
import type { Column } from '../kit/ResourceTable';
import { ToneChip } from '../kit/StatusChip';
import { Timeline } from '../kit/Timeline';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import { Colleagues } from '../notes/Colleagues';
import { mayRead, type RecordOf } from '../resources';
import { SentMessagesPanel } from '../sent-messages/SentMessages';
import { AddressText } from './AddressText';
import { InvitationState } from './InvitationState';
import { PlanPanel } from './PlanPanel';

const team: readonly Column<'users'>[] = [
  { source: 'name', link: true },
  { source: 'email' },
  { source: 'companyRole' },
];
const invited: readonly Column<'invitations'>[] = [
  { source: 'name' },
  { source: 'email' },
  { source: 'kind' },
  { source: 'briefingId' },
  { source: 'status', render: (invitation) => <InvitationState invitation={invitation} /> },
  { source: 'sentAt' },
  { source: 'expiresAt' },
];
const briefings: readonly Column<'briefings'>[] = [
  { source: 'id', render: (row) => `#${row.id}` },
  { source: 'title', link: true },
  { source: 'status' },
  { source: 'statusSince' },
  { source: 'budgetCents' },
];
const hooks: readonly Column<'webhooks'>[] = [
  { source: 'title', link: true },
  { source: 'address' },
  { source: 'status' },
  { source: 'failingSince' },
];
const subscribed: readonly Column<'subscriptions'>[] = [
  { source: 'id', render: (row) => `#${row.id}`, link: true },
  { source: 'plan' },
  { source: 'status' },
  { source: 'nextPlan' },
  { source: 'nextOn' },
];

export function CompanyShow() {
  return <ResourceShow resource="companies">{(record) => <Screen record={record} />}</ResourceShow>;
}

/** Returns the fields that identify a company for tax purposes. */
function identityOf({ country, cpf }: RecordOf<'companies'>) {
  if (isAbroad(country)) return ['country', 'foreignTaxId'] as const;
  return cpf === null ? (['cnpj'] as const) : (['cpf'] as const);
}

/** A company with its data, members and briefings. */
function Screen({ record }: { record: RecordOf<'companies'> }) {
  const words = useWords();
  const actor = useActor();
  const within = { companyId: record.id };
  return (
    <>
      <PageHead
        title={record.tradeName}
        parent={{ to: listOf('companies'), label: words.name('companies', 2) }}
        beside={<ToneChip tone="info" label={words.option('companies', 'plan', record.plan)} />}
        subtitle={words.numbered('companies', record.id)}
        actions={
          <>
            <EditLink resource="companies" record={record} />
            <Button
              component={RouterLink}
              to={`/search/company/${record.id}/campaigns`}
              variant="outlined"
              color="secondary"
            >
              {words.t('people.campaigns')}
            </Button>
          </>
        }
      />
      <Columns
        main={
          <>
            <RelatedList
              resource="briefings"
              columns={briefings}
              filters={['status']}
              sort={['statusSince', 'DESC']}
              within={within}
              empty={{ title: words.t('people.noBriefings'), hint: words.t('people.noBriefingsHint') }}
            />
            <RelatedList
              title={words.t('people.team')}
              resource="users"
              columns={team}
              sort={['name', 'ASC']}
              within={within}
              empty={{ title: words.t('people.noTeam'), hint: words.t('people.noTeamHint') }}
            />
            <RelatedList
              resource="invitations"
              columns={invited}
              sort={['id', 'DESC']}
              within={within}
              empty={{
                title: words.t('people.noInvitations'),
                hint: words.t('people.noInvitationsHint'),
              }}
            />
            <RelatedList
              title={words.name('subscriptions')}
              resource="subscriptions"
              columns={subscribed}
              sort={['id', 'DESC']}
              within={within}
              empty={{
                title: words.t('finance.noSubscriptions'),
                hint: words.t('finance.noSubscriptionsHint'),
              }}
            />
            <RelatedList
              resource="webhooks"
              columns={hooks}
              sort={['id', 'DESC']}
              within={within}
              empty={{
                title: words.t('integrations.noWebhooks'),
                hint: words.t('integrations.noWebhooksHint'),
              }}
            />
            <SentMessagesPanel of="companies" id={record.id} />
            {mayRead(actor, 'notes') ? <Timeline of="companies" id={record.id} /> : null}
          </>
        }
        aside={
          <>
            <Colleagues about={{ companyId: record.id }} />
            <PlanPanel company={record} />
            <Panel title={words.t('people.companyData')}>
              <Facts
                resource="companies"
                record={record}
                fields={[
                  'legalName',
                  ...identityOf(record),
                  'responsibleName',
                  'responsibleEmail',
                  'phone',
                  'billingCurrency',
                  'createdAt',
                ]}
              />
              <AddressText address={record.address} />
            </Panel>
          </>
        }
      />
    </>
  );
}
