import { formatCnpj } from '@elenco/brazil';
import { afterNet, brand, type IncomeMonth, incomeTotal } from '@elenco/core';
import { heading, ink, keepTogether, pair, sheetOf } from './sheet';
import { type Locale, languageOf } from './words';

export interface IncomeDocument {
  readonly year: number;
  /** First day of the month; null for a whole year. */
  readonly month: string | null;
  /**
   * Payee of the income. `document` is the formatted CPF or CNPJ; an empty string if the reader may not see
   * it.
   */
  readonly holder: { readonly name: string; readonly document: string };
  readonly months: readonly IncomeMonth[];
  /** Instant of creation. */
  readonly madeAt: string;
  readonly locale: Locale;
}

/**
 * Returns the income statement of a month or of a year as PDF. The statement of a year has a row for each
 * month and a total, as the tax return requires.
 */
export function incomePdf({
  year,
  month: only,
  holder,
  months,
  madeAt,
  locale,
}: IncomeDocument): Promise<Buffer> {
  const language = languageOf(locale);
  const { t } = language;
  const money = (cents: number) => language.money(cents, 'BRL');
  const month = new Intl.DateTimeFormat(language.tag, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const title = t('income.title', { year: only === null ? year : month.format(new Date(only)) });
  return sheetOf({ title, madeAt, language }, (sheet) => {
    sheet
      .font('text', 10)
      .fillColor(ink.ink2)
      .text(t('statement.made', { on: language.instant(madeAt) }));
    heading(sheet, t('rpa.parties'));
    pair(sheet, t('rpa.payer'), `${brand.legalName}, ${formatCnpj(brand.legalDocument)}`);
    pair(sheet, t('rpa.payee'), [holder.name, holder.document].filter(Boolean).join(', '));
    const figures = (of: Omit<IncomeMonth, 'month'>) => {
      pair(sheet, t('rpa.gross'), money(of.grossCents));
      pair(sheet, t('rpa.taxes.inss'), money(of.inssCents));
      pair(sheet, t('rpa.taxes.irrf'), money(of.irrfCents));
      if (of.issCents > 0) pair(sheet, t('rpa.taxes.iss'), money(of.issCents));
      pair(sheet, t('rpa.net'), money(of.netCents), true);
      for (const part of afterNet([of]))
        pair(sheet, t(`income.${part}`), money(of[`${part}Cents`]), part === 'paid');
    };
    if (only === null) {
      heading(sheet, t('income.whole'));
      figures(incomeTotal(months));
    }
    for (const one of months) {
      keepTogether(sheet, 110);
      heading(sheet, month.format(new Date(one.month)));
      figures(one);
    }
    sheet.moveDown(1).font('text', 10).fillColor(ink.ink2).text(t('rpa.confirm'));
  });
}
