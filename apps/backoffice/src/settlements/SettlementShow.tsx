import Button from '@mui/material/Button';
import { listOf } from '../addresses';
import { hasDuty } from '../kit/access';
import { FactList, Facts } from '../kit/Facts';
import { Money } from '../kit/FieldValue';
import { History } from '../kit/History';
import { MoveButtons } from '../kit/MoveButtons';
import type { MoveFieldSpec } from '../kit/MoveInput';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { ReferenceLink } from '../kit/ReferenceLink';
import { ResourceShow } from '../kit/ResourceShow';
import { StatusChip } from '../kit/StatusChip';
import { useActor } from '../kit/useActor';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import { Entries } from '../postings/Entries';
import type { RecordOf } from '../resources';

type Settlement = RecordOf<'settlements'>;

export function SettlementShow() {
  return <ResourceShow resource="settlements">{(record) => <Screen record={record} />}</ResourceShow>;
}

/** An ending: what is due of each deliverable, what staff decide, and the refund by two people. */
function Screen({ record }: { record: Settlement }) {
  const words = useWords();
  const actor = useActor();
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
  const release: readonly MoveFieldSpec[] = [
    { source: 'refundedOn', kind: 'day', label: words.field('settlements', 'refundedOn') },
    {
      source: 'proof',
      kind: 'text',
      label: words.field('settlements', 'proof'),
      hint: words.t('finance.proofHint'),
    },
  ];
  const samePerson = 'userId' in actor && actor.userId === record.preparedById;
  const blocked =
    record.preparedById === null ? 'notPrepared' : samePerson ? ('samePerson' as const) : undefined;
  return (
    <>
      <PageHead
        title={`${words.name('settlements')} #${record.id}`}
        parent={{ to: listOf('settlements'), label: words.name('settlements', 2) }}
        beside={<StatusChip resource="settlements" status={record.status} />}
        figure={money(record.refundCents)}
        subtitle={words.field('settlements', 'refundCents')}
        actions={
          record.status === 'agreed' && record.refundCents === 0 ? null : (
            <>
              <Prepare record={record} />
              <MoveButtons
                resource="settlements"
                record={record}
                fields={{ decide, release }}
                blocked={{ release: blocked && words.t(`finance.blocked.${blocked}`) }}
              />
            </>
          )
        }
      />
      <Columns
        main={
          <>
            <Panel title={words.field('settlements', 'parts')}>
              <FactList
                rows={record.parts.map((part) => ({
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
                }))}
              />
            </Panel>
            <Panel title={words.t('finance.howMuch')}>
              <Facts
                resource="settlements"
                record={record}
                fields={['creatorCents', 'feeCents', 'refundCents', 'waivedCents']}
              />
            </Panel>
            <Panel title={words.t('finance.who')}>
              <Facts
                resource="settlements"
                record={record}
                fields={['preparedById', 'releasedById', 'refundedOn', 'proof']}
              />
            </Panel>
            <Entries about={[['settlements', record.id]]} contractId={record.contractId} />
          </>
        }
        aside={
          <>
            <Panel title={words.t('finance.about')}>
              <Facts
                resource="settlements"
                record={record}
                fields={['side', 'reason', 'answerBy', 'companyId', 'creatorId', 'briefingId', 'contractId']}
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

/** The first of the two: says that the refund is right and may be made. */
function Prepare({ record }: { record: Settlement }) {
  const words = useWords();
  const finance = hasDuty(useActor(), 'finance');
  const { press, pending } = useRun('settlements.prepareRefund');
  if (!finance || record.status !== 'agreed' || record.preparedById !== null) return null;
  return (
    <Button
      variant="contained"
      disabled={pending}
      onClick={() => press({ id: record.id, version: record.version }, words.t('finance.prepared'))}
    >
      {words.t('finance.prepareRefund')}
    </Button>
  );
}
