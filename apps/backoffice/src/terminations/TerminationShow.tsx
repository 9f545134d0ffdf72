import { listOf } from '../addresses';
import { PrepareRefund, useRelease } from '../finance/moneyBack';
import { WhoPanel } from '../finance/WhoPanel';
import { FactList, Facts } from '../kit/Facts';
import { Money } from '../kit/FieldValue';
import { History } from '../kit/History';
import { MoveButtons } from '../kit/MoveButtons';
import type { MoveFieldSpec } from '../kit/MoveInput';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { ReferenceLink } from '../kit/ReferenceLink';
import { ResourceShow } from '../kit/ResourceShow';
import { useWords } from '../kit/words';
import { Entries } from '../postings/Entries';
import type { RecordOf } from '../resources';
import { TerminationStatus } from './TerminationStatus';

type Settlement = RecordOf<'settlements'>;

export function TerminationShow() {
  return <ResourceShow resource="settlements">{(record) => <Screen record={record} />}</ResourceShow>;
}

/** The early end of a contract: amounts due by deliverable, the decision, and the refund by two users. */
function Screen({ record }: { record: Settlement }) {
  const words = useWords();
  const money = (cents: number) => <Money cents={cents} currency={record.currency} />;
  const decide: readonly MoveFieldSpec[] = [
    {
      source: 'creatorCents',
      kind: 'money',
      label: words.field('settlements', 'creatorCents'),
      hint: words.t('finance.endingAsked', { amount: words.money(record.creatorCents, record.currency) }),
      initial: record.creatorCents,
    },
  ];
  const { release, blocked } = useRelease('settlements', record);
  const parts = record.parts.map((part) => ({
    name:
      part.instalmentId !== undefined
        ? words.status('charges', part.state)
        : part.deliverableId === null
          ? words.t('finance.rightsAlone')
          : words.status('deliverables', part.state),
    value: (
      <>
        {part.deliverableId === null ? null : (
          <>
            <ReferenceLink resource="deliverables" id={part.deliverableId} />
            {' · '}
          </>
        )}
        {money(part.dueCents)} · {part.dueBp / 100} % × {money(part.shareCents)}
      </>
    ),
  }));
  const byTermsCents = record.parts.reduce((total, { dueCents }) => total + dueCents, 0);
  // The amounts by deliverable were calculated for the request. The decided amounts may differ.
  const decided =
    record.creatorCents === byTermsCents
      ? []
      : [
          { name: words.t('finance.endingByTerms'), value: money(byTermsCents) },
          {
            name: words.t('finance.endingAdjusted'),
            value: money(record.creatorCents - byTermsCents),
          },
          { name: words.field('settlements', 'creatorCents'), value: money(record.creatorCents) },
        ];
  return (
    <>
      <PageHead
        help={['finance', 'termination']}
        title={`${words.name('settlements')} #${record.id}`}
        parent={{ to: listOf('settlements'), label: words.name('settlements', 2) }}
        beside={<TerminationStatus record={record} />}
        figure={money(record.refundCents)}
        subtitle={words.field('settlements', 'refundCents')}
        actions={
          record.status === 'agreed' && record.refundCents === 0 ? null : (
            <>
              <PrepareRefund resource="settlements" record={record} due={record.status === 'agreed'} />
              <MoveButtons
                resource="settlements"
                record={record}
                fields={{ decide, release }}
                blocked={blocked}
              />
            </>
          )
        }
      />
      <Columns
        main={
          <>
            <Panel
              title={
                record.payContractId === null
                  ? words.field('settlements', 'parts')
                  : words.name('instalments', 2)
              }
            >
              <FactList rows={[...parts, ...decided]} />
            </Panel>
            <Panel title={words.t('finance.howMuch')}>
              <Facts
                resource="settlements"
                record={record}
                fields={[
                  'creatorCents',
                  'feeCents',
                  'refundCents',
                  ...(record.setOffCents > 0 ? (['setOffCents'] as const) : []),
                  'waivedCents',
                ]}
              />
            </Panel>
            <WhoPanel
              resource="settlements"
              record={record}
              fields={['preparedById', 'releasedById', 'refundedOn', 'proof']}
            />
            <Entries about={[['settlements', record.id]]} contractId={record.contractId} />
          </>
        }
        aside={
          <>
            <Panel title={words.t('finance.about')}>
              <Facts
                resource="settlements"
                record={record}
                fields={[
                  'side',
                  'reason',
                  'answerBy',
                  'companyId',
                  'creatorId',
                  'briefingId',
                  'payContractId',
                  'contractId',
                ]}
              />
            </Panel>
            <Panel title={words.t('kit.history')}>
              <History resource="settlements" id={record.id} />
            </Panel>
          </>
        }
      />
    </>
  );
}
