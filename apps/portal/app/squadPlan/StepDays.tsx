import type { Expected, SquadStep } from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';
import { DateText } from '../ui';
import styles from './squadPlan.module.css';

interface Props {
  readonly step: Pick<SquadStep, 'startsOn' | 'dueOn'>;
  readonly expected: Pick<Expected, 'dueOn' | 'movedDays'> | null;
  /** Title of the step that causes the delay; null if the step itself is late, or for guests. */
  readonly movedBy: string | null;
}

/** Planned dates of a step, and the expected end with the reason if it differs. */
export function StepDays({ step: { startsOn, dueOn }, expected, movedBy }: Props) {
  const { t } = useTranslation('squadPlan');
  return (
    <span>
      <DateText value={startsOn} /> – <DateText value={dueOn} />
      {expected && expected.movedDays > 0 && (
        <span className={styles.moved}>
          {movedBy === null
            ? t('steps.late', { count: expected.movedDays })
            : t('steps.moved', { count: expected.movedDays, title: movedBy })}{' '}
          <DateText value={expected.dueOn} />
        </span>
      )}
    </span>
  );
}
