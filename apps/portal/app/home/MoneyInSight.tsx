import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { type ClockStage, DefinitionList, Money, PaymentClock } from '../ui';
import type { Example } from './example.server';
import styles from './MoneyInSight.module.css';

const stages: readonly { key: keyof Example['days']; state: ClockStage['state'] }[] = [
  { key: 'funded', state: 'done' },
  { key: 'published', state: 'done' },
  { key: 'invoice', state: 'now' },
  { key: 'due', state: 'next' },
  { key: 'paid', state: 'next' },
];
/** Example of the payment stages, each with its day. */
export function Clock({ days }: Pick<Example, 'days'>) {
  const { t } = useTranslation('home');
  return (
    <section id="tour" className={styles.part} aria-labelledby="clock">
      <div className={styles.heading}>
        <h2 id="clock" className={styles.title}>
          {t('clock.title')}
        </h2>
        <p className={styles.subtitle}>{t('clock.subtitle')}</p>
      </div>
      <PaymentClock
        label={t('clock.example')}
        stages={stages.map(({ key, state }) => ({
          key,
          state,
          date: days[key],
          label: t(`clock.${key}`),
        }))}
      />
    </section>
  );
}

/** The example amounts for both sides: the brand's price and the creator's share. */
export function BothSides({ money, feeBp }: Pick<Example, 'money' | 'feeBp'>) {
  const { t } = useTranslation('home');
  const rate = useFormat().rate(feeBp);
  return (
    <section className={styles.sides} aria-label={t('sides')}>
      <article className={styles.brand}>
        <h2 className={styles.side}>{t('brand.title')}</h2>
        <p className={styles.subtitle}>{t('brand.text')}</p>
        <div className={styles.account}>
          <DefinitionList
            sum
            items={[
              { term: t('brand.creator'), value: <Money cents={money.gross} currency="BRL" /> },
              { term: t('brand.fee', { rate }), value: <Money cents={money.fee} currency="BRL" /> },
              { term: t('brand.total'), value: <Money cents={money.total} currency="BRL" /> },
            ]}
          />
        </div>
      </article>
      <article className={styles.creator}>
        <h2 className={styles.side}>{t('creator.title')}</h2>
        <p className={styles.subtitle}>{t('creator.text')}</p>
        <div className={styles.account}>
          <DefinitionList
            sum
            items={[
              { term: t('creator.proposal'), value: <Money cents={money.total} currency="BRL" /> },
              { term: t('creator.fee', { rate }), value: <Money cents={money.fee} currency="BRL" minus /> },
              {
                term: t('creator.gross'),
                value: <Money cents={money.gross} currency="BRL" emphasis="arrives" />,
              },
            ]}
          />
        </div>
      </article>
    </section>
  );
}
