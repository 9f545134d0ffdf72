import { videoAt, type WorkVideo } from '@elenco/core/discovery';
import { isProblem } from '@elenco/core/kit';
import { type Database, storeOf } from '@elenco/db';
import { isNetworkError, readYoutubeStill } from '@elenco/networks';
import type { Logger } from 'pino';
import type { Settings } from '../types';
import { keepPhoto } from './photos';

interface StillContext {
  readonly database: Database;
  readonly settings: Settings;
  readonly log: Pick<Logger, 'warn'>;
  readonly userId: number;
}

/**
 * Stores the preview picture of a video and returns its name: for an upload, the frame that the browser drew;
 * for a YouTube video, the picture from YouTube. Null if the video has no picture. Other social networks show
 * preview pictures only after a login.
 */
export async function keepStill(
  { link, fileId }: Pick<WorkVideo, 'link' | 'fileId'>,
  { database, settings, log, userId }: StillContext,
): Promise<string | null> {
  const bytes = fileId === null ? await ofNetwork() : await ofUpload(fileId);
  if (!bytes) return null;
  try {
    return await keepPhoto(new File([new Uint8Array(bytes)], 'still.jpg'), 'work', settings);
  } catch (error) {
    if (isProblem(error)) return null;
    throw error;
  }

  async function ofUpload(id: number): Promise<Uint8Array | undefined> {
    const poster = await database.files.posterOf(userId, id);
    if (!poster) return undefined;
    const opened = await storeOf(settings, 'files').open(poster.sha256);
    return new Uint8Array(await new Response(opened).arrayBuffer());
  }

  async function ofNetwork(): Promise<Uint8Array | undefined> {
    const video = link === null ? undefined : videoAt(link);
    if (video?.network !== 'youtube' || !settings.youtubeStillsUrl) return undefined;
    try {
      return await readYoutubeStill(settings.youtubeStillsUrl, video.id);
    } catch (error) {
      if (!isNetworkError(error)) throw error;
      log.warn({ event: 'still_unread', err: error }, 'no still picture of a video');
      return undefined;
    }
  }
}
