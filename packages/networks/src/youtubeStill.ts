import { downloadFile } from './ask';

const MAX_THUMBNAIL_BYTES = 1024 * 1024;

/**
 * Returns the thumbnail of a YouTube video. YouTube serves thumbnails without a login.
 * @param id as `videoAt` returns it
 * @throws NetworkError
 */
export const readYoutubeThumbnail = (address: string, id: string): Promise<Uint8Array> =>
  downloadFile('YouTube’s picture', `${address}/vi/${id}/hqdefault.jpg`, MAX_THUMBNAIL_BYTES);
