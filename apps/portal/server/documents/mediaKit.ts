import { A4, heading, INNER_WIDTH, ink, keepTogether, pair, rule, type Sheet, sheetOf } from './sheet';
import { type Locale, languageOf } from './words';

/**
 * Content of a media kit. Its metrics are already formatted, so that the PDF and the page show the same
 * values.
 */
export interface MediaKitDocument {
  readonly locale: Locale;
  /** Instant of creation. */
  readonly madeAt: string;
  readonly title: string;
  readonly name: string;
  readonly subtitle: string;
  readonly bio: string;
  /** JPEG with proportions 4:5, like the pictures of works. */
  readonly portrait: Uint8Array | undefined;
  readonly asOf: string;
  readonly channels: {
    readonly title: string;
    readonly heads: readonly string[];
    readonly rows: readonly (readonly string[])[];
    readonly legend: string;
  };
  readonly audience: {
    readonly title: string;
    readonly origin: string;
    readonly groups: readonly {
      readonly head: string;
      readonly rows: readonly { readonly name: string; readonly text: string }[];
    }[];
  } | null;
  readonly specialities: {
    readonly title: string;
    readonly text: string;
    readonly experience: string | null;
  };
  readonly works: {
    readonly title: string;
    readonly rows: readonly {
      readonly title: string;
      readonly description: string;
      readonly link: string | null;
      readonly picture: Uint8Array | undefined;
    }[];
  };
  readonly brands: { readonly title: string; readonly text: string };
  readonly evaluations: {
    readonly title: string;
    readonly average: string;
    readonly of: string;
    readonly quotes: readonly { readonly text: string; readonly by: string }[];
  } | null;
  readonly prices: {
    readonly title: string;
    readonly rows: readonly { readonly name: string; readonly value: string }[];
  };
  /** Text and URL of the invitation through which brands contact the creator on the platform. */
  readonly invite: { readonly text: string; readonly link: string };
}

const thumb = { width: 48, height: 60 } as const;
const indent = A4.margin + thumb.width + 14;

/** Returns a media kit as PDF. The number of A4 pages depends on the number of works. */
export function mediaKitPdf(kit: MediaKitDocument): Promise<Buffer> {
  const language = languageOf(kit.locale);
  const { title, madeAt, audience, brands, evaluations, prices, specialities } = kit;
  return sheetOf({ title, madeAt, language }, (sheet) => {
    drawPerson(sheet, kit);
    if (kit.channels.rows.length > 0) drawChannels(sheet, kit.channels);
    if (audience) drawAudience(sheet, audience);
    keepTogether(sheet, 70);
    heading(sheet, specialities.title);
    plain(sheet, specialities.text);
    if (specialities.experience) plain(sheet, specialities.experience);
    if (kit.works.rows.length > 0) drawWorks(sheet, kit.works);
    if (brands.text) {
      keepTogether(sheet, 50);
      heading(sheet, brands.title);
      plain(sheet, brands.text);
    }
    if (evaluations) drawEvaluations(sheet, evaluations);
    if (prices.rows.length === 0) return;
    keepTogether(sheet, 60 + prices.rows.length * 16);
    heading(sheet, prices.title);
    for (const { name, value } of prices.rows) pair(sheet, name, value);
  });
}

function plain(sheet: Sheet, text: string, color: string = ink.ink2): void {
  sheet
    .font('text', 10)
    .fillColor(color)
    .text(text, A4.margin, sheet.y, { width: INNER_WIDTH })
    .moveDown(0.3);
}

function drawPerson(sheet: Sheet, { portrait, subtitle, bio, asOf, invite }: MediaKitDocument): void {
  const top = sheet.y;
  const x = portrait ? indent : A4.margin;
  const width = A4.width - A4.margin - x;
  if (portrait) sheet.image(Buffer.from(portrait), A4.margin, top, thumb);
  sheet.font('strong', 12).fillColor(ink.ink).text(subtitle, x, top, { width });
  sheet.font('text', 10).fillColor(ink.ink2);
  if (bio) sheet.moveDown(0.3).text(bio, x, sheet.y, { width });
  sheet.moveDown(0.3).font('strong', 10).fillColor(ink.ink);
  sheet.text(`${invite.text}: ${invite.link}`, x, sheet.y, { width, link: invite.link });
  sheet.moveDown(0.3).font('text', 8.5).fillColor(ink.ink3).text(asOf, x, sheet.y, { width });
  sheet.y = Math.max(sheet.y, portrait ? top + thumb.height : top);
  sheet.x = A4.margin;
}

