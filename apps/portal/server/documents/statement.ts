import type { Currency } from '@elenco/core';
import { A4, heading, INNER_WIDTH, ink, keepTogether, pair, rule, type Sheet, sheetOf } from './sheet';
import { type Language, type Locale, languageOf } from './words';

/**
 * One entry of a statement, with amounts in minor units. Amounts in favor of the account holder are positive.
 */
export interface StatementRow {
  /** Business date. */
  readonly on: string;
  /** Kind of the ledger entry. The files `documents.json` in locales have the label of each kind. */
  readonly kind: string;
  /** Title of the contract; an empty string for an entry without a contract. */
  readonly title: string;
  readonly amountCents: number;
  /** Balance after the entry. */
  readonly balanceCents: number;
}

export interface StatementDocument {
  readonly holder: { readonly name: string; readonly document: string };
  readonly currency: Currency;
  /** First day of the period. `from` and `to` are both inclusive. */
  readonly from: string;
  readonly to: string;
  /** Instant of creation. */
  readonly madeAt: string;
  /** Balance before the first row. */
  readonly openingCents: number;
  readonly rows: readonly StatementRow[];
  readonly locale: Locale;
}

const COLUMNS = { on: 0, entry: 78, amount: 300, balance: 400 } as const;

/** Returns the entries of one account in a period as PDF, with the balance after each entry. */
export function statementPdf(document: StatementDocument): Promise<Buffer> {
  const language = languageOf(document.locale);
  const { t, day, money } = language;
  const { holder, from, to, madeAt, currency, openingCents, rows } = document;
  return sheetOf({ title: t('statement.title'), madeAt, language }, (sheet) => {
    sheet.font('strong', 11.5).fillColor(ink.ink).text(holder.name);
    sheet.font('text', 10).fillColor(ink.ink2).text(holder.document);
    sheet.text(t('statement.period', { from: day(from), to: day(to) }));
    sheet.text(t('statement.made', { on: language.instant(madeAt) }));
    heading(sheet, t('statement.entry'));
    pair(sheet, t('statement.opening'), money(openingCents, currency));
    drawHead(sheet, language);
    for (const row of rows) drawRow(sheet, row, document, language);
    if (rows.length === 0) sheet.font('text', 10).fillColor(ink.ink2).text(t('statement.empty'), A4.margin);
    sheet.moveDown(0.5);
    pair(sheet, t('statement.closing'), money(rows.at(-1)?.balanceCents ?? openingCents, currency), true);
  });
}

function drawHead(sheet: Sheet, { t }: Language): void {
  const y = sheet.y + 4;
  sheet.font('strong', 8.5).fillColor(ink.ink2);
  columns(sheet, y, [
    t('statement.date'),
    t('statement.entry'),
    t('statement.amount'),
    t('statement.balance'),
  ]);
  rule(sheet, sheet.y + 2);
  sheet.y += 6;
}

function drawRow(sheet: Sheet, row: StatementRow, { currency }: StatementDocument, language: Language): void {
  const { t, day, money } = language;
  if (sheet.y + 30 > A4.height - A4.margin - 14) {
    keepTogether(sheet, 30);
    drawHead(sheet, language);
  }
  sheet.font('text', 9.5).fillColor(ink.ink);
  columns(sheet, sheet.y, [
    day(row.on),
    [t(`statement.kinds.${row.kind}`), row.title].filter(Boolean).join(' · '),
    money(row.amountCents, currency),
    money(row.balanceCents, currency),
  ]);
  sheet.y += 3;
}

function columns(
  sheet: Sheet,
  y: number,
  [on, entry, amount, balance]: readonly [string, string, string, string],
): void {
  const left = (offset: number) => A4.margin + offset;
  sheet.text(on, left(COLUMNS.on), y, { width: COLUMNS.entry - 6 });
  sheet.text(entry, left(COLUMNS.entry), y, { width: COLUMNS.amount - COLUMNS.entry - 6 });
  const below = sheet.y;
  sheet.text(amount, left(COLUMNS.amount), y, {
    width: COLUMNS.balance - COLUMNS.amount - 6,
    align: 'right',
  });
  sheet.text(balance, left(COLUMNS.balance), y, { width: INNER_WIDTH - COLUMNS.balance, align: 'right' });
  sheet.x = A4.margin;
  sheet.y = Math.max(below, sheet.y);
}
