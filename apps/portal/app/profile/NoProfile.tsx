import { brand } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../ui';
import styles from './profile.module.css';

/** Page for unknown, hidden and deleted profiles. Visitors cannot distinguish the three cases. */
export function NoProfile() {
  const { t } = useTranslation('profile');
  return (
    <section className={styles.gone}>
      <p className={styles.code}>404</p>
      <h1>{t('gone.title')}</h1>
      <p className="muted">{t('gone.text', { brand: brand.name })}</p>
      <div>
        <ButtonLink to="/" variant="dark">
          {t('gone.home')}
        </ButtonLink>
      </div>
    </section>
  );
}
