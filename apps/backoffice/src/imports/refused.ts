import { importFileName, largestImport } from '@elenco/core/discovery';

/** Checks a file before it is uploaded, as the API does. */
export function refusedFile(file: Pick<File, 'name' | 'size'> | undefined): string | undefined {
  if (!file) return 'required';
  const named = importFileName.safeParse(file.name);
  if (!named.success) return named.error.issues[0]?.message;
  if (file.size > largestImport) return 'too_large';
  return file.size === 0 ? 'file_empty' : undefined;
}
