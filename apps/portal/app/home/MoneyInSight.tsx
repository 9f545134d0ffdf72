import { useTranslation } from 'react-i18next';
import { type ClockStage, DefinitionList, Money, PaymentClock } from '../ui';
import styles from './MoneyInSight.module.css';

/** An example of one hiring's money (the figures are worked out by the fee rule: 15 % of what the brand pays). */
const example = { total: 500_000, fee: 75_000, gross: 425_000 };

const stages: Pick<ClockStage, 'key' | 'state'>[] = [
  { key: 'funded', state: 'done' },
  { key: 'published', state: 'done' },
  { key: 'invoice', state: 'now' },
  { key: 'due', state: 'next' },
  { key: 'paid', state: 'next' },
];
const days = {
  funded: '2026-11-02',
  published: '2026-11-09',
  invoice: '2026-11-10',
  due: '2026-11-12',
  paid: '2026-11-12',
};

/** The payment clock, shown with an example: everybody sees every stage with its day. */
export function Clock() {
  const { t } = useTranslation();
  return (
    <section className={styles.part} aria-labelledby="clock">
      <div className={styles.heading}>
        <h2 id="clock" className={styles.title}>
          {t('home.clock.title')}
        </h2>
        <p className={styles.lead}>{t('home.clock.lead')}</p>
      </div>
      <PaymentClock
        label={t('home.clock.example')}
        stages={stages.map(({ key, state }) => ({
          key,
          state,
          date: days[key as keyof typeof days],
          label: t(`home.clock.${key as keyof typeof days}`),
        }))}
      />
    </section>
  );
}

/** Both sides of the same money: what the brand pays, what reaches the creator. */
export function BothSides() {
  const { t } = useTranslation();
  return (
    <section className={styles.sides} aria-label={t('home.sides')}>
      <article className={styles.brand}>
        <h2 className={styles.side}>{t('home.brand.title')}</h2>
        <p className={styles.lead}>{t('home.brand.text')}</p>
        <div className={styles.account}>
          <DefinitionList
            sum
            items={[
              { term: t('home.brand.creator'), value: <Money cents={example.gross} /> },
              { term: t('home.brand.fee'), value: <Money cents={example.fee} /> },
              { term: t('home.brand.total'), value: <Money cents={example.total} /> },
            ]}
          />
        </div>
      </article>
      <article className={styles.creator}>
        <h2 className={styles.side}>{t('home.creator.title')}</h2>
        <p className={styles.lead}>{t('home.creator.text')}</p>
        <div className={styles.account}>
          <DefinitionList
            sum
            items={[
              { term: t('home.creator.proposal'), value: <Money cents={example.total} /> },
              { term: t('home.creator.fee'), value: <Money cents={example.fee} minus /> },
              { term: t('home.creator.gross'), value: <Money cents={example.gross} look="arrives" /> },
            ]}
          />
        </div>
      </article>
    </section>
  );
}
