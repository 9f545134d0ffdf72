import type { MonthTaxes, WithheldReason } from '@elenco/core/finance';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { DefinitionList, Disclosure, Money } from '../ui';

/** Amount in BRL, since monthly taxes apply only to payments in BRL. */
const brl = (cents: number, minus = false) => <Money cents={cents} currency="BRL" minus={minus} />;

/** How the INSS and IRRF of a payment result from all payments of its month. */
export function MonthCalculation({ month }: { month: MonthTaxes | null | undefined }) {
  const { t } = useTranslation('creator');
  const { money, list } = useFormat();
  const own = month?.rows.at(-1);
  if (!month || !own) return null;
  const inBrl = (cents: number) => money(cents, 'BRL');
  const earlierCents = own.irrfOfMonthCents - own.irrfCents;
  return (
    <Disclosure summary={t('monthTaxes.title')}>
      <p className="muted small">{t('monthTaxes.text')}</p>
      <DefinitionList
        items={month.rows.map((row, at) => ({
          key: at,
          term: row.title || t('monthTaxes.own'),
          value: brl(row.grossCents),
          note: t('monthTaxes.row', {
            base: inBrl(row.inssBaseCents),
            inss: inBrl(row.inssCents),
            irrfBase: inBrl(row.irrfBaseCents),
            irrf: inBrl(row.irrfCents),
          }),
        }))}
      />
      <DefinitionList
        sum
        items={[
          {
            term: t('monthTaxes.ofMonth'),
            value: brl(own.irrfOfMonthCents),
            note: t('monthTaxes.ofMonthNote', { base: inBrl(own.irrfBaseCents) }),
          },
          { term: t('monthTaxes.earlier'), value: brl(earlierCents, true) },
          { term: t('monthTaxes.ofPayment'), value: brl(own.irrfCents) },
        ]}
      />
      {month.ceiling && (
        <p className="small">
          {t('monthTaxes.ceiling', {
            ceiling: inBrl(month.ceiling.cents),
            titles: list(month.ceiling.titles),
          })}
        </p>
      )}
    </Disclosure>
  );
}

/** Returns a function that explains a tax. For INSS, it says which payments have already reached the ceiling. */
export function useTaxNote(month: MonthTaxes | null | undefined) {
  const { t } = useTranslation('creator');
  const { money, list } = useFormat();
  return (reason: WithheldReason): string =>
    reason === 'inss' && month?.ceiling
      ? t('monthTaxes.reached', {
          ceiling: money(month.ceiling.cents, 'BRL'),
          titles: list(month.ceiling.titles),
        })
      : t(`net.notes.${reason}`);
}
