import { useTranslation } from 'react-i18next';
import { SignUpLink } from '../access/SignUpDialog';
import { useFormat } from '../i18n/use';
import { Cast } from './Cast';
import type { Example } from './example.server';
import styles from './Hero.module.css';

/** What Elenco is, in two lines, and the two ways in. */
export function Hero({ feeBp, shortlistHours }: Pick<Example, 'feeBp' | 'shortlistHours'>) {
  const { t } = useTranslation();
  const { rate, number } = useFormat();
  const figures = { rate: rate(feeBp), hours: number(shortlistHours) };
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>{t('home.title')}</h1>
        <div className={styles.side}>
          <p className={styles.lead}>{t('home.lead')}</p>
          <div className={styles.ways}>
            <SignUpLink modal="hire" variant="primary">
              {t('home.hire')}
            </SignUpLink>
            <SignUpLink modal="be">{t('home.be')}</SignUpLink>
          </div>
        </div>
      </div>
      <Cast />
      <dl className={styles.facts}>
        {(['selection', 'fee', 'clock', 'contract'] as const).map((fact) => (
          <div key={fact} className={styles.fact}>
            <dt>{t(`home.facts.${fact}.label`)}</dt>
            <dd>{t(`home.facts.${fact}.value`, figures)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
