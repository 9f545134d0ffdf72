import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brand } from '@elenco/core';
import { tokens } from '@elenco/core/platform/design';
import PDFDocument from 'pdfkit';
import type { Language } from './words';

export type Sheet = PDFKit.PDFDocument;

/** Page size in points: A4 with margins of 18 mm. */
export const A4 = { width: 595.28, height: 841.89, margin: 51 } as const;
export const INNER_WIDTH = A4.width - 2 * A4.margin;
export const mm = (length: number) => (length * 72) / 25.4;

/** Colors of the light scheme, for printing on white. */
export const ink = tokens.color.light;

const require = createRequire(import.meta.url);
const fontFile = (folder: string, name: string) =>
  readFileSync(require.resolve(`@expo-google-fonts/figtree/${folder}/Figtree_${name}.ttf`));
let fonts: Readonly<Record<'text' | 'strong', Buffer>> | undefined;

/**
 * Returns a PDF of A4 pages as bytes, with embedded fonts and page numbers in the footer. The same content
 * always gives the same bytes, since `madeAt` is the only date in the PDF.
 */
export const sheetOf = (about: About, draw: (sheet: Sheet) => void): Promise<Buffer> =>
  pagesOf(about, {}, (sheet) => {
    drawHead(sheet, about.title);
    draw(sheet);
    numberPages(sheet, about.title, about.language);
  });

interface About {
  readonly title: string;
  readonly madeAt: string;
  readonly language: Language;
}

/** Returns a PDF of pages like `sheetOf`, but without header and footer. `draw` positions all content. */
export async function pagesOf(
  { title, madeAt, language }: About,
  page: PDFKit.PDFDocumentOptions,
  draw: (sheet: Sheet) => void,
): Promise<Buffer> {
  fonts ??= { text: fontFile('400Regular', '400Regular'), strong: fontFile('700Bold', '700Bold') };
  const sheet = new PDFDocument({
    size: 'A4',
    margins: { top: A4.margin, left: A4.margin, right: A4.margin, bottom: A4.margin + 14 },
    ...page,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: language.tag,
    displayTitle: true,
    info: { Title: title, Author: brand.legalName, Creator: brand.name, CreationDate: new Date(madeAt) },
  });
  const chunks: Buffer[] = [];
  sheet.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => sheet.once('end', resolve).once('error', reject));
  sheet.registerFont('text', fonts.text).registerFont('strong', fonts.strong);
  draw(sheet);
  sheet.end();
  await ended;
  return Buffer.concat(chunks);
}

function drawHead(sheet: Sheet, title: string): void {
  sheet.font('strong', 13).fillColor(ink.ink).text(brand.name, { continued: true });
  sheet.fillColor(ink.accent).text('.', { continued: false });
  sheet.moveDown(0.9).font('strong', 21).fillColor(ink.ink).text(title).moveDown(0.5);
}

function numberPages(sheet: Sheet, title: string, { t }: Language): void {
  const { start, count } = sheet.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    sheet.switchToPage(start + index);
    // Text inside the bottom margin would make pdfkit start a new page.
    sheet.page.margins.bottom = 0;
    const y = A4.height - A4.margin + 4;
    sheet.font('text', 8).fillColor(ink.ink3);
    sheet.text(`${brand.legalName} · ${title}`, A4.margin, y, { width: INNER_WIDTH, lineBreak: false });
    const page = t('page', { page: index + 1, pages: count });
    sheet.text(page, A4.margin, y, { width: INNER_WIDTH, align: 'right' });
  }
}

/** Draws a small heading with a line below. */
export function heading(sheet: Sheet, text: string): void {
  sheet.moveDown(1).font('strong', 11.5).fillColor(ink.ink).text(text, A4.margin).moveDown(0.25);
  rule(sheet, sheet.y);
  sheet.moveDown(0.5);
}

export function rule(sheet: Sheet, y: number, dashed = false): void {
  sheet
    .save()
    .lineWidth(0.7)
    .strokeColor(dashed ? ink.ink3 : ink.lineStrong);
  if (dashed) sheet.dash(3, { space: 3 });
  sheet
    .moveTo(A4.margin, y)
    .lineTo(A4.width - A4.margin, y)
    .stroke()
    .restore();
}

/** Draws a label at the left and a value at the right of one row. */
export function pair(sheet: Sheet, name: string, value: string, strong = false): void {
  const { y } = sheet;
  sheet.font(strong ? 'strong' : 'text', 10).fillColor(strong ? ink.ink : ink.ink2);
  sheet.text(name, A4.margin, y, { width: INNER_WIDTH * 0.6 });
  const below = sheet.y;
  sheet.font('strong', 10).fillColor(ink.ink);
  sheet.text(value, A4.margin, y, { width: INNER_WIDTH, align: 'right' });
  sheet.x = A4.margin;
  sheet.y = Math.max(below, sheet.y) + 3;
}

/** Starts a new page if less than `height` points are left on the current page. */
export function keepTogether(sheet: Sheet, height: number): void {
  if (sheet.y + height > A4.height - A4.margin - 14) sheet.addPage();
}
