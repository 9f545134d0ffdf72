import { AvatarStack } from '../ui';
import type { Presented } from './present.server';
import styles from './report.module.css';
import { useFigures } from './useFigures';
import { headlineOf, ratesOf, sentenceOf } from './words';

/** Key results: four metrics, one sentence, and engagement by its three definitions. */
export function Answers({ shown, withMoney }: { shown: Presented; withMoney: boolean }) {
  const { figures, medians } = shown;
  const { total, isWork } = figures;
  const words = useFigures(figures);
  const { t } = words;
  const faces = Object.values(shown.faces);
  return (
    <>
      <section aria-label={t('answers')} className={styles.night}>
        {faces.length > 0 && <AvatarStack faces={faces} max={8} />}
        <dl className={styles.four}>
          {headlineOf(words, figures, medians, withMoney).map(({ name, label, value, under }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{value}</dd>
              {under && <dd className={styles.covers}>{under}</dd>}
            </div>
          ))}
        </dl>
      </section>
      <div className={styles.answers}>
        <p className={styles.sentence}>
          {sentenceOf(words, { ...figures, amendmentsCents: shown.amendmentsCents }, medians, withMoney)}
        </p>
        {!isWork && (
          <section aria-labelledby="engagement">
            <h2 id="engagement" className={styles.small}>
              {t('engagementTitle')}
            </h2>
            <dl className={styles.rates}>
              {ratesOf(words, total).map(({ name, label, value, under }) => (
                <div key={name}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                  {under && <dd className={styles.under}>{under}</dd>}
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
    </>
  );
}
