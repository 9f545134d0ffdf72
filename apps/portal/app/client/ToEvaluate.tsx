import { useTranslation } from 'react-i18next';
import { Avatar, ButtonLink, Section } from '../ui';
import styles from './client.module.css';
import type { Home } from './home.server';

/** Creators whose work is done and not yet judged. */
export function ToEvaluate({ rows }: { rows: Home['toEvaluate'] }) {
  const { t } = useTranslation('client');
  if (rows.length === 0) return null;
  return (
    <Section title={t('evaluate.title')}>
      <ul className={styles.list}>
        {rows.map(({ id, face, project, briefingId }) => (
          <li key={id} className={styles.item}>
            {face && <Avatar {...face} decorative />}
            <div className={styles.subtitle}>
              <strong>{face?.name}</strong>
              <span className={styles.under}>{project}</span>
            </div>
            <ButtonLink
              to={`/dashboard/client/briefing/${briefingId}?view=evaluation`}
              size="small"
              aria-label={t('evaluate.see', { name: face?.name })}
            >
              {t('evaluate.open')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
