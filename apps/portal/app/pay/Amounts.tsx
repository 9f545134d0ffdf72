import {
  estimateOf,
  isPayDayPossible,
  isPayInForce,
  isUnaccepted,
  monthlySchedule,
  type PayAmounts,
  payAmounts,
  payDeadlines,
  payForecast,
  type TakeHome,
  taxesByKind,
} from '@elenco/core/finance';
import { sum } from '@elenco/core/kit';
import { useTranslation } from 'react-i18next';
import { NetAmount } from '../creator/NetAmount';
import { Card, DateText, DefinitionList, Money } from '../ui';
import { EndingCost } from './EndingCost';
import type { PayPage } from './load.server';
import { lineText } from './page';
import styles from './pay.module.css';
import type { Priced } from './priced';

type Page = Pick<
  PayPage,
  'feeBp' | 'payee' | 'payoutDays' | 'row' | 'known' | 'iss' | 'rates' | 'today' | 'parts'
>;

type Own = Pick<TakeHome, 'grossCents' | 'withholdings' | 'netCents'>;

/** Adds up payments in one currency. */
function totalOf(
  own: readonly Own[],
  of: Pick<TakeHome, 'currency' | 'on' | 'addedTo'>,
  rates: Page['rates'],
): TakeHome {
  const netCents = sum(own.map((one) => one.netCents));
  return {
    ...of,
    grossCents: sum(own.map((one) => one.grossCents)),
    withholdings: taxesByKind(own.flatMap(({ withholdings }) => withholdings)),
    netCents,
    estimate: estimateOf(netCents, rates[of.currency]),
  };
}

/**
 * Returns the titles of the payments with the given ids: other payments in the same month, with which taxes
 * are calculated.
 */
const titlesIn = (known: Page['known'], ids: readonly number[]) =>
  known.flatMap(({ id, title }) => (ids.includes(id) && title) || []);

/**
 * Sums the creator's net amounts of all instalments, paid and forecast; null unless each amount is known. The
 * date is that of the next payment.
 */
function takeHomeOfInstalments(
  { parts, rates, known }: Page,
  currency: TakeHome['currency'],
): TakeHome | null {
  const own = parts.flatMap(({ receives }): Own[] => {
    const netCents = receives?.netCents ?? null;
    return receives && netCents !== null ? [{ ...receives, netCents }] : [];
  });
  if (own.length === 0 || own.length < parts.length) return null;
  const addedTo = parts.flatMap(({ expectedPay, receives, addedTo: ofDocument }) => [
    ...(expectedPay?.addedTo ?? ofDocument),
    ...titlesIn(known, receives?.addedToIds ?? []),
  ]);
  const [on = null] = parts.flatMap(({ receives }) => receives?.on ?? []).toSorted();
  return totalOf(own, { currency, on, addedTo: [...new Set(addedTo)] }, rates);
}

/**
 * Forecasts the net amount and day of each instalment of a contract that is not in force; empty if no payee
 * is known. Before a due date is chosen, taxes are calculated as for one instalment due today, and no day is
 * returned.
 */
function forecastInstalments(priced: Priced, amounts: PayAmounts, page: Page) {
  const { payee, payoutDays, known, iss, row, today } = page;
  const { currency } = priced;
  const status = row?.status ?? 'draft';
  const deadlines = payDeadlines({ ...priced, status }, today);
  const plan =
    priced.schedule.length > 0
      ? amounts
      : payAmounts({
          ...priced,
          feeBp: page.feeBp,
          schedule: monthlySchedule(amounts.clientCents, 1, today),
        });
  const own = payee ? payForecast(plan, payee, { currency, payoutDays, deadlines, known, iss }) : [];
  const isPossible = isPayDayPossible({ ...priced, status }, today);
  return own.map((one) => (isPossible ? one : { ...one, on: null }));
}

