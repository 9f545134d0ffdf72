import sharp, { type Sharp } from 'sharp';

/** Maximum number of pixels. A decoded picture needs 4 bytes per pixel, so at most 160 MB. */
const MAX_PIXELS = 40_000_000;
/** Maximum number of seconds for one picture. A photograph of 40 megapixels takes about 2 seconds. */
const MAX_SECONDS = 10;
/**
 * Maximum ratio of the longer to the shorter side. A longer picture is cropped to this ratio before it is
 * scaled to fill a frame.
 */
const MAX_CUT_RATIO = 4;
/** Maximum number of pictures that one process decodes concurrently. Other calls wait. */
const MAX_CONCURRENT = 2;
/**
 * Side of square pictures in pixels. Pages show portraits at up to 120 px and posts at 320 px; dense screens
 * need twice as many pixels.
 */
const SIDES = { portrait: 512, logo: 512, post: 640 } as const;

let working = 0;
const waiting: (() => void)[] = [];

export async function withDecodeSlot<T>(work: () => Promise<T>): Promise<T> {
  if (working >= MAX_CONCURRENT) await new Promise<void>((go) => waiting.push(go));
  else working += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // If another call waits, it may decode now.
    if (next) next();
    else working -= 1;
  }
}

/**
 * Returns a decoder that reads the whole picture and applies its orientation. Fails for pictures that are
 * damaged, too large or too slow to decode.
 */
const read = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false })
    .timeout({ seconds: MAX_SECONDS })
    .rotate();

/**
 * Returns the ratio of the longer to the shorter side.
 * @throws if the picture is damaged
 */
export async function aspectRatio(bytes: Uint8Array): Promise<number> {
  const { width, height } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
  return Math.max(width, height) / Math.min(width, height);
}

/**
 * Crops a long picture to its middle before it is scaled. Without this step, `fit: 'cover'`, which scales the
 * whole picture first, would turn 1,000 × 2 pixels into 256,000 × 512.
 */
async function cropLongPicture(bytes: Uint8Array): Promise<Sharp> {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
  const longest = MAX_CUT_RATIO * Math.min(autoOrient.width, autoOrient.height);
  const width = Math.min(autoOrient.width, longest);
  const height = Math.min(autoOrient.height, longest);
  const left = Math.floor((autoOrient.width - width) / 2);
  const top = Math.floor((autoOrient.height - height) / 2);
  return read(bytes).extract({ left, top, width, height });
}

/**
 * Encodes a picture again, which removes its metadata, such as location and camera.
 * @throws if the picture is damaged
 */
export const reencode = (bytes: Uint8Array, mime: 'image/jpeg' | 'image/png'): Promise<Uint8Array> =>
  withDecodeSlot(() =>
    (mime === 'image/png' ? read(bytes).png() : read(bytes).jpeg({ quality: 88 })).toBuffer(),
  );

/**
 * Kinds of pictures. `portrait` and `post` fill a square and are cropped around the most interesting part.
 * `logo` is shown completely, on a transparent background. `work` and `background` keep their aspect ratio.
 */
export type PhotoKind = keyof typeof SIDES | 'work' | 'background';
/**
 * Maximum length in pixels of the longer side of a `work` or `background` picture. Pages do not show these
 * pictures wider.
 */
const LONGEST = 1_600;

/**
 * Converts a picture to the WebP that pages show.
 * @throws if the picture is damaged
 */
export const shown = (bytes: Uint8Array, kind: PhotoKind): Promise<Uint8Array> =>
  kind === 'work' || kind === 'background' ? whole(bytes) : squared(bytes, kind);

const whole = (bytes: Uint8Array): Promise<Uint8Array> =>
  withDecodeSlot(() =>
    read(bytes)
      .resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer(),
  );

const squared = (bytes: Uint8Array, kind: keyof typeof SIDES): Promise<Uint8Array> =>
  withDecodeSlot(async () =>
    (kind === 'logo' ? read(bytes) : await cropLongPicture(bytes))
      .resize(SIDES[kind], SIDES[kind], {
        ...(kind === 'logo' ? { fit: 'contain' } : { fit: 'cover', position: 'attention' }),
        background: '#0000',
      })
      .webp({ quality: 82 })
      .toBuffer(),
  );

/**
 * Returns a JPEG thumbnail of 320 × 400 pixels, cropped around the most interesting part; undefined if the
 * picture is damaged.
 */
export const thumbnail = (bytes: Uint8Array): Promise<Uint8Array | undefined> =>
  withDecodeSlot(async () =>
    (await cropLongPicture(bytes))
      .resize(320, 400, { fit: 'cover', position: 'attention' })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 78 })
      .toBuffer(),
  ).catch(() => undefined);

/**
 * Converts a screenshot to lossless WebP. For screenshots, lossless WebP is smaller than lossy WebP and keeps
 * text sharp.
 * @throws if the screenshot is damaged
 */
export const screenshot = (png: Uint8Array): Promise<Uint8Array> =>
  withDecodeSlot(() => read(png).webp({ lossless: true }).toBuffer());

/**
 * Maximum length in pixels of the longer side of a picture on the public pages: twice the width at which a
 * wide screen shows the picture.
 */
const WIDE = 1_600;

/**
 * Converts a picture to WebP, scaled down to the size that pages need.
 * @throws if the picture is damaged
 */
export const widened = (bytes: Uint8Array): Promise<{ bytes: Uint8Array; width: number; height: number }> =>
  withDecodeSlot(async () => {
    const { data, info } = await read(bytes)
      .resize(WIDE, WIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  });
