import { briefingFlow, isInForce } from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';
import { MoveDialog } from '../../forms/MoveDialog';
import { Button } from '../../ui';
import type { Project } from './load.server';

/** Waits in which the page advises the brand to cancel the project. */
const advised = ['expired', 'nobody_answers'] as const;

/** True if the page advises to cancel the project; the button is then in the header, otherwise at the end. */
export const isCancelAdvised = ({ wait }: Pick<Project, 'wait'>): boolean =>
  advised.some((code) => code === wait.code);

/** Button that cancels the project before any hiring. */
export function CancelProject({ project: { row, contracts } }: { project: Project }) {
  const { t } = useTranslation('company');
  const { id, version, status, title } = row;
  if (contracts.some(isInForce) || !briefingFlow.moves.cancel.from.some((state) => state === status))
    return null;
  return (
    <MoveDialog
      intent="cancel"
      fields={{ id, version }}
      trigger={<Button variant="plain">{t('project.cancel')}</Button>}
      title={t('project.cancelTitle')}
      text={t('project.cancelText')}
      confirm={t('project.cancel')}
      comment={{ label: t('project.cancelWhy') }}
      typed={title}
      danger
    />
  );
}