/** Widths of the columns, as shares of the page. */
const shares = [0.36, 0.16, 0.16, 0.32];

function drawChannels(sheet: Sheet, { title, heads, rows, legend }: MediaKitDocument['channels']): void {
  keepTogether(sheet, 80);
  heading(sheet, title);
  const draw = (cells: readonly string[], font: 'text' | 'strong', color: string) => {
    keepTogether(sheet, 20);
    const { y } = sheet;
    let [x, below]: [number, number] = [A4.margin, y];
    cells.forEach((cell, n) => {
      const width = INNER_WIDTH * (shares[n] ?? 0);
      sheet
        .font(font, 9.5)
        .fillColor(color)
        .text(cell, x, y, { width: width - 8 });
      below = Math.max(below, sheet.y);
      x += width;
    });
    sheet.y = below + 4;
    rule(sheet, sheet.y - 1);
    sheet.y += 3;
  };
  draw(heads, 'text', ink.ink2);
  for (const row of rows) draw(row, 'strong', ink.ink);
  sheet.moveDown(0.2).font('text', 8.5).fillColor(ink.ink3);
  sheet.text(legend, A4.margin, sheet.y, { width: INNER_WIDTH });
}

function drawAudience(
  sheet: Sheet,
  { title, origin, groups }: NonNullable<MediaKitDocument['audience']>,
): void {
  const rows = Math.max(0, ...groups.map((group) => group.rows.length));
  keepTogether(sheet, 80 + rows * 14);
  heading(sheet, title);
  const top = sheet.y;
  const width = INNER_WIDTH / Math.max(1, groups.length);
  let below = top;
  groups.forEach(({ head, rows }, n) => {
    const x = A4.margin + width * n;
    sheet
      .font('strong', 9.5)
      .fillColor(ink.ink)
      .text(head, x, top, { width: width - 12 });
    for (const { name, text } of rows) {
      const { y } = sheet;
      sheet
        .font('text', 9.5)
        .fillColor(ink.ink2)
        .text(name, x, y, { width: width - 52 });
      const next = sheet.y;
      sheet.text(text, x, y, { width: width - 12, align: 'right' });
      sheet.y = Math.max(next, sheet.y);
    }
    below = Math.max(below, sheet.y);
  });
  sheet.y = below + 4;
  sheet.font('text', 8.5).fillColor(ink.ink3).text(origin, A4.margin, sheet.y, { width: INNER_WIDTH });
}

function drawWorks(sheet: Sheet, { title, rows }: MediaKitDocument['works']): void {
  keepTogether(sheet, 60 + thumb.height);
  heading(sheet, title);
  for (const work of rows) {
    keepTogether(sheet, thumb.height + 10);
    const top = sheet.y;
    const x = work.picture ? indent : A4.margin;
    const width = A4.width - A4.margin - x;
    if (work.picture) sheet.image(Buffer.from(work.picture), A4.margin, top, thumb);
    sheet.font('strong', 10.5).fillColor(ink.ink).text(work.title, x, top, { width });
    sheet.font('text', 9.5).fillColor(ink.ink2);
    if (work.description) sheet.text(work.description, x, sheet.y, { width });
    if (work.link) sheet.fillColor(ink.ink3).text(work.link, x, sheet.y, { width, link: work.link });
    sheet.y = Math.max(sheet.y, work.picture ? top + thumb.height : top) + 10;
    sheet.x = A4.margin;
  }
}

function drawEvaluations(
  sheet: Sheet,
  { title, average, of, quotes }: NonNullable<MediaKitDocument['evaluations']>,
): void {
  keepTogether(sheet, 90);
  heading(sheet, title);
  sheet.font('strong', 14).fillColor(ink.ink).text(`${average} `, A4.margin, sheet.y, { continued: true });
  sheet.font('text', 10).fillColor(ink.ink2).text(of).moveDown(0.4);
  for (const { text, by } of quotes) {
    keepTogether(sheet, 50);
    plain(sheet, text, ink.ink);
    plain(sheet, by, ink.ink3);
  }
}
