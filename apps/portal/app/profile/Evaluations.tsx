import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { DateText } from '../ui';
import styles from './profile.module.css';
import type { Shown } from './profile.server';

type Props = { average: number | null; count: number; evaluations: Shown['evaluations'] };

/** Evaluations by brands, without the brands' names. */
export function Evaluations({ average, count, evaluations }: Props) {
  const { t } = useTranslation('profile');
  const { number } = useFormat();
  if (average === null || count === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="evaluations">
      <h2 id="evaluations">{t('evaluations.title')}</h2>
      <div className={styles.opinions}>
        <p className={styles.average}>
          <strong>{number(average)}</strong>
          <span>{t('evaluations.of', { count })}</span>
        </p>
        {evaluations.length > 0 && (
          <ul className={styles.evaluations}>
            {evaluations.map(({ id, rating, text, shownAt }) => (
              <li key={id}>
                <figure className={styles.evaluation}>
                  <blockquote dir="auto">{text}</blockquote>
                  <figcaption>
                    <span className="num">{t('evaluations.rating', { rating })}</span> ·{' '}
                    {t('evaluations.brand')}, <DateText value={shownAt} style="month" />
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
