import { drawQrCode } from './qrCode';
import { A4, heading, INNER_WIDTH, ink, keepTogether, sheetOf } from './sheet';
import { type Locale, languageOf } from './words';

export interface CertificateDocument {
  /** Name of the user on the day of the certificate. */
  readonly name: string;
  readonly path: string;
  /** Titles of the completed lessons, in the order of the path. */
  readonly lessons: readonly string[];
  /** Business date. */
  readonly issuedOn: string;
  /** Instant at which the data of the document was read. */
  readonly madeAt: string;
  readonly code: string;
  /** Public URL at which the code can be verified. */
  readonly checkUrl: string;
  readonly locale: Locale;
}

const QR_SIZE = 96;

/**
 * Returns the certificate of a completed academy path as PDF. The certificate contains a public code for
 * verification.
 */
export function certificatePdf(document: CertificateDocument): Promise<Buffer> {
  const { name, path, lessons, issuedOn, madeAt, code, checkUrl, locale } = document;
  const language = languageOf(locale);
  const { t, day } = language;
  return sheetOf({ title: t('certificate.title'), madeAt, language }, (sheet) => {
    sheet.moveDown(1).font('text', 10).fillColor(ink.ink2).text(t('certificate.name'));
    sheet.font('strong', 26).fillColor(ink.ink).text(name, { width: INNER_WIDTH }).moveDown(0.8);
    sheet.font('text', 10).fillColor(ink.ink2).text(t('certificate.text'));
    sheet.font('strong', 18).fillColor(ink.accent).text(path, { width: INNER_WIDTH }).moveDown(0.6);
    sheet
      .font('text', 10)
      .fillColor(ink.ink)
      .text(t('certificate.issuedOn', { day: day(issuedOn) }));
    heading(sheet, t('certificate.lessons'));
    sheet.font('text', 10).fillColor(ink.ink);
    for (const [place, title] of lessons.entries())
      sheet.text(t('certificate.lesson', { place: place + 1, title }), { width: INNER_WIDTH, lineGap: 3 });
    keepTogether(sheet, QR_SIZE + 40);
    sheet.moveDown(2);
    const { y } = sheet;
    const beside = A4.margin + QR_SIZE + 18;
    const width = INNER_WIDTH - QR_SIZE - 18;
    drawQrCode(sheet, checkUrl, A4.margin, y, QR_SIZE);
    sheet
      .font('text', 9)
      .fillColor(ink.ink2)
      .text(t('certificate.check'), beside, y + 4, { width });
    sheet.font('strong', 10).fillColor(ink.ink).text(code, { width }).moveDown(0.6);
    sheet.font('text', 9).fillColor(ink.ink2);
    sheet.text(t('certificate.checkAt', { url: checkUrl }), { width, link: checkUrl });
  });
}
