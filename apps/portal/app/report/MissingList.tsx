import { Section } from '../ui';
import type { Presented } from './present.server';
import styles from './report.module.css';
import { useFigures } from './useFigures';
import { namesOf } from './words';

/** Data that is missing in the report. If `withMoney` is false, no text mentions costs. */
export function MissingList({ shown, withMoney }: { shown: Presented; withMoney: boolean }) {
  const { figures } = shown;
  const words = useFigures(figures);
  const { t } = words;
  return (
    <div className={styles.missing}>
      <Section title={t('missingTitle')}>
        {!figures.isWork && <p className="muted small">{t('missingHint')}</p>}
        {figures.missing.length === 0 ? (
          <p>{words.nothingMissing()}</p>
        ) : (
          <ul className={styles.lacks}>
            {figures.missing.map(({ code, count, of, creatorIds }) => {
              const names = namesOf(words, creatorIds, shown);
              return (
                <li key={code}>
                  <strong>{t(`missing.${code}.title`, { count, of })}</strong>
                  <span className="small">
                    {t(
                      code === 'not_published' && !withMoney
                        ? 'missing.not_published.figures'
                        : `missing.${code}.text`,
                    )}
                    {names && ` ${t('missingOf', { names })}.`}
                  </span>
                </li>
              );
            })}
          </ul>
        )}
      </Section>
    </div>
  );
}
