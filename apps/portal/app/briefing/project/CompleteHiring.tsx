import { isHiringOver } from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';
import { MoveDialog } from '../../forms/MoveDialog';
import { Button } from '../../ui';
import type { Project } from './load.server';

/** Button that ends the search for further creators, as an alternative to the project's next step. */
export function CompleteHiring({ project: { row, contracts, step } }: { project: Project }) {
  // As the next step, the button is beside its text.
  if (row.status !== 'hiring' || !isHiringOver(contracts) || step?.code === 'complete_hiring') return null;
  return <CompleteHiringButton row={row} />;
}

/** Button that completes the hiring with the creators who signed. */
export function CompleteHiringButton({
  row: { id, version },
  main = false,
}: {
  row: Pick<Project['row'], 'id' | 'version'>;
  /** True if it is the next step of the project. */
  main?: boolean;
}) {
  const { t } = useTranslation('company');
  return (
    <MoveDialog
      intent="complete"
      fields={{ id, version }}
      trigger={
        <Button {...(main ? { variant: 'primary', size: 'large', 'data-main-act': true } : {})}>
          {t('project.complete')}
        </Button>
      }
      title={t('project.completeTitle')}
      text={t('project.completeText')}
      confirm={t('project.complete')}
    />
  );
}
