import { importFileName, MAX_IMPORT_BYTES } from '@elenco/core/discovery';

/**
 * Checks a file before the upload, by the same rules as the API. Returns the code of the problem; undefined
 * if there is none.
 */
export function refusedFile(file: Pick<File, 'name' | 'size'> | undefined): string | undefined {
  if (!file) return 'required';
  const named = importFileName.safeParse(file.name);
  if (!named.success) return named.error.issues[0]?.message;
  if (file.size > MAX_IMPORT_BYTES) return 'too_large';
  return file.size === 0 ? 'file_empty' : undefined;
}