/** Sums the creator's net amounts of all instalments; the date is that of the first one. */
export function takeHomeOf(priced: Priced, amounts: PayAmounts, page: Page): TakeHome {
  const { known, rates } = page;
  const { currency } = priced;
  const { creatorCents } = amounts;
  const own = forecastInstalments(priced, amounts, page);
  const added = own.flatMap(({ addedToIds }) => addedToIds);
  return totalOf(
    own.length > 0 ? own : [{ grossCents: creatorCents, withholdings: [], netCents: creatorCents }],
    {
      currency,
      on: own[0]?.on ?? null,
      addedTo: [...new Set(titlesIn(known, added))],
    },
    rates,
  );
}

/** The creator's net amount and the client's price, from the current input or the saved contract. */
export function Amounts({ priced, page }: { priced: Priced; page: Page }) {
  const { t } = useTranslation(['pay', 'creator']);
  const { currency } = priced;
  const amounts = payAmounts({ ...priced, feeBp: page.feeBp });
  const money = (cents: number) => <Money cents={cents} currency={currency} />;
  const isAgreed = page.row !== null && (isPayInForce(page.row) || page.row.status === 'completed');
  const agreed = isAgreed ? takeHomeOfInstalments(page, currency) : null;
  const each = isAgreed ? [] : forecastInstalments(priced, amounts, page);
  return (
    <div className={styles.amounts} aria-live="polite">
      {/* A contract that the client did not accept promises no amount. */}
      {!isUnaccepted(page.row ?? { status: 'draft' }) && (
        <Card title={t('creator:net.title')}>
          <NetAmount
            value={agreed ?? takeHomeOf(priced, amounts, page)}
            // Once all payments have their own date, the list of instalments shows the dates.
            state={
              !isAgreed
                ? each.length > 1
                  ? null
                  : 'from'
                : agreed?.on
                  ? page.parts.length > 1
                    ? 'from'
                    : 'expected'
                  : null
            }
            legalForm={page.payee?.legalForm ?? 'individual'}
            {...(amounts.instalments.length > 1
              ? { label: t('receivesAll', { n: amounts.instalments.length }) }
              : {})}
            before={[
              { term: t('clientPays'), value: money(amounts.clientCents) },
              {
                term: t('fee', { rate: page.feeBp / 100 }),
                value: <Money cents={amounts.feeCents} currency={currency} minus />,
              },
            ]}
          >
            {each.length > 1 && (
              <ul className={styles.plan}>
                {each.map(({ ordinal, netCents, on }) => (
                  <li key={ordinal}>
                    {t('view.part', { n: ordinal })}: {money(netCents)} ·{' '}
                    {on ? (
                      <>
                        {t('creator:stage.when.proposed')} <DateText value={on} />
                      </>
                    ) : (
                      t('creator:stage.when.undecided')
                    )}
                  </li>
                ))}
              </ul>
            )}
          </NetAmount>
          {currency === 'BRL' && (
            <p className="muted small">{t(page.payee?.taxRegime === 'mei' ? 'taxesNoteMei' : 'taxesNote')}</p>
          )}
        </Card>
      )}
      <Card title={t('clientSees')}>
        {page.row && <p className={styles.name}>{page.row.title}</p>}
        <DefinitionList
          sum
          items={[
            ...priced.lines.map((line) => ({
              term: lineText(line),
              value: money(line.quantity * line.amountCents),
            })),
            ...(priced.feePayer === 'client'
              ? [{ term: t('feeOfClient'), value: money(amounts.feeCents) }]
              : []),
            { term: t('total'), value: money(amounts.clientCents) },
          ]}
        />
        {/* Once agreed, the page lists the instalments with their states. */}
        {!isAgreed && (
          <ul className={styles.plan}>
            {amounts.instalments.map((part) => (
              <li key={part.ordinal}>
                {money(part.amountCents)} · {t('view.dueOn')} <DateText value={part.dueOn} style="long" />
              </li>
            ))}
          </ul>
        )}
        <p className="muted small">{t(priced.feePayer === 'client' ? 'clientSeesFee' : 'clientSeesNoFee')}</p>
      </Card>
      {!isAgreed && <EndingCost priced={priced} feeBp={page.feeBp} />}
    </div>
  );
}
