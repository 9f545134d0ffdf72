import type { Currency } from '@elenco/core';
import type { OpeningBalance, StatementLine } from '@elenco/core/finance';
import { A4, INNER_WIDTH, ink, keepTogether, rule, type Sheet, sheetOf } from './sheet';
import { type Language, type Locale, languageOf } from './words';

type Balances = Pick<OpeningBalance, 'dueCents' | 'heldCents' | 'refundableCents'>;

/** One entry of the statement, worded as on the finance page. */
interface Row extends Pick<StatementLine, 'on' | 'amountCents'>, Balances {
  readonly entry: string;
  /** Project or service, and the explanation of the entry. */
  readonly under: string;
}

export interface CompanyStatementDocument {
  readonly title: string;
  readonly holder: { readonly name: string; readonly document: string };
  readonly currency: Currency;
  /** First day of the period. `from` and `to` are both inclusive. */
  readonly from: string;
  readonly to: string;
  /** Instant of creation. */
  readonly madeAt: string;
  readonly heads: { readonly [head in keyof typeof COLUMNS]: string };
  /**
   * Balances before the first entry, with their label. Null if the statement starts at the beginning or is
   * filtered.
   */
  readonly opening: ({ readonly name: string } & Balances) | null;
  /** Oldest first. */
  readonly rows: readonly Row[];
  /** Sum of the entries of a filtered statement, with its label. Null if the statement is not filtered. */
  readonly total: { readonly name: string; readonly cents: number } | null;
  readonly empty: string;
  readonly locale: Locale;
}

const COLUMNS = { day: 0, entry: 56, amount: 228, due: 298, held: 366, refundable: 434 } as const;
type Column = keyof typeof COLUMNS;
const names = Object.keys(COLUMNS) as Column[];

/** Returns a brand's statement as PDF, with the same entries and balances as the finance page. */
export function companyStatementPdf(document: CompanyStatementDocument): Promise<Buffer> {
  const language = languageOf(document.locale);
  const { t, day, money } = language;
  const { title, holder, from, to, madeAt, currency, heads, opening, rows, total, empty } = document;
  const balances = (row: Balances) => ({
    due: money(row.dueCents, currency),
    held: money(row.heldCents, currency),
    refundable: money(row.refundableCents, currency),
  });
  return sheetOf({ title, madeAt, language }, (sheet) => {
    sheet.font('strong', 11.5).fillColor(ink.ink).text(holder.name);
    sheet.font('text', 10).fillColor(ink.ink2).text(holder.document);
    sheet.text(t('statement.period', { from: day(from), to: day(to) }));
    sheet.text(t('statement.made', { on: language.instant(madeAt) })).moveDown(0.8);
    drawHead(sheet, heads);
    if (opening) {
      sheet.font('strong', 8.5).fillColor(ink.ink);
      drawCells(sheet, { entry: opening.name, ...balances(opening) });
    }
    for (const row of rows) drawRow(sheet, row, { ...balances(row), heads, currency, language });
    if (rows.length === 0) sheet.font('text', 10).fillColor(ink.ink2).text(empty, A4.margin);
    if (!total) return;
    rule(sheet, sheet.y + 2);
    sheet.y += 6;
    sheet.font('strong', 9.5).fillColor(ink.ink);
    drawCells(sheet, { entry: total.name, amount: money(total.cents, currency) });
  });
}

function drawRow(
  sheet: Sheet,
  { on, entry, under, amountCents }: Row,
  {
    heads,
    currency,
    language,
    ...balances
  }: Pick<CompanyStatementDocument, 'heads' | 'currency'> &
    Record<'due' | 'held' | 'refundable', string> & { readonly language: Language },
): void {
  const { day, money } = language;
  if (sheet.y + 44 > A4.height - A4.margin - 14) {
    keepTogether(sheet, 44);
    drawHead(sheet, heads);
  }
  sheet.font('text', 8.5).fillColor(ink.ink);
  drawCells(sheet, { day: day(on), entry, amount: money(amountCents, currency), ...balances });
  sheet.font('text', 7.5).fillColor(ink.ink2);
  drawCells(sheet, { entry: under });
  sheet.y += 4;
}

function drawHead(sheet: Sheet, heads: CompanyStatementDocument['heads']): void {
  sheet.font('strong', 8).fillColor(ink.ink2);
  drawCells(sheet, heads);
  rule(sheet, sheet.y + 2);
  sheet.y += 6;
}

/** Draws one row of cells. The next row begins below the tallest cell. */
function drawCells(sheet: Sheet, cells: Partial<Record<Column, string>>): void {
  const top = sheet.y;
  let below = top;
  for (const [index, name] of names.entries()) {
    const next = names[index + 1];
    const width = (next ? COLUMNS[next] : INNER_WIDTH) - COLUMNS[name] - (next ? 6 : 0);
    const align = name === 'day' || name === 'entry' ? 'left' : 'right';
    if (cells[name]) sheet.text(cells[name], A4.margin + COLUMNS[name], top, { width, align });
    below = Math.max(below, cells[name] ? sheet.y : top);
  }
  sheet.x = A4.margin;
  sheet.y = below;
}
