import type { Currency } from '@elenco/core/kit';
import { parseMoney } from '@elenco/core/kit';
import { tags } from '../i18n/locales';
import { useLocale } from '../i18n/use';
import { cx } from './cx';
import styles from './Field.module.css';
import { FieldFrame } from './FieldFrame';
import { type FieldProps, useField } from './field';
import { moneyMarker, moneyText } from './numberText';

type Props = FieldProps & { currency: Currency; onCents?: (cents: number | undefined) => void };

const symbols: Record<Currency, string> = { BRL: 'R$', EUR: '€', USD: 'US$' };

/**
 * Input of an amount in the notation of the language; the initial value is in minor units. The form sends the
 * text and a marker with the language, and `readNumbers` converts the text in the browser and on the server.
 */
export function MoneyField({ currency, onCents, ...props }: Props) {
  const field = useField(props);
  const locale = useLocale();
  const tag = tags[locale];
  const plain = (cents: number) => moneyText(cents, currency, tag);
  const start = String(field.initial ?? '');
  return (
    <FieldFrame {...field.frame}>
      <div className={styles.wrap}>
        <span className={styles.within} aria-hidden="true">
          {symbols[currency]}
        </span>
        <input
          key={field.reactKey}
          {...field.input}
          inputMode="decimal"
          autoComplete="off"
          className={cx(styles.control, styles.prefixed, styles.money)}
          defaultValue={/^\d+$/.test(start) ? plain(Number(start)) : start}
          onChange={(event) => onCents?.(parseMoney(event.target.value, tag))}
          onBlur={(event) => {
            const cents = parseMoney(event.target.value, tag);
            if (cents !== undefined) event.target.value = plain(cents);
          }}
        />
        <input type="hidden" name={moneyMarker(field.input.name)} value={locale} />
      </div>
    </FieldFrame>
  );
}
