import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx';
import styles from './Steps.module.css';

export type Step = { key: string; label: string; state: 'done' | 'now' | 'next'; to?: string };

/** Maximum number of steps whose names are under their bars. */
const mostNames = 7;

/**
 * Progress of a wizard or deal: a bar per step, and the label of the current step. Finished steps can be
 * links.
 */
export function Steps({ steps, label }: { steps: readonly Step[]; label: string }) {
  const { t } = useTranslation();
  const at = steps.findIndex(({ state }) => state === 'now');
  const now = steps[at];
  return (
    <nav aria-label={label} className={styles.nav}>
      <ol className={cx(styles.steps, steps.length > mostNames && styles.many)}>
        {steps.map(({ key, label: text, state, to }) => {
          const name = (
            <span className={styles.name}>
              {text}
              {state === 'done' && <span className="sr"> ({t('ui.done')})</span>}
            </span>
          );
          return (
            <li key={key} className={styles.item}>
              {to && state !== 'now' ? (
                <Link to={to} className={cx(styles.step, styles[state])} title={text}>
                  {name}
                </Link>
              ) : (
                <span
                  className={cx(styles.step, styles[state])}
                  aria-current={state === 'now' ? 'step' : undefined}
                >
                  {name}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {now && (
        <p className={styles.where} aria-hidden="true">
          <strong>{now.label}</strong> {t('ui.stageOf', { at: at + 1, count: steps.length })}
        </p>
      )}
    </nav>
  );
}
