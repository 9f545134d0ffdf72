import type { Creator } from '@elenco/core/party';
import type { Face } from '../ui';

type Seen = Pick<Creator, 'id' | 'name' | 'portrait'>;

/** A creator as a portrait with a name. */
export const faceOf = ({ id, name, portrait }: Seen): Face => ({
  id,
  name,
  src: `/portraits/${portrait}.svg`,
});

/** The faces of these creators, in this order, each once; who may not be seen is left out. */
export function facesOf(ids: readonly number[], cast: readonly Seen[]): Face[] {
  return [...new Set(ids)].flatMap((id) => cast.filter((one) => one.id === id).map(faceOf));
}
