import { briefingFlow, isHiringOver, isInForce } from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';
import { MoveDialog } from '../../forms/MoveDialog';
import { Button, Row } from '../../ui';
import type { Project } from './load.server';

/** Buttons that end the search for further creators, or cancel the project before any hiring. */
export function EndProject({ project: { row, contracts } }: { project: Project }) {
  const { t } = useTranslation('company');
  const { id, version, status, title } = row;
  const ended = status === 'hiring' && isHiringOver(contracts);
  const active = contracts.some(isInForce) ? [] : briefingFlow.moves.cancel.from;
  return (
    <Row>
      {ended && (
        <MoveDialog
          intent="complete"
          fields={{ id, version }}
          trigger={<Button>{t('project.complete')}</Button>}
          title={t('project.completeTitle')}
          text={t('project.completeText')}
          confirm={t('project.complete')}
        />
      )}
      {active.some((state) => state === status) && (
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
      )}
    </Row>
  );
}
