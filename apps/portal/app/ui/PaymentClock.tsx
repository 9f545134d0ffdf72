import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx';
import styles from './PaymentClock.module.css';
import { DateText } from './text';

export interface ClockStage {
  readonly key: string;
  readonly state: 'done' | 'now' | 'late' | 'next';
  /** Date (`YYYY-MM-DD`) or instant of the event or due date; null or undefined if unknown. */
  readonly date?: string | null;
  readonly label: string;
  readonly detail?: ReactNode;
}

/**
 * Progress of a payment, each stage with its date: done in green, current in the text color, late in yellow.
 */
export function PaymentClock({ stages, label }: { stages: readonly ClockStage[]; label: string }) {
  const { t } = useTranslation();
  const current = stages.find(({ state }) => state !== 'done')?.key;
  return (
    <ol className={styles.clock} aria-label={label}>
      {stages.map(({ key, state, date, label: name, detail }) => (
        <li
          key={key}
          className={cx(styles.stage, styles[state])}
          aria-current={key === current ? 'step' : undefined}
        >
          <span className={styles.mark}>
            {state === 'done' && <Check aria-hidden="true" />}
            <span className="sr">{t(`ui.clock.${state}`)}: </span>
          </span>
          <strong className={styles.date}>{date ? <DateText value={date} /> : t('ui.noDate')}</strong>
          <span className={styles.label}>{name}</span>
          {detail && <span className={styles.detail}>{detail}</span>}
        </li>
      ))}
    </ol>
  );
}
