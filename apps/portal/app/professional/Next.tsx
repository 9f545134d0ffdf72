import { useTranslation } from 'react-i18next';
import { ButtonLink, NextStep } from '../ui';
import type { Home } from './home.server';
import styles from './professional.module.css';

/** How many of the things after the first are named. */
const most = 3;

/** The one thing that waits for this person, and under it what comes after. */
export function Next({ step }: { step: Home['step'] }) {
  const { t } = useTranslation(['notices', 'professional']);
  const { first, rest } = step;
  if (!first) return null;
  const titleOf = ({ code, params }: typeof first) => t(`notices:nextStep.${code}.title`, params);
  return (
    <NextStep
      title={titleOf(first)}
      text={
        rest.length > 0 && (
          <span className={styles.after}>
            {t('professional:home.after', { list: rest.slice(0, most).map(titleOf).join(' · ') })}
            {rest.length > most && ` · ${t('professional:home.more', { count: rest.length - most })}`}
          </span>
        )
      }
      action={
        <ButtonLink to={first.link} variant="primary" size="large">
          {t(`notices:nextStep.${first.code}.action`)}
        </ButtonLink>
      }
    />
  );
}
