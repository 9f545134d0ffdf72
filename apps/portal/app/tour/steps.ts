import type { Audience } from '../shell/frames';

/**
 * Steps of each tour, in order. A step's name is in the keys of its texts and in the names of its pictures.
 */
export const tourSteps = {
  brand: ['projects', 'search', 'shortlist', 'proposals', 'draft', 'report'],
  creator: ['work', 'jobs', 'invitation', 'delivery', 'money'],
} as const satisfies Record<Audience, readonly string[]>;

export type TourStep = (typeof tourSteps)[Audience][number];

/** Window sizes of the screenshots in CSS pixels; a picture has `scale` pixels for each. */
export const tourViews = {
  wide: { width: 1280, height: 800, scale: 1.25 },
  phone: { width: 390, height: 700, scale: 2 },
} as const;

export const pictureName = (step: TourStep, view: keyof typeof tourViews, locale: string): string =>
  `${step}-${view}.${locale}.webp`;
