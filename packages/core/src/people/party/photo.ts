/** Matches the name of a photograph or logo: the SHA-256 of the shown picture. */
export const PHOTO = /^[0-9a-f]{64}$/;

export const photoPath = (name: string): string => `/photos/${name}.webp`;

/** Returns the path of a creator's portrait: the photograph, or the drawing made from its seed. */
export const portraitPath = (portrait: string): string =>
  PHOTO.test(portrait) ? photoPath(portrait) : `/portraits/${portrait}.svg`;

/** Returns the seed of a creator's drawn portrait, which is shown while there is no photograph. */
export const portraitSeed = (creatorId: number): string => `creator-${creatorId}`;
