import { useTranslation } from 'react-i18next';
import { ModalLink } from '../access/ModalLink';
import styles from './Join.module.css';

/** Call to sign up, at the end of the page for creators. */
export function Join() {
  const { t } = useTranslation('home');
  return (
    <section className={styles.join} aria-labelledby="join">
      <div className={styles.words}>
        <h2 id="join" className={styles.title}>
          {t('join.title')}
        </h2>
        <p className={styles.subtitle}>{t('join.subtitle')}</p>
      </div>
      <ModalLink modal="be" variant="light">
        {t('be')}
      </ModalLink>
    </section>
  );
}
