import { tokens } from '@elenco/core/platform/design';
import sharp from 'sharp';
import { drawableText, textPicture } from './text';

const { light } = tokens.color;

/** Content of the preview picture of a profile. `portrait` is a picture in any format that sharp reads. */
export interface Card {
  readonly name: string;
  /** Handle of the creator. It replaces the name if the font cannot draw any character of the name. */
  readonly handle: string;
  readonly subtitle: string;
  readonly facts: string;
  readonly disc: string;
  readonly portrait: Buffer;
}

export const cardWidth = 1_200;
export const cardHeight = 630;
const face = { side: 400, left: 736, top: 115 } as const;
const left = 64;
const room = face.left - left - 40;

/**
 * Returns the background of a card as SVG, with a disc and the two circles of the logo. The SVG contains no
 * text, so that it needs no font.
 */
const ground = (
  disc: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="${cardWidth}" height="${cardHeight}">
  <rect width="100%" height="100%" fill="${light.paper}"/>
  <circle cx="${face.left + face.side / 2}" cy="${face.top + face.side / 2}" r="${face.side / 2}" fill="${disc}"/>
  <circle cx="86" cy="86" r="22" fill="${light.accent}"/>
  <circle cx="114" cy="86" r="19.6" fill="none" stroke="${light.ink}" stroke-width="4.8"/>
  <rect y="${cardHeight - 14}" width="100%" height="14" fill="${light.accent}"/>
</svg>`;

const round = Buffer.from(
  `<svg width="${face.side}" height="${face.side}"><circle cx="50%" cy="50%" r="50%"/></svg>`,
);

/** Returns the picture that social networks show with a link to the profile, as PNG. */
export async function drawCard(card: Card): Promise<Buffer> {
  const [portrait, name, subtitle, facts, mark] = await Promise.all([
    sharp(card.portrait)
      .resize(face.side, face.side)
      .composite([{ input: round, blend: 'dest-in' }])
      .png()
      .toBuffer(),
    textPicture(drawableText(card.name) || drawableText(card.handle) || 'Creator', 'ExtraBold', light.ink, {
      width: room,
      height: 210,
    }),
    line(card.subtitle, light.ink2, 36),
    line(card.facts, light.ink2, 32),
    textPicture('elenco', 'ExtraBold', light.ink, { width: 200, height: 40 }),
  ]);
  const { height = 0 } = await sharp(name).metadata();
  // Centers the name and its subtitle vertically between logo and facts.
  const top = Math.round(315 - (height + 28 + 36) / 2);
  return sharp(Buffer.from(ground(card.disc)))
    .composite([
      { input: portrait, left: face.left, top: face.top },
      { input: mark, left: 150, top: 66 },
      { input: name, left, top },
      ...(subtitle ? [{ input: subtitle, left, top: top + height + 28 }] : []),
      ...(facts ? [{ input: facts, left, top: 510 }] : []),
    ])
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toBuffer();
}

async function line(text: string, color: string, height: number): Promise<Buffer | undefined> {
  const shown = drawableText(text);
  return shown ? textPicture(shown, 'Medium', color, { width: room, height }) : undefined;
}
