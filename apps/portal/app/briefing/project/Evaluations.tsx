import { useTranslation } from 'react-i18next';
import { Card, EmptyState } from '../../ui';
import { CreatorSection } from './CreatorSection';
import { EvaluationForm } from './EvaluationForm';
import type { Project } from './load.server';
import { Opinion } from './Opinion';
import styles from './project.module.css';

/** Evaluations of and by each creator. */
export function Evaluations({ project: { opinions, cast, may } }: { project: Project }) {
  const { t } = useTranslation('company');
  const own = opinions.filter((row) => row.side === 'company');
  if (own.length === 0) return <EmptyState title={t('evaluation.none')} text={t('evaluation.noneText')} />;
  return own.map((row) => {
    const theirs = opinions.find((one) => one.contractId === row.contractId && one.side === 'creator');
    const creator = cast[row.creatorId];
    return (
      <CreatorSection key={row.id} face={creator?.face} anchor={`evaluation-${row.id}`}>
        <div className={styles.cards}>
          <Card title={t('evaluation.yours')}>
            {row.status === 'done' ? <Opinion row={row} /> : may && <EvaluationForm row={row} />}
          </Card>
          <Card title={t('evaluation.theirs')}>
            {theirs ? <Opinion row={theirs} /> : <p className="muted">{t('evaluation.hidden')}</p>}
          </Card>
        </div>
      </CreatorSection>
    );
  });
}
