import { z } from 'zod';

/** The name of a photograph or a logo: the SHA-256 of the picture that is shown. */
export const PHOTO = /^[0-9a-f]{64}$/;
export const photo = z.string().regex(PHOTO, 'invalid_format');

export const photoPath = (name: string): string => `/photos/${name}.webp`;

/** Where a creator's portrait is: the photograph, or the drawing that its seed gives. */
export const portraitPath = (portrait: string): string =>
  PHOTO.test(portrait) ? photoPath(portrait) : `/portraits/${portrait}.svg`;

/** What the portrait is drawn from until there is a photograph, and again when that is taken away. */
export const portraitSeed = (creatorId: number): string => `creator-${creatorId}`;
