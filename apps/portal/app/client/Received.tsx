import { useTranslation } from 'react-i18next';
import { Avatar, ButtonLink, Money, RelativeTime, Section } from '../ui';
import styles from './client.module.css';
import type { Home } from './home.server';

/** Proposals that wait for an answer, each leading to the comparison of its project. */
export function Received({ rows }: { rows: Home['received'] }) {
  const { t } = useTranslation('client');
  if (rows.length === 0) return null;
  return (
    <Section title={t('received.title')}>
      <ul className={styles.list}>
        {rows.map(({ id, face, project, briefingId, totalCents, currency, sentAt }) => (
          <li key={id} className={styles.item}>
            {face && <Avatar {...face} decorative />}
            <div className={styles.subtitle}>
              <strong>{face?.name}</strong>
              <span className={styles.under}>
                {project}
                {sentAt && (
                  <>
                    {' · '}
                    <RelativeTime value={sentAt} />
                  </>
                )}
              </span>
            </div>
            <Money cents={totalCents} currency={currency} emphasis="strong" />
            <ButtonLink
              to={`/dashboard/client/briefing/${briefingId}?view=proposals`}
              size="small"
              aria-label={t('received.see', { name: face?.name })}
            >
              {t('received.open')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
