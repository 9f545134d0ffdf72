import type { Evaluation } from '@elenco/core/hiring';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use';
import styles from './project.module.css';

/** A rating in stars, with its text. */
export function Opinion({ row: { rating, text, wentWrong } }: { row: Evaluation }) {
  const { t } = useTranslation(['company', 'options']);
  const { list } = useFormat();
  const stars = rating ?? 0;
  return (
    <>
      <p className={styles.stars} role="img" aria-label={t('evaluation.of5', { rating: stars })}>
        {[1, 2, 3, 4, 5].map((star) => (
          <Star key={star} aria-hidden="true" className={star <= stars ? styles.full : undefined} />
        ))}
      </p>
      {text && <p className={styles.quote}>{text}</p>}
      {wentWrong.length > 0 && (
        <p className="muted small">
          {t('evaluation.wrong', { list: list(wentWrong.map((one) => t(`options:wentWrong.${one}`))) })}
        </p>
      )}
    </>
  );
}
