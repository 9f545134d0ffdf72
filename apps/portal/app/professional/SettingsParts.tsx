import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './settings.module.css';

const parts = ['photo', 'profile', 'channels', 'networks', 'payee', 'email', 'availability'] as const;

/** The parts of the settings one under the other, each beside its explanation, and the way to each. */
export function SettingsParts({ forms }: { forms: Readonly<Record<(typeof parts)[number], ReactNode>> }) {
  const { t } = useTranslation('professional');
  return (
    <>
      <nav className={styles.anchors} aria-label={t('settings.parts')}>
        {parts.map((part) => (
          <a key={part} href={`#${part}`}>
            {t(`settings.${part}`)}
          </a>
        ))}
      </nav>
      {parts.map((part) => (
        <section key={part} id={part} className={styles.block} aria-labelledby={`${part}-title`}>
          <div className={styles.about}>
            <h2 id={`${part}-title`}>{t(`settings.${part}`)}</h2>
            <p className="muted small">{t(`settings.${part}Text`)}</p>
          </div>
          {forms[part]}
        </section>
      ))}
    </>
  );
}
