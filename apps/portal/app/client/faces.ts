import type { Creator } from '@elenco/core/party';
import type { Face } from '../ui';

/** A creator as a portrait with a name. */
export const faceOf = ({ id, name }: Pick<Creator, 'id' | 'name'>): Face => ({ id, name });

/** The faces of these creators, in this order, each once; who may not be seen is left out. */
export function facesOf(ids: readonly number[], cast: readonly Pick<Creator, 'id' | 'name'>[]): Face[] {
  return [...new Set(ids)].flatMap((id) => cast.filter((one) => one.id === id).map(faceOf));
}
