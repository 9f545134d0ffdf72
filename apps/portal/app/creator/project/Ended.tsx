import { areaPath } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { useContractStatus } from '../../contract/useContractStatus';
import { Card, Columns, More } from '../../ui';
import { FoldedBrief } from './Brief';
import type { Project } from './load.server';
import { CurrentTask } from './Now';
import styles from './project.module.css';
import { Rounds } from './Rounds';

/** A project that ended before any work: reason and next steps. */
export function Ended({ project }: { project: Project }) {
  const { t } = useTranslation(['creator', 'options']);
  const { proposal, contract, rounds, lapsed } = project;
  const { status, answer } = proposal;
  const contractStatus = useContractStatus();
  const state = contract
    ? contractStatus(contract, 'creator')
    : lapsed
      ? t('ended.lapsed')
      : t(`options:proposalToCreator.${status}`);
  return (
    <>
      <CurrentTask project={project} />
      <Columns
        aside={
          <Card level={2} title={state}>
            {answer && <p className={styles.quote}>{answer}</p>}
            <p className="muted small">{t(lapsed ? 'ended.lapsedText' : 'ended.text')}</p>
            <More to={areaPath.creator}>{t('ended.back')}</More>
          </Card>
        }
      >
        <FoldedBrief project={project} />
        <Rounds rounds={rounds} />
      </Columns>
    </>
  );
}
