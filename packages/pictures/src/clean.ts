import { type FieldError, MAX_FILE_BYTES, Problem } from '@elenco/core/kit';
import { fileTypeFromBuffer } from 'file-type';
import { aspectRatio, type PhotoKind, shown, widened } from './draw';

/**
 * Maximum ratio of the longer to the shorter side of a photograph or logo. A square would show a longer
 * picture as a thin line.
 */
const MAX_RATIO = 10;

const pictures = { types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'], code: 'picture_type' };
const backgrounds: typeof pictures = { types: ['image/jpeg', 'image/gif'], code: 'background_type' };

export const refused = (code: string, params?: FieldError['params']) =>
  new Problem('invalid', [{ pointer: '/file', code, ...(params && { params }) }]);
export const tooLarge = () => new Problem('too_large', [{ pointer: '/file', code: 'too_large' }]);

export async function rejectDamaged<T>(draw: () => Promise<T>): Promise<T> {
  try {
    return await draw();
  } catch {
    throw refused('file_damaged');
  }
}

/**
 * Returns a photograph or logo as the WebP picture that pages show. The original is not stored.
 * @throws Problem `too_large`; `invalid` with `file_empty`, `picture_type`, `background_type`,
 * `picture_shape` or `file_damaged`
 */
export async function cleanPhoto(sent: Uint8Array, kind: PhotoKind): Promise<Uint8Array> {
  await requirePictureType(sent, kind === 'background' ? backgrounds : pictures);
  if (kind !== 'work' && (await rejectDamaged(() => aspectRatio(sent))) > MAX_RATIO)
    throw refused('picture_shape');
  return rejectDamaged(() => shown(sent, kind));
}

/**
 * Converts a picture of the public pages to WebP with the same aspect ratio.
 * @throws the same problems as `cleanPhoto`, except `picture_shape`
 */
export async function cleanPicture(sent: Uint8Array) {
  await requirePictureType(sent, pictures);
  return rejectDamaged(() => widened(sent));
}

async function requirePictureType(sent: Uint8Array, { types, code }: typeof pictures): Promise<void> {
  if (sent.length > MAX_FILE_BYTES) throw tooLarge();
  if (sent.length === 0) throw refused('file_empty');
  const mime = (await fileTypeFromBuffer(sent))?.mime ?? '';
  if (!types.includes(mime)) throw refused(code);
}
