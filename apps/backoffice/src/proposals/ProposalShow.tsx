import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { addressOf } from '../addresses';
import { ReadConversation } from '../conversation-readings/ReadConversation';
import { hasDuty } from '../kit/access';
import { FactList, Facts } from '../kit/Facts';
import { Money } from '../kit/FieldValue';
import { History } from '../kit/History';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { RelatedList } from '../kit/RelatedList';
import { ResourceShow } from '../kit/ResourceShow';
import type { Column } from '../kit/ResourceTable';
import { StatusChip } from '../kit/StatusChip';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import { isHidden, type RecordOf } from '../resources';

const rounds: readonly Column<'proposal-rounds'>[] = [
  { source: 'round' },
  { source: 'sentAt' },
  { source: 'message' },
  { source: 'totalCents' },
];

export function ProposalShow() {
  return <ResourceShow resource="proposals">{(record) => <Screen record={record} />}</ResourceShow>;
}

/** A proposal with all sent versions. */
function Screen({ record }: { record: RecordOf<'proposals'> }) {
  const words = useWords();
  const actor = useActor();
  return (
    <>
      <PageHead
        title={`${words.name('proposals')} #${record.id}`}
        parent={{
          to: `${addressOf('briefings', record.briefingId)}/proposals`,
          label: `${words.name('briefings')} #${record.briefingId}`,
        }}
        beside={<StatusChip resource="proposals" status={record.status} />}
        actions={
          <>
            {hasDuty(actor, 'support') ? <ReadConversation proposalId={record.id} /> : null}
            {hasDuty(actor, 'curation') ? (
              <Button
                component={RouterLink}
                to={`/send-proposal/${record.id}`}
                variant="outlined"
                color="secondary"
              >
                {words.t('prepare.go')}
              </Button>
            ) : null}
          </>
        }
      />
      <Columns
        main={
          <>
            <Panel title={words.field('proposals', 'lines')}>
              {isHidden(actor, 'proposals', 'lines') ? null : <Lines record={record} />}
              <Facts
                resource="proposals"
                record={record}
                fields={['totalCents', 'feeBp', 'message', 'availableInPeriod']}
              />
            </Panel>
            <RelatedList
              resource="proposal-rounds"
              columns={rounds}
              sort={['round', 'DESC']}
              within={{ proposalId: record.id }}
              empty={{ title: words.t('work.noRounds'), hint: words.t('work.noRoundsHint') }}
            />
          </>
        }
        aside={
          <>
            <Panel title={words.t('work.parties')}>
              <Facts
                resource="proposals"
                record={record}
                fields={['companyId', 'creatorId', 'briefingId', 'answerBy', 'answer', 'counterCents']}
              />
            </Panel>
            <Panel title={words.t('kit.history')}>
              <History resource="proposals" id={record.id} />
            </Panel>
          </>
        }
      />
    </>
  );
}

function Lines({ record: { lines, currency } }: { record: RecordOf<'proposals'> }) {
  const words = useWords();
  return (
    <FactList
      rows={lines.map(({ quantity, format, channel, amountCents, pricing }) => ({
        name: `${quantity} × ${words.oneOf('formats', format)}, ${words.oneOf('channels', channel)}`,
        value: (
          <>
            <Money cents={amountCents} currency={currency} /> · {words.oneOf('pricing', pricing)}
          </>
        ),
      }))}
    />
  );
}
