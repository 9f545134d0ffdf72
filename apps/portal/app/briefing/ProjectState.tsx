import { businessDate } from '@elenco/brazil';
import { type Briefing, type ShownState, shownState } from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';
import { useNow } from '../i18n/use';
import { StatusChip } from '../ui';

/** State of a project, with the label that all pages use. */
export function ProjectState({ project }: { project: Pick<Briefing, 'status' | 'endsOn'> }) {
  const { t } = useTranslation(['portal', 'resources']);
  const state = shownState(project, businessDate(useNow()));
  return <StatusChip status={state}>{t(stateKey(state))}</StatusChip>;
}

/** Returns the locale key of a state's label. */
export const stateKey = (state: ShownState) =>
  state === 'expired' ? 'portal:projectExpired' : (`resources:briefings.status.${state}` as const);
