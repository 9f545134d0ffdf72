import sharp, { type Sharp } from 'sharp';

/** Decoded, a picture takes four bytes for each pixel: 160 MB at most. */
const LARGEST_PICTURE = 40_000_000;
/** Seconds for one picture; a photograph of 40 megapixels takes about two. */
const MAX_SECONDS = 10;
/** Longer side divided by the shorter of what is scaled to fill a frame. */
const MAX_CUT_RATIO = 4;
/** So many are decoded at a time in one process, whatever is sent; the others wait. */
const AT_ONCE = 2;
/** The side of what is stored square; a portrait is shown at 120 px at most, a post at 320, twice that on fine screens. */
const SIDES = { portrait: 512, logo: 512, post: 640 } as const;

let working = 0;
const waiting: (() => void)[] = [];

export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (working >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  else working += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The place goes on to the next in line, or is given up.
    if (next) next();
    else working -= 1;
  }
}

/** Decoded whole and turned upright; any damage, more pixels than allowed and more time than allowed is an error. */
const read = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: LARGEST_PICTURE, failOn: 'error', animated: false })
    .timeout({ seconds: MAX_SECONDS })
    .rotate();

/** Longer side divided by the shorter, of the picture as it is shown. @throws for a damaged one */
export async function aspectRatio(bytes: Uint8Array): Promise<number> {
  const { width, height } = await sharp(bytes, { limitInputPixels: LARGEST_PICTURE }).metadata();
  return Math.max(width, height) / Math.min(width, height);
}

/**
 * Cuts a long picture to its middle before it is scaled. `fit: 'cover'` scales the shorter side first, and would make
 * 256,000 by 512 pixels of 1,000 by 2.
 */
async function middle(bytes: Uint8Array): Promise<Sharp> {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: LARGEST_PICTURE }).metadata();
  const longest = MAX_CUT_RATIO * Math.min(autoOrient.width, autoOrient.height);
  const width = Math.min(autoOrient.width, longest);
  const height = Math.min(autoOrient.height, longest);
  const left = Math.floor((autoOrient.width - width) / 2);
  const top = Math.floor((autoOrient.height - height) / 2);
  return read(bytes).extract({ left, top, width, height });
}

/** The picture drawn anew: nothing hides in it, and no place or camera stays in it. @throws for a damaged one */
export const redrawn = (bytes: Uint8Array, mime: 'image/jpeg' | 'image/png'): Promise<Uint8Array> =>
  inTurn(() => (mime === 'image/png' ? read(bytes).png() : read(bytes).jpeg({ quality: 88 })).toBuffer());

/**
 * `portrait` and `post` fill their square, cut around what draws the eye; `logo` is whole, on nothing; `work` and
 * `background` keep their shape.
 */
export type PhotoKind = keyof typeof SIDES | 'work' | 'background';
/** The longer side of a picture of somebody's work, as wide as a page shows it. */
const LONGEST = 1_600;

/** A WebP of a picture as pages show it. @throws for a damaged one */
export const shown = (bytes: Uint8Array, kind: PhotoKind): Promise<Uint8Array> =>
  kind === 'work' || kind === 'background' ? whole(bytes) : squared(bytes, kind);

const whole = (bytes: Uint8Array): Promise<Uint8Array> =>
  inTurn(() =>
    read(bytes)
      .resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer(),
  );

const squared = (bytes: Uint8Array, kind: keyof typeof SIDES): Promise<Uint8Array> =>
  inTurn(async () =>
    (kind === 'logo' ? read(bytes) : await middle(bytes))
      .resize(SIDES[kind], SIDES[kind], {
        ...(kind === 'logo' ? { fit: 'contain' } : { fit: 'cover', position: 'attention' }),
        background: '#0000',
      })
      .webp({ quality: 82 })
      .toBuffer(),
  );

/** A small JPEG, four wide and five high, cut around what draws the eye; undefined for a damaged one. */
export const thumbnail = (bytes: Uint8Array): Promise<Uint8Array | undefined> =>
  inTurn(async () =>
    (await middle(bytes))
      .resize(320, 400, { fit: 'cover', position: 'attention' })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 78 })
      .toBuffer(),
  ).catch(() => undefined);

/** A WebP of a screen: smaller than a lossy one, and its letters stay sharp. @throws for a damaged one */
export const screenshot = (png: Uint8Array): Promise<Uint8Array> =>
  inTurn(() => read(png).webp({ lossless: true }).toBuffer());

/** The longer side of a picture of the public pages: twice what a wide screen shows of it. */
const WIDE = 1_600;

/** A WebP of a picture as it is, not larger than pages need. @throws for a damaged one */
export const widened = (bytes: Uint8Array): Promise<{ bytes: Uint8Array; width: number; height: number }> =>
  inTurn(async () => {
    const { data, info } = await read(bytes)
      .resize(WIDE, WIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  });
