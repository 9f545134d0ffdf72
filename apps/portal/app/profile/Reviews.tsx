import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { DateText } from '../ui';
import styles from './profile.module.css';
import type { Shown } from './profile.server';

type Props = { average: number | null; count: number; reviews: Shown['reviews'] };

/** Evaluations by brands, without the brands' names. */
export function Reviews({ average, count, reviews }: Props) {
  const { t } = useTranslation('profile');
  const { number } = useFormat();
  if (average === null || count === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="reviews">
      <h2 id="reviews">{t('reviews.title')}</h2>
      <div className={styles.opinions}>
        <p className={styles.average}>
          <strong>{number(average)}</strong>
          <span>{t('reviews.of', { count })}</span>
        </p>
        {reviews.length > 0 && (
          <ul className={styles.reviews}>
            {reviews.map(({ id, rating, text, shownAt }) => (
              <li key={id}>
                <figure className={styles.review}>
                  <blockquote dir="auto">{text}</blockquote>
                  <figcaption>
                    <span className="num">{t('reviews.rating', { rating })}</span> · {t('reviews.brand')},{' '}
                    <DateText value={shownAt} style="month" />
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
