import { useTranslation } from 'react-i18next';
import { HelpLink } from '../../help/HelpLink';
import { cx, DateText, Figures, Money, Stat } from '../../ui';
import type { Finance } from './finance.server';
import styles from './money.module.css';

type Totals = Finance['totals'];

/** Totals after the amount to receive, each with its explanation. `rare` ones are shown only if not 0. */
const figures = [
  { name: 'received', of: 'receivedCents', term: null, rare: false },
  { name: 'paidBack', of: 'paidBackCents', term: null, rare: true },
  { name: 'withheld', of: 'withheldCents', term: 'taxes', rare: false },
] as const;

/** A total in the first currency, and below it the total in each other currency with payments. */
function InEach({ totals, of }: { totals: Totals; of: (typeof figures)[number]['of'] | 'toComeCents' }) {
  const own = totals.filter((one, n) => n === 0 || one[of] > 0);
  return own.map((one, n) => (
    <span key={one.currency} className={cx(n > 0 && styles.further)}>
      <Money
        cents={one[of]}
        currency={one.currency}
        {...(of === 'toComeCents' && one[of] > 0 ? { emphasis: 'arrives' } : {})}
      />
    </span>
  ));
}

/** Meaning of the amount to receive, and its parts by status with the earliest day. */
function ToComeNote({ totals }: { totals: Totals }) {
  const { t } = useTranslation(['creator', 'options']);
  const parts = totals.flatMap(({ currency, toCome }) => toCome.map((part) => ({ ...part, currency })));
  if (parts.length === 0) return t('finance.toComeNone');
  return (
    <>
      {t(totals.every(({ isNet }) => isNet) ? 'finance.toComeNote' : 'finance.toComeGrossNote')}
      {parts.map(({ status, cents, currency, on, countedFrom }) => (
        <span key={`${currency} ${status}`} className={styles.part}>
          <Money cents={cents} currency={currency} /> · {t(`options:payment.${status}`)}
          {on && (
            <>
              , {t('finance.from')} <DateText value={on} />
              {countedFrom && ` (${t(`finance.expected.${countedFrom}`)})`}
            </>
          )}
        </span>
      ))}
    </>
  );
}

/** The creator's totals: first what is still to come and in which status, then what was received. */
export function Totals({ totals }: { totals: Totals }) {
  const { t } = useTranslation('creator');
  if (totals.length === 0) return null;
  return (
    <Figures>
      <Stat
        label={t('finance.toCome')}
        value={<InEach totals={totals} of="toComeCents" />}
        note={<ToComeNote totals={totals} />}
        help={<HelpLink audience="creator" term="net-gross" name={t('finance.toCome')} />}
      />
      {figures
        .filter(({ rare, of }) => !rare || totals.some((one) => one[of] > 0))
        .map(({ name, of, term }) => (
          <Stat
            key={name}
            label={t(`finance.${name}`)}
            value={<InEach totals={totals} of={of} />}
            note={t(`finance.${name}Note`)}
            help={term && <HelpLink audience="creator" term={term} name={t(`finance.${name}`)} />}
          />
        ))}
    </Figures>
  );
}
