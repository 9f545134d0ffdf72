/**
 * Maximum length of the longer side in pixels. Numbers stay readable, and three screenshots upload over a
 * slow connection.
 */
const LONGEST_SIDE = 1_600;
const QUALITY = 0.82;

/**
 * Returns a picture as a smaller JPEG. Returns it unchanged if the browser cannot draw it or the result is
 * not smaller.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (!/^image\/(?:png|jpeg|webp)$/.test(file.type)) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
    if (!blob || blob.size >= file.size) return file;
    return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' });
  } catch {
    return file;
  }
}
