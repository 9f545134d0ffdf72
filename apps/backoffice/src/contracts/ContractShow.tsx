import Box from '@mui/material/Box';
import { addressOf } from '../addresses';
import { Facts } from '../kit/Facts';
import { History } from '../kit/History';
import { LongText } from '../kit/LongText';
import { MoveButtons } from '../kit/MoveButtons';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { RelatedList } from '../kit/RelatedList';
import { ResourceShow } from '../kit/ResourceShow';
import type { Column } from '../kit/ResourceTable';
import { StatusChip } from '../kit/StatusChip';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import { ContractEntriesLink } from '../postings/ContractEntriesLink';
import { isHidden, type RecordOf } from '../resources';
import { SentMessagesPanel } from '../sent-messages/SentMessages';

const acceptances: readonly Column<'acceptances'>[] = [
  { source: 'side' },
  { source: 'name' },
  { source: 'createdAt' },
  { source: 'ip' },
];

export function ContractShow() {
  return <ResourceShow resource="contracts">{(record) => <Screen record={record} />}</ResourceShow>;
}

/** A contract's full text, with the evidence of acceptance. */
function Screen({ record }: { record: RecordOf<'contracts'> }) {
  const words = useWords();
  const actor = useActor();
  return (
    <>
      <PageHead
        title={record.title}
        windowTitle={`${words.name('contracts')} #${record.id}`}
        {...(record.briefingId !== null && {
          parent: {
            to: `${addressOf('briefings', record.briefingId)}/contracts`,
            label: `${words.name('briefings')} #${record.briefingId}`,
          },
        })}
        beside={<StatusChip resource="contracts" status={record.status} />}
        subtitle={`#${record.id}`}
        actions={<MoveButtons resource="contracts" record={record} />}
      />
      <Columns
        main={
          <>
            {isHidden(actor, 'contracts', 'text') ? null : (
              <Panel title={words.t('work.contractText')}>
                <LongText>{record.text}</LongText>
              </Panel>
            )}
            <RelatedList
              resource="acceptances"
              columns={acceptances}
              sort={['id', 'ASC']}
              within={{ contractId: record.id }}
              empty={{ title: words.t('work.noAcceptances'), hint: words.t('work.noAcceptancesHint') }}
            />
          </>
        }
        aside={
          <>
            <Panel title={words.t('work.terms')}>
              <Facts
                resource="contracts"
                record={record}
                fields={[
                  'companyId',
                  'creatorId',
                  'totalCents',
                  'feeBp',
                  'feeCents',
                  'creatorCents',
                  'approvedOn',
                  'startsOn',
                  'endsOn',
                  'channels',
                  'formats',
                  'postCount',
                  'averagePostCents',
                  'workplace',
                  'equipment',
                  'companyAcceptedAt',
                  'creatorAcceptedAt',
                  'checkCode',
                  'textHash',
                ]}
              />
              <ContractEntriesLink contractId={record.id} />
            </Panel>
            <Panel title={words.t('kit.history')}>
              <History resource="contracts" id={record.id} />
            </Panel>
          </>
        }
      />
      <Box sx={{ mt: 2 }}>
        <SentMessagesPanel of="contracts" id={record.id} />
      </Box>
    </>
  );
}
