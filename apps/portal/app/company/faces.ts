import { type Creator, portraitPath } from '@elenco/core/people';
import type { Face } from '../ui';

/** Fields of a face. */
export const faceFields = ['id', 'name', 'portrait'] as const;

type Seen = Pick<Creator, (typeof faceFields)[number]>;

/** Returns a creator's portrait with the name. */
export const faceOf = ({ id, name, portrait }: Seen): Face => ({
  id,
  name,
  src: portraitPath(portrait),
});

/** Returns the faces of these creators in this order, without duplicates and without invisible creators. */
export function facesOf(ids: readonly number[], cast: readonly Seen[]): Face[] {
  return [...new Set(ids)].flatMap((id) => cast.filter((one) => one.id === id).map(faceOf));
}
