import { downloadFile } from './ask';

const LARGEST_STILL = 1024 * 1024;

/**
 * Returns the thumbnail of a YouTube video. YouTube serves thumbnails without a login.
 * @param id as `videoAt` returns it
 * @throws NetworkError
 */
export const readYoutubeStill = (address: string, id: string): Promise<Uint8Array> =>
  downloadFile('YouTube’s picture', `${address}/vi/${id}/hqdefault.jpg`, LARGEST_STILL);
