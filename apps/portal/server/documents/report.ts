import { brand } from '@elenco/core';
import { tokens } from '@elenco/core/platform/design';
import { ink, pagesOf, type Sheet } from './sheet';
import { type Language, type Locale, languageOf } from './words';

export interface PaperTable {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /**
   * Width of each column as a share of the table's width. Set for tables with long text, which is then
   * aligned left.
   */
  readonly shares?: readonly number[];
}
interface Fact {
  readonly label: string;
  readonly value: string;
}

/**
 * Content of a report. Its metrics are already formatted, so that the PDF and the page show the same values.
 */
export interface ReportDocument {
  readonly locale: Locale;
  readonly title: string;
  readonly subtitle: string;
  readonly company: string;
  readonly closed: string;
  readonly footer: string;
  /** Instant at which the report was closed. */
  readonly madeAt: string;
  readonly four: readonly (Fact & { readonly under?: string | undefined })[];
  readonly sentence: string;
  /** Null for the work of freelancers, since it has no engagement. */
  readonly engagement: {
    readonly title: string;
    readonly rates: readonly (Fact & { readonly under: string })[];
  } | null;
  readonly answers: readonly PaperTable[];
  readonly missing: { readonly title: string; readonly lines: readonly string[] };
  readonly creators: readonly {
    readonly name: string;
    readonly facts: readonly Fact[];
    /** Small JPEGs of posts with proportions 4:5. */
    readonly pictures: readonly Uint8Array[];
    readonly posts: PaperTable;
  }[];
  readonly definitions: PaperTable;
}

/** Page size in points: A4 landscape, with margins that stay visible on a projector. */
const page = { width: 841.89, height: 595.28, margin: 40 } as const;
const inner = page.width - 2 * page.margin;
const bottom = page.height - page.margin - 22;

/**
 * Returns a report as a presentation: cover, page of answers, one page per creator, definitions of the
 * metrics.
 */
export function reportPdf(document: ReportDocument): Promise<Buffer> {
  const language = languageOf(document.locale);
  const { title, madeAt, creators, definitions } = document;
  const { margin } = page;
  const margins = { top: margin, left: margin, right: margin, bottom: margin };
  return pagesOf({ title, madeAt, language }, { layout: 'landscape', margins }, (sheet) => {
    drawCover(sheet, document);
    sheet.addPage();
    drawAnswers(sheet, document);
    for (const creator of creators) {
      sheet.addPage();
      drawCreator(sheet, creator);
    }
    sheet.addPage();
    drawTable(sheet, definitions);
    drawFeet(sheet, document, language);
  });
}

function write(
  sheet: Sheet,
  text: string,
  [x, y]: readonly [number, number],
  {
    size = 10,
    strong = false,
    color = ink.ink,
    ...more
  }: { size?: number; strong?: boolean; color?: string } & PDFKit.Mixins.TextOptions = {},
): void {
  sheet
    .font(strong ? 'strong' : 'text', size)
    .fillColor(color)
    .text(text, x, y, more);
}

function line(sheet: Sheet, y: number, width = 1, color: string = ink.ink): void {
  sheet.save().lineWidth(width).strokeColor(color);
  sheet
    .moveTo(page.margin, y)
    .lineTo(page.width - page.margin, y)
    .stroke()
    .restore();
}

function drawCover(sheet: Sheet, document: ReportDocument): void {
  const { margin } = page;
  write(sheet, `${document.company} · ${document.closed}`, [margin, margin], { size: 11, color: ink.ink2 });
  write(sheet, brand.name, [margin, margin - 3], { size: 15, strong: true, width: inner, align: 'right' });
  write(sheet, document.title, [margin, 96], { size: 42, strong: true, width: inner });
  write(sheet, document.subtitle, [margin, sheet.y + 10], { size: 14, color: ink.ink2, width: inner });
  const names = document.creators.map(({ name }) => name).slice(0, MAX_DISCS);
  const step = Math.min(92, inner / Math.max(1, names.length));
  for (const [n, name] of names.entries())
    drawDisc(sheet, name, [margin + step * (n + 0.5), 300, step * 0.45], n);
  line(sheet, 362, 1.5);
  const width = inner / document.four.length;
  const size = headlineSize(
    document.four.map(({ value }) => value),
    width - 12,
    (text, at) => sheet.font('strong', at).widthOfString(text),
  );
  document.four.forEach(({ label, value, under }, n) => {
    write(sheet, label, [margin + width * n, 380], { size: 11, color: ink.ink2, width: width - 12 });
    write(sheet, value, [margin + width * n, 398], { size, strong: true, width: width - 12 });
    if (under)
      write(sheet, under, [margin + width * n, 429], { size: 9, color: ink.ink2, width: width - 12 });
  });
  line(sheet, 446, 1.5);
  write(sheet, document.sentence, [margin, 466], { size: 14, width: inner * 0.85, lineGap: 3 });
}
const MAX_DISCS = 12;

const LARGEST_HEADLINE = 22;
/** Smallest size of a headline metric in points. Two lines of this size still fit above the divider. */
const SMALLEST_HEADLINE = 12;

/**
 * Returns the largest size at which every headline metric fits on one line, but at least `SMALLEST_HEADLINE`.
 */
export function headlineSize(
  values: readonly string[],
  width: number,
  widthOf: (text: string, size: number) => number,
): number {
  for (let size = LARGEST_HEADLINE; size > SMALLEST_HEADLINE; size--) {
    if (values.every((value) => widthOf(value, size) <= width)) return size;
  }
  return SMALLEST_HEADLINE;
}

