import { isHiringOver } from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';
import { MoveDialog } from '../../forms/MoveDialog';
import { Button } from '../../ui';
import type { Project } from './load.server';

/** Button that ends the search for further creators. */
export function CompleteHiring({ project: { row, contracts } }: { project: Project }) {
  const { t } = useTranslation('company');
  const { id, version, status } = row;
  if (status !== 'hiring' || !isHiringOver(contracts)) return null;
  return (
    <MoveDialog
      intent="complete"
      fields={{ id, version }}
      trigger={<Button>{t('project.complete')}</Button>}
      title={t('project.completeTitle')}
      text={t('project.completeText')}
      confirm={t('project.complete')}
    />
  );
}
