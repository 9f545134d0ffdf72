import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pictureName, tourSteps, tourViews } from './steps';

const MAX_BYTES = 80_000;
const steps = [...tourSteps.brand, ...tourSteps.creator];
const views = ['wide', 'phone'] as const;
const read = (step: (typeof steps)[number], view: (typeof views)[number], locale: string) =>
  readFileSync(new URL(`./pictures/${pictureName(step, view, locale)}`, import.meta.url));

/** Returns width and height from the header of a lossless WebP, which stores each in 14 bits, minus one. */
function sizeOf(picture: Buffer) {
  const bits = picture.readUInt32LE(21);
  return [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1];
}

it.each(steps)(
  'has pictures of the tour’s step %s in each language, in the size that the page reserves',
  (step) => {
    for (const view of views) {
      const { width, height, scale } = tourViews[view];
      const [pt, en] = [read(step, view, 'pt'), read(step, view, 'en')];
      for (const picture of [pt, en]) {
        expect(sizeOf(picture)).toEqual([width * scale, height * scale]);
        expect(picture.length).toBeLessThan(MAX_BYTES);
      }
      expect(pt.equals(en)).toBe(false);
    }
  },
);
