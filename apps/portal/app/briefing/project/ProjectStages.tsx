import { workKeySuffix } from '@elenco/core/hiring';
import { brand } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { Avatar, DateText, StageTrack } from '../../ui';
import { useStageLabel } from '../useStageLabel';
import type { Project } from './load.server';
import { mostUrgentPerson } from './stages';

type Stage = Project['road'][number];

/** Stages of the project, with dates, responsible parties and the numbers of remaining and late items. */
export function ProjectStages({ project }: { project: Project }) {
  const { t } = useTranslation('company');
  const labelOf = useStageLabel();
  const { row, road, share, people, cast } = project;
  if (road.length === 0) return null;
  const owners: Record<Stage['key'], string> = {
    briefing: submitter(project) ?? t('road.company'),
    selection: brand.name,
    proposals: t('road.creators', { count: people.length }),
    contracts: t('road.both'),
    content: t('road.creators', { count: people.filter((one) => one.contractId).length }),
    publication: t('road.creators', { count: people.filter((one) => one.contractId).length }),
    payment: t('road.pays', { brand: brand.name }),
  };
  const faceAt = (key: Stage['key']) => {
    const creator = cast[mostUrgentPerson(key, people)?.creatorId ?? 0];
    return creator && <Avatar {...creator.face} size="small" decorative />;
  };
  return (
    <StageTrack
      label={t('road.label')}
      share={share}
      stages={road.map((stage) => ({
        key: stage.key,
        label: labelOf(row.kind, stage.key),
        state: stage.state,
        when: <When stage={stage} />,
        owner: stage.signed
          ? stage.done > 0
            ? t('road.partlySigned', { done: stage.done, count: stage.of - stage.done })
            : t('road.signed', { count: stage.of })
          : stage.state === 'now' && stage.of > 0 && isCounted(stage.key)
            ? t(
                stage.key === 'publication'
                  ? `road.progress.publication${workKeySuffix(row)}`
                  : `road.progress.${stage.key}`,
                { done: stage.done, of: stage.of },
              )
            : owners[stage.key],
        left:
          stage.left > 0 && !stage.signed
            ? t(`road.left.${leftOf(stage.key)}`, { count: stage.left })
            : undefined,
        late: stage.late > 0 ? t('road.late', { count: stage.late }) : undefined,
        face: faceAt(stage.key),
      }))}
    />
  );
}

const isCounted = (key: Stage['key']) => key !== 'briefing' && key !== 'selection';
/** Returns the key of the label for a stage's remaining items, such as contracts to sign. */
const leftOf = (key: Stage['key']) => (key === 'contracts' ? key : 'proposals');

/**
 * Returns where the current stage starts in the progress bar, from 0 to 1. The current stage is twice as wide
 * as each other stage.
 */
export function currentStageOffset(road: readonly Stage[]): number | undefined {
  const at = road.findIndex(({ state }) => state === 'now');
  return at < 0 ? undefined : at / (road.length + 1);
}

const submitter = ({ steps }: Project) =>
  steps.findLast(({ resource, move }) => resource === 'briefings' && move === 'submit')?.actorName;

function When({ stage: { from, to } }: { stage: Stage }) {
  if (!from && !to) return null;
  if (!from || !to || from === to) return <DateText value={from ?? to ?? ''} />;
  return (
    <>
      <DateText value={from} /> – <DateText value={to} />
    </>
  );
}
