import { type Estimate, type TakeHome, withheldReason } from '@elenco/core/finance';
import type { Currency } from '@elenco/core/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { tags } from '../i18n/locales';
import { useFormat, useLocale } from '../i18n/use';
import { DateText, Money } from '../ui';
import { beforeTaxesLabel } from './beforeTaxesLabel';
import { MonthCalculation, useTaxNote } from './MonthCalculation';
import styles from './receives.module.css';

type Props = {
  value: TakeHome;
  /**
   * `proposed`: the brand has to accept; `expected`: agreed; `from`: first of several payments; null: no date
   * is shown.
   */
  state: 'proposed' | 'expected' | 'from' | null;
  legalForm: 'individual' | 'company';
  /** Label of the amount, if it sums several payments. */
  label?: string;
  /** Rows above the amount before taxes: the price for the client or brand, and the fee. */
  before?: readonly { term: string; value: ReactNode; note?: string }[];
  /** Buttons below the amount. */
  children?: ReactNode;
};

/**
 * The net amount that a creator receives of a price, with its payment date and deductions. It is shown beside
 * each button that accepts the price.
 */
export function NetAmount({ value, state, legalForm, label, before = [], children }: Props) {
  const { t } = useTranslation(['creator', 'options']);
  const { list } = useFormat();
  const { grossCents, currency, withholdings, netCents, on, addedTo } = value;
  const noteOf = useTaxNote(value.month);
  const rows = [
    ...before,
    {
      term: t(beforeTaxesLabel(before.length > 0)),
      value: <Money cents={grossCents} currency={currency} />,
      note: '',
    },
    ...withholdings.map(({ code, amountCents }) => ({
      term: t(`options:withholding.${code}`),
      value: <Money cents={amountCents} currency={currency} minus />,
      note: noteOf(withheldReason({ code, amountCents }, legalForm)),
    })),
  ];
  return (
    <div className={styles.receives} data-receives={netCents}>
      <p className={styles.arrives} aria-live="polite">
        <span>{label ?? t('net.arrives')}</span>
        <span className={styles.amount}>
          <Money cents={netCents} currency={currency} />
        </span>
        {state && (
          <span className={styles.when}>
            {on ? (
              <>
                {state === 'from' ? t('receives.from') : t(`stage.when.${state}`)} <DateText value={on} />
              </>
            ) : (
              t('stage.when.undecided')
            )}
          </span>
        )}
      </p>
      {children}
      <dl className={styles.rows}>
        {rows.map(({ term, value: amount, note }) => (
          <div key={term}>
            <dt>
              {term} {note && <span className={styles.note}>{note}</span>}
            </dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <AcceptanceNotes value={value} />
      {addedTo.length > 0 && (
        <p className="small">
          {t(state && on === null ? 'receives.addedToIfSame' : 'receives.addedTo', { titles: list(addedTo) })}
        </p>
      )}
      <MonthCalculation month={value.month} />
      <ForeignCurrencyNotes value={value} legalForm={legalForm} />
    </div>
  );
}

/** What accepting the price changes in the month's other payments, and the additional amount in total. */
export function AcceptanceNotes({
  value: { currency, acceptance, on },
}: {
  value: Pick<TakeHome, 'currency' | 'acceptance' | 'on'>;
}) {
  const { t } = useTranslation('creator');
  const { money, date } = useFormat();
  if (!acceptance) return null;
  const { othersCents, gainCents } = acceptance;
  return (
    <div className="small" data-others={othersCents}>
      <p>
        {on ? t('receives.othersOf', { month: date(on, 'month') }) : t('receives.others')}{' '}
        <Money cents={Math.abs(othersCents)} currency={currency} minus={othersCents < 0} />
        {t('receives.othersWhy')}
      </p>
      <p>
        <strong>{t('receives.total', { amount: money(gainCents, currency) })}</strong>
      </p>
    </div>
  );
}

/** Returns a function that formats the values of an estimate in BRL for a text. */
export function useConversion() {
  const { money, date } = useFormat();
  const locale = useLocale();
  return ({ currency, estimate: { cents, rate, day } }: { currency: Currency; estimate: Estimate }) => ({
    amount: money(cents, 'BRL'),
    currency,
    rate: new Intl.NumberFormat(tags[locale], { minimumFractionDigits: 4 }).format(rate),
    day: day ? date(day, 'short') : '',
  });
}

/**
 * Notes for a foreign currency: an estimate in BRL, how the payment is made, and the income that the creator
 * must declare.
 */
export function ForeignCurrencyNotes({
  value: { currency, estimate },
  legalForm,
}: {
  value: Pick<TakeHome, 'currency' | 'estimate'>;
  legalForm: Props['legalForm'];
}) {
  const { t } = useTranslation('creator');
  const words = useConversion();
  if (!estimate) return null;
  return (
    <div className={styles.abroad}>
      <p>
        {t(estimate.day ? 'receives.estimate' : 'receives.estimateUndated', words({ currency, estimate }))}
      </p>
      <p className="muted">{t('receives.arrives', { currency })}</p>
      <p className="muted">{t(`receives.declare.${legalForm}`)}</p>
    </div>
  );
}
