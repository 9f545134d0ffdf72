/** Milliseconds until a video counts as unreadable by the browser. */
const TIMEOUT_MS = 10_000;
const LARGEST_SIDE = 1_280;

/**
 * Returns a frame of a video at 1 s, or at its middle if the video is shorter than 2 s, as JPEG; undefined if
 * the browser cannot read the video.
 */
export async function frameOf(file: File): Promise<Blob | undefined> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  video.src = URL.createObjectURL(file);
  try {
    await once(video, 'loadeddata');
    // Videos recorded by a browser have no known duration.
    const middle = Number.isFinite(video.duration) ? video.duration / 2 : 0;
    if (middle > 0) {
      video.currentTime = Math.min(1, middle);
      await once(video, 'seeked');
    }
    const shrunk = Math.min(1, LARGEST_SIDE / Math.max(video.videoWidth, video.videoHeight));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(video.videoWidth * shrunk);
    canvas.height = Math.round(video.videoHeight * shrunk);
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
    const drawn = await new Promise<Blob | null>((settle) => canvas.toBlob(settle, 'image/jpeg', 0.8));
    return drawn ?? undefined;
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(video.src);
  }
}

function once(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((settle, fail) => {
    const timeout = setTimeout(() => fail(new Error('the video has no frame')), TIMEOUT_MS);
    const done = (then: () => void) => () => {
      clearTimeout(timeout);
      then();
    };
    video.addEventListener(event, done(settle), { once: true });
    video.addEventListener(
      'error',
      done(() => fail(new Error('not readable'))),
      { once: true },
    );
  });
}
