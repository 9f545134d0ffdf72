import { type Creator, portraitPath } from '@elenco/core/people';
import type { Face } from '../ui';

/** What a face is made of. */
export const faceFields = ['id', 'name', 'portrait'] as const;

type Seen = Pick<Creator, (typeof faceFields)[number]>;

/** A creator as a portrait with a name. */
export const faceOf = ({ id, name, portrait }: Seen): Face => ({
  id,
  name,
  src: portraitPath(portrait),
});

/** The faces of these creators, in this order, each once; who may not be seen is left out. */
export function facesOf(ids: readonly number[], cast: readonly Seen[]): Face[] {
  return [...new Set(ids)].flatMap((id) => cast.filter((one) => one.id === id).map(faceOf));
}
