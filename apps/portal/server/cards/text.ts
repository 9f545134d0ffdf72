import { createRequire } from 'node:module';
import sharp from 'sharp';

const require = createRequire(import.meta.url);
const weights = { Medium: '500Medium', ExtraBold: '800ExtraBold' } as const;
export type Weight = keyof typeof weights;

const fontFile = (weight: Weight) =>
  require.resolve(`@expo-google-fonts/figtree/${weights[weight]}/Figtree_${weights[weight]}.ttf`);

/**
 * Characters that the font Figtree lacks, such as emoji. A machine that has no other font for these
 * characters would draw boxes.
 */
const drawable = /[^\u0020-\u007e\u00a0-\u024f\u1e00-\u1eff\u2010-\u2027]/gu;

/** Returns a text without the characters that cannot be drawn. The result may be an empty string. */
export const drawableText = (text: string): string =>
  text.normalize('NFC').replace(drawable, '').replace(/\s+/g, ' ').trim();

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Escapes Pango markup. */
const plain = (text: string) => text.replace(/[&<>]/g, (mark) => marks[mark] as string);

interface Box {
  readonly width: number;
  readonly height: number;
}

/** Maximum resolution of an enlarged text, so that short names do not become huge. */
const largest = 600;

/** Renders a text as a picture, as large as its box allows. */
export async function textPicture(text: string, weight: Weight, color: string, box: Box): Promise<Buffer> {
  const about = { text: `<span foreground="${color}">${plain(text)}</span>`, font: `Figtree ${weight}` };
  const fonts = { fontfile: fontFile(weight), rgba: true, wrap: 'word-char' } as const;
  const { data, info } = await sharp({ text: { ...about, ...fonts, ...box } })
    .png()
    .toBuffer({ resolveWithObject: true });
  if ((info.textAutofitDpi ?? 0) <= largest) return data;
  return sharp({ text: { ...about, ...fonts, width: box.width, dpi: largest } })
    .png()
    .toBuffer();
}
