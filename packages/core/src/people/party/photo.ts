import { z } from 'zod';

/** Name of a photograph or a logo: the SHA-256 of the displayed picture. */
export const PHOTO = /^[0-9a-f]{64}$/;
export const photo = z.string().regex(PHOTO, 'invalid_format');

export const photoPath = (name: string): string => `/photos/${name}.webp`;

/** Returns the path of a creator's portrait: the photograph, or the drawing of its seed. */
export const portraitPath = (portrait: string): string =>
  PHOTO.test(portrait) ? photoPath(portrait) : `/portraits/${portrait}.svg`;

/** Returns the seed of a creator's drawing, for portraits without a photograph. */
export const portraitSeed = (creatorId: number): string => `creator-${creatorId}`;
