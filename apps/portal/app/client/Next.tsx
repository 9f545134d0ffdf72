import type { ClientStep } from '@elenco/core/notice';
import { useTranslation } from 'react-i18next';
import { ButtonLink, NextStep } from '../ui';
import styles from './client.module.css';
import type { Home } from './home.server';

/** More than this would be a list, which the projects below already are. */
const mostAfter = 2;

/** The one thing that waits for this person, and under it what comes after. */
export function Next({ home: { step, stepTitle } }: { home: Pick<Home, 'step' | 'stepTitle'> }) {
  const { t } = useTranslation('client');
  const { first, rest } = step;
  if (!first) return null;
  const code = first.code as ClientStep;
  const further = rest.length - mostAfter;
  const more = rest
    .slice(0, mostAfter)
    .map((one) => t(`next.${one.code as ClientStep}.title`, { count: one.params.count }));
  return (
    <NextStep
      title={t(`next.${code}.title`, { count: first.params.count })}
      text={
        <>
          {stepTitle && <strong>{t('next.of', { project: stepTitle })}</strong>} {t(`next.${code}.text`)}
          {more.length > 0 && (
            <span className={styles.after}>
              {t('next.after', { list: more.join(' · ') })}{' '}
              {further > 0 && t('next.further', { count: further })}
            </span>
          )}
        </>
      }
      action={
        <ButtonLink to={first.link} variant="primary" size="large">
          {t(`next.${code}.action`)}
        </ButtonLink>
      }
    />
  );
}
