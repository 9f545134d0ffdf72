import { type Price, type PriceStep, type Range, spread } from '@elenco/core/discovery/pricing';
import { brlPerUnit, fromBrl, type Rates } from '@elenco/core/platform';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Card, DefinitionList, Money } from '../ui';
import styles from './pricing.module.css';

const WHOLE_BP = 10_000;

type Props = {
  price: Price;
  /** Usual fee in basis points, and the price range that the brand pays including the fee. */
  fee: Range & { readonly bp: number };
  rates: Rates;
  stale: boolean;
};

/**
 * The price range for the creator, and the one for the brand with its calculation. Both are also shown in two
 * other currencies.
 */
export function PriceAnswer({ price, fee, rates, stale }: Props) {
  const { t } = useTranslation('pricing');
  const { date, money, number, rate } = useFormat();
  const perUnit = (currency: 'USD' | 'EUR') => money(Math.round(brlPerUnit(rates[currency]) * 100), 'BRL');
  const result = price.steps.at(-1)?.comesTo ?? 0;
  const { day } = rates.USD;
  return (
    <>
      <section className={styles.answer} aria-labelledby="range" aria-live="polite">
        <h2 id="range" className={styles.label}>
          {t('range')}
        </h2>
        <p className={styles.range}>
          <Money cents={price.lowCents} currency="BRL" /> <span className={styles.to}>{t('to')}</span>{' '}
          <Money cents={price.highCents} currency="BRL" />
        </p>
        <p className="small">
          {t('withFee', {
            rate: rate(fee.bp),
            low: money(fee.lowCents, 'BRL'),
            high: money(fee.highCents, 'BRL'),
          })}
        </p>
        <ul className={styles.others}>
          {(['USD', 'EUR'] as const).map((currency) => (
            <li key={currency}>
              <Money cents={fromBrl(price.lowCents, currency, rates)} currency={currency} /> {t('to')}{' '}
              <Money cents={fromBrl(price.highCents, currency, rates)} currency={currency} />
            </li>
          ))}
        </ul>
        <p className={styles.rates}>
          {t('rates', { usd: perUnit('USD'), eur: perUnit('EUR') })}{' '}
          {day === null ? t('ratesDefault') : t(stale ? 'ratesStale' : 'ratesOf', { day: date(day, 'long') })}
        </p>
      </section>
      <Card title={t('how')} level={2}>
        <DefinitionList
          sum
          items={[
            ...price.steps.map((step) => lineOf(step)),
            { term: t('result'), value: <Money cents={result} currency="BRL" /> },
          ]}
        />
        <p className="muted small">{t('note', { low: share(spread.lowBp), high: share(spread.highBp) })}</p>
      </Card>
    </>
  );

  function share(bp: number): string {
    return number(bp / WHOLE_BP);
  }

  function lineOf({ what, by, comesTo }: PriceStep) {
    const values = {
      rate: rate(by),
      money: money(by, 'BRL'),
      factor: share(by),
      quantity: number(by),
      less: rate(WHOLE_BP - by),
      more: rate(by - WHOLE_BP),
    };
    return {
      term: t(`steps.${what}.title`),
      note: t(`steps.${what}.note`, values),
      value:
        what === 'views' ? (
          <span className="num">{number(comesTo)}</span>
        ) : (
          <Money cents={comesTo} currency="BRL" />
        ),
    };
  }
}
