import { useTranslation } from 'react-i18next';
import { DateText, Disclosure, Money, Section } from '../../ui';
import { Lines } from './Lines';
import type { Project } from './load.server';
import styles from './project.module.css';

/** Earlier versions of the proposal, unchanged. */
export function Rounds({ rounds }: { rounds: Project['rounds'] }) {
  const { t } = useTranslation('creator');
  if (rounds.length === 0) return null;
  return (
    <Section title={t('rounds.title')}>
      {rounds.map(({ id, round, lines, totalCents, currency, message, sentAt }) => (
        <Disclosure key={id} summary={t('rounds.nth', { n: round })}>
          <div className={styles.form}>
            <p className="small">
              <DateText value={sentAt} /> · <Money cents={totalCents} currency={currency} emphasis="strong" />
            </p>
            <Lines lines={lines} currency={currency} />
            {message && <p className={styles.quote}>{message}</p>}
          </div>
        </Disclosure>
      ))}
    </Section>
  );
}
