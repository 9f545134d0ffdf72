import { useLocation, useRouteLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { answers, type Preferences } from '../preferences';
import { Csrf, cx } from '../ui';
import styles from './MeasureChoice.module.css';

/**
 * Asks for consent to count opened dialogs. Both answers have equal weight. Until the visitor answers,
 * nothing is counted.
 */
export function MeasureChoice() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const root = useRouteLoaderData<{ preferences: Preferences }>('root');
  const chosen = root?.preferences?.analytics;
  return (
    <form method="post" action="/preferences" className={styles.choice} aria-labelledby="measure">
      <Csrf />
      <input type="hidden" name="to" value={pathname + search} />
      <p id="measure">{t('measure.question')}</p>
      <span className={styles.answers}>
        {answers.map((answer) => (
          <button
            key={answer}
            type="submit"
            name="analytics"
            value={answer}
            aria-pressed={chosen === answer}
            className={cx(styles.answer, chosen === answer && styles.chosen)}
          >
            {t(`measure.${answer}`)}
          </button>
        ))}
      </span>
    </form>
  );
}
