import type { Currency } from '@elenco/core/kit';
import { cx } from './cx';
import styles from './MoneyBar.module.css';
import { Money } from './text';

interface MoneyPart {
  /**
   * Kind of amount, in the order of the bar: paid and held, released, fee, contracted but unpaid, offered or
   * to sign, signed by the brand and not yet by creators (hidden if zero), free.
   */
  readonly kind: 'paid' | 'released' | 'fee' | 'contracted' | 'open' | 'creators' | 'free';
  readonly label: string;
  readonly cents: number;
}

/** A sum and its parts: one bar, and a row per part with the same color. */
export function MoneyBar({ parts, currency }: { parts: readonly MoneyPart[]; currency: Currency }) {
  return (
    <div className={styles.money}>
      <div className={styles.bar} aria-hidden="true">
        {parts
          .filter(({ cents }) => cents > 0)
          .map(({ kind, cents }) => (
            <span key={kind} className={styles[kind]} style={{ flexGrow: cents }} />
          ))}
      </div>
      <dl className={styles.lines}>
        {parts.filter(isShown).map(({ kind, label, cents }) => (
          <div key={kind} className={styles.line}>
            <dt>
              <span className={cx(styles.swatch, styles[kind])} aria-hidden="true" />
              {label}
            </dt>
            <dd>
              <Money cents={Math.abs(cents)} currency={currency} minus={cents < 0} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const isShown = ({ kind, cents }: MoneyPart) => kind !== 'creators' || cents > 0;
