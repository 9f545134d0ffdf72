import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Cast } from '../home/Cast';
import { Public } from '../shell';
import { ButtonLink } from '../ui';
import styles from './prelaunch.module.css';

/** Announcement of the launch, and the form for visitors who have the password. */
export function GatePage({ children }: { children: ReactNode }) {
  const { t } = useTranslation('access');
  return (
    <Public
      ways={
        <ButtonLink to="/login" size="small">
          {t('prelaunch.login')}
        </ButtonLink>
      }
    >
      <div className={styles.page}>
        <div className={styles.words}>
          <h1 className={styles.title}>{t('prelaunch.title')}</h1>
          <p className={styles.subtitle}>{t('prelaunch.subtitle')}</p>
        </div>
        <section className={styles.card} aria-labelledby="wall-form">
          <h2 id="wall-form" className={styles.ask}>
            {t('prelaunch.ask')}
          </h2>
          {children}
        </section>
      </div>
      <div className={styles.stage}>
        <Cast />
      </div>
    </Public>
  );
}
