import { largestFile } from '@elenco/core/kit';
import { unstable_parseMultipartFormData as parse, type UploadHandler } from '@remix-run/server-runtime';

/** More than all that can be typed into any form of ours. */
const mostText = 1024 * 1024;

/**
 * A form that came with a file too large, as it was typed: of each file no more is kept than shows that it is too
 * large. So the form itself refuses it, at its field, and everything else that was typed is there to come back.
 * Null for what is no such form.
 */
export async function cutForm(request: Request): Promise<FormData | null> {
  const left = { text: mostText, files: largestFile + 1 };
  const part: UploadHandler = async ({ filename, contentType, data }) => {
    const kind = filename === undefined ? 'text' : 'files';
    const kept: Uint8Array<ArrayBuffer>[] = [];
    for await (const chunk of data) {
      if (kind === 'text' && chunk.length > left.text) throw new RangeError('more text than any form has');
      const bytes = chunk.subarray(0, left[kind]);
      left[kind] -= bytes.length;
      kept.push(Uint8Array.from(bytes));
    }
    if (filename === undefined) return Buffer.concat(kept).toString('utf8');
    return new File(kept, filename, { type: contentType });
  };
  try {
    return await parse(request, part);
  } catch {
    return null;
  }
}
