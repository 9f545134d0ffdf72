import { useTranslation } from 'react-i18next';
import { ModalLink } from '../access/ModalLink';
import styles from './Join.module.css';

/** Closing call to action of the creators' page. */
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
