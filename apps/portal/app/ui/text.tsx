import type { Currency } from '@elenco/core/kit';
import type { DateStyle } from '../i18n/format';
import { useFormat, useNow } from '../i18n/use';
import { cx } from './cx';
import styles from './text.module.css';

type MoneyProps = {
  cents: number;
  currency: Currency;
  /** `hero` is the main amount of a decision; `arrives` marks incoming money. */
  emphasis?: 'hero' | 'arrives' | 'strong';
  /** True for a minus sign before the amount, as for a deduction. */
  minus?: boolean;
  /** True to write the sign of the amount, plus or minus, as in a statement. */
  signed?: boolean;
};

/** An amount, given in minor units, on one line with digits of equal width. */
export function Money({ cents, currency, emphasis, minus, signed }: MoneyProps) {
  const { money } = useFormat();
  // One minus sign for all amounts: the formatter would write a negative one as "-R$".
  const sign = signed && cents > 0 ? '+ ' : cents < 0 || (minus && cents !== 0) ? '− ' : '';
  return (
    <span className={cx('num', emphasis && styles[emphasis])}>
      {sign}
      {money(Math.abs(cents), currency)}
    </span>
  );
}

/** A date, or an instant as a date with the exact time on hover. */
export function DateText({ value, style }: { value: string; style?: DateStyle }) {
  const { date, exact } = useFormat();
  const now = useNow();
  return (
    <time dateTime={value} title={exact(value)} className={styles.date}>
      {date(value, style, now)}
    </time>
  );
}

/** A relative time, "há 12 minutos", with the exact time on hover. */
export function RelativeTime({ value }: { value: string }) {
  const { relative, exact } = useFormat();
  return (
    <time dateTime={value} title={exact(value)} className={styles.date}>
      {relative(value, useNow())}
    </time>
  );
}
