import { formatCnpj, formatCpf } from '@elenco/brazil';
import { brand, type Rpa } from '@elenco/core';
import { heading, ink, pair, sheetOf } from './sheet';
import { type Locale, languageOf } from './words';

export interface RpaDocument {
  readonly rpa: Rpa;
  /** Name of the service: the title of the contract. */
  readonly service: string;
  readonly locale: Locale;
}

/**
 * Returns an RPA (receipt of an individual): payer, payee, service, withheld taxes with their laws, net
 * amount.
 */
export function rpaPdf({ rpa, service, locale }: RpaDocument): Promise<Buffer> {
  const language = languageOf(locale);
  const { t, day } = language;
  const money = (cents: number) => language.money(cents, 'BRL');
  const title = t('rpa.title', { number: `${rpa.number}/${rpa.year}` });
  return sheetOf({ title, madeAt: rpa.createdAt, language }, (sheet) => {
    sheet
      .font('text', 10)
      .fillColor(ink.ink2)
      .text(t('rpa.issued', { on: day(rpa.issuedOn) }));
    heading(sheet, t('rpa.parties'));
    pair(sheet, t('rpa.payer'), brand.legalName);
    pair(sheet, t('rpa.payerDocument'), formatCnpj(brand.legalDocument));
    pair(sheet, t('rpa.payee'), rpa.holder);
    pair(sheet, t('rpa.payeeDocument'), formatCpf(rpa.taxId));
    heading(sheet, t('rpa.service'));
    pair(sheet, t('rpa.what'), service);
    pair(sheet, t('rpa.paidOn'), day(rpa.paidOn));
    heading(sheet, t('rpa.amounts'));
    pair(sheet, t('rpa.gross'), money(rpa.grossCents));
    for (const tax of rpa.withholdings) {
      const name = t(`rpa.taxes.${tax.code}`);
      pair(sheet, t('rpa.base', { tax: name }), money(tax.baseCents));
      pair(sheet, `${name} (${tax.lawRef})`, money(-tax.amountCents));
    }
    pair(sheet, t('rpa.net'), money(rpa.netCents), true);
    // Explains why a tax base is above the gross amount, since this could look like an error.
    if (rpa.withholdings.some(({ baseCents }) => baseCents > rpa.grossCents)) {
      sheet.moveDown(0.5).font('text', 9.5).fillColor(ink.ink2).text(t('rpa.monthly'));
    }
    sheet.moveDown(1.5).font('text', 10).fillColor(ink.ink);
    sheet.text(t('rpa.receipt', { payer: brand.legalName, net: money(rpa.netCents) }));
    sheet.moveDown(0.5).fillColor(ink.ink2).text(t('rpa.confirm'));
  });
}
