import { type BriefingKind, workKeySuffix } from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';
import type { Stage } from './project/stages';

const worded = ['content', 'publication'] as const;

/**
 * Returns a function that returns a project stage's label. Labels for freelancers are about delivery, since
 * freelancers publish nothing.
 */
export function useStageLabel(): (kind: BriefingKind, key: Stage['key']) => string {
  const { t } = useTranslation('company');
  return (kind, key) => {
    const work = workKeySuffix({ kind }) ? worded.find((one) => one === key) : undefined;
    return work ? t(`road.stagesOfWork.${work}`) : t(`road.stages.${key}`);
  };
}