function drawDisc(
  sheet: Sheet,
  name: string,
  [x, y, radius]: readonly [number, number, number],
  n: number,
): void {
  const words = name.split(/\s+/);
  const initials = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.[0] ?? '').join('');
  sheet
    .save()
    .circle(x, y, radius)
    .fillColor(tokens.disc[n % tokens.disc.length] as string)
    .fill()
    .restore();
  const size = radius * 0.7;
  write(sheet, initials, [x - radius, y - size * 0.6], {
    size,
    strong: true,
    width: radius * 2,
    align: 'center',
  });
}

function drawAnswers(sheet: Sheet, { engagement, answers, missing }: ReportDocument): void {
  const { margin } = page;
  sheet.y = margin;
  if (engagement) drawEngagement(sheet, engagement);
  for (const table of answers) drawTable(sheet, table);
  if (missing.lines.length === 0) return;
  heading(sheet, missing.title);
  for (const text of missing.lines) {
    keep(sheet, 14);
    write(sheet, text, [margin, sheet.y + 2], { size: 9.5, width: inner });
  }
}

function drawEngagement(sheet: Sheet, { title, rates }: NonNullable<ReportDocument['engagement']>): void {
  const { margin } = page;
  write(sheet, title, [margin, margin], { size: 15, strong: true });
  const width = inner / rates.length;
  rates.forEach(({ label, value, under }, n) => {
    const x = margin + width * n;
    write(sheet, value, [x, margin + 26], { size: 24, strong: true, width });
    write(sheet, label, [x, margin + 56], { size: 11, strong: true, width });
    write(sheet, under, [x, margin + 71], { size: 9, color: ink.ink2, width: width - 16 });
  });
  sheet.y = margin + 108;
}

function drawCreator(
  sheet: Sheet,
  { name, facts, pictures, posts }: ReportDocument['creators'][number],
): void {
  const { margin } = page;
  write(sheet, name, [margin, margin], { size: 26, strong: true, width: inner });
  const top = sheet.y + 14;
  const across = 6;
  const width = inner / across;
  facts.forEach(({ label, value }, n) => {
    const [x, y] = [margin + width * (n % across), top + 38 * Math.floor(n / across)];
    write(sheet, label, [x, y], {
      size: 8.5,
      color: ink.ink2,
      width: width - 6,
      lineBreak: false,
      ellipsis: true,
    });
    write(sheet, value, [x, y + 11], { size: 12, strong: true, width: width - 6, lineBreak: false });
  });
  sheet.y = top + 38 * Math.ceil(facts.length / across) + 4;
  pictures.forEach((picture, n) => {
    sheet.image(Buffer.from(picture), margin + (thumb.width + 10) * n, sheet.y, thumb);
  });
  if (pictures.length > 0) sheet.y += thumb.height + 10;
  if (posts.rows.length > 0) drawTable(sheet, posts);
}

const thumb = { width: 88, height: 110 } as const;

function heading(sheet: Sheet, text: string): void {
  keep(sheet, 60);
  write(sheet, text, [page.margin, sheet.y + 12], { size: 13, strong: true });
  sheet.y += 4;
}

function keep(sheet: Sheet, height: number): void {
  if (sheet.y + height <= bottom) return;
  sheet.addPage();
  sheet.y = page.margin;
}

/** Draws a table: a header row, and rows separated by thin lines, on as many pages as needed. */
function drawTable(sheet: Sheet, { title, heads, rows, shares }: PaperTable): void {
  heading(sheet, title);
  const first = heads.length > 6 ? 0.2 : 0.34;
  const widths = heads.map(
    (_, n) => inner * (shares?.[n] ?? (n === 0 ? first : (1 - first) / (heads.length - 1))),
  );
  drawRow(sheet, heads, widths, { size: 8.5, color: ink.ink2, right: !shares });
  line(sheet, sheet.y, 0.8);
  for (const row of rows) {
    if (sheet.y + 18 > bottom) {
      keep(sheet, 18);
      drawRow(sheet, heads, widths, { size: 8.5, color: ink.ink2, right: !shares });
      line(sheet, sheet.y, 0.8);
    }
    drawRow(sheet, row, widths, { size: 9.5, color: ink.ink, right: !shares });
    line(sheet, sheet.y, 0.4, ink.lineStrong);
  }
}

function drawRow(
  sheet: Sheet,
  cells: readonly string[],
  widths: readonly number[],
  { size, color, right }: { size: number; color: string; right: boolean },
): void {
  const y = sheet.y + 4;
  let x: number = page.margin;
  let below = y;
  cells.forEach((cell, n) => {
    const width = widths[n] as number;
    write(sheet, cell, [x, y], { size, color, width: width - 8, align: right && n > 0 ? 'right' : 'left' });
    below = Math.max(below, sheet.y);
    x += width;
  });
  sheet.y = below + 4;
}

function drawFeet(sheet: Sheet, { company, title, footer }: ReportDocument, { t }: Language): void {
  const { start, count } = sheet.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    sheet.switchToPage(start + index);
    // Text inside the bottom margin would make pdfkit start a new page.
    sheet.page.margins.bottom = 0;
    const y = page.height - page.margin + 4;
    write(sheet, `${company} · ${title}`, [page.margin, y], { size: 8.5, color: ink.ink2, lineBreak: false });
    const number = t('page', { page: index + 1, pages: count });
    write(sheet, `${footer} · ${number}`, [page.margin, y], {
      size: 8.5,
      color: ink.ink2,
      width: inner,
      align: 'right',
    });
  }
}
