import { type Creator, portraitPath } from '@elenco/core/people';
import type { Face } from '../ui';

/** Fields of a creator that a portrait needs. */
export const faceFields = ['id', 'name', 'portrait'] as const;

type Seen = Pick<Creator, (typeof faceFields)[number]>;

/** Returns the portrait of a creator with the name. */
export const faceOf = ({ id, name, portrait }: Seen): Face => ({
  id,
  name,
  src: portraitPath(portrait),
});

/**
 * Returns the portraits of these creators in this order, each once, without creators that the reader cannot
 * see.
 */
export function facesOf(ids: readonly number[], cast: readonly Seen[]): Face[] {
  return [...new Set(ids)].flatMap((id) => cast.filter((one) => one.id === id).map(faceOf));
}
