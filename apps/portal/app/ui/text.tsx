import type { Currency } from '@elenco/core/kit';
import type { DateStyle } from '../i18n/format';
import { useFormat, useNow } from '../i18n/use';
import { cx } from './cx';
import styles from './text.module.css';

type MoneyProps = {
  cents: number;
  currency: Currency;
  /** `hero` is the key amount of a decision; `arrives` marks incoming money. */
  emphasis?: 'hero' | 'arrives' | 'strong';
  /** True for a minus sign, as a deduction. */
  minus?: boolean;
};

/** An amount in minor units; never wraps, with tabular figures. */
export function Money({ cents, currency, emphasis, minus }: MoneyProps) {
  const { money } = useFormat();
  return (
    <span className={cx('num', emphasis && styles[emphasis])}>
      {minus && cents !== 0 ? '− ' : ''}
      {money(cents, currency)}
    </span>
  );
}

/** A day or an instant as a date, with the exact time on hover. */
export function DateText({ value, style }: { value: string; style?: DateStyle }) {
  const { date, exact } = useFormat();
  const now = useNow();
  return (
    <time dateTime={value} title={exact(value)} className={styles.date}>
      {date(value, style, now)}
    </time>
  );
}

/** "há 12 minutos", with the exact time on hover. */
export function RelativeTime({ value }: { value: string }) {
  const { relative, exact } = useFormat();
  return (
    <time dateTime={value} title={exact(value)} className={styles.date}>
      {relative(value, useNow())}
    </time>
  );
}
