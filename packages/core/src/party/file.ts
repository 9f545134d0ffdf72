import { z } from 'zod';
import { type Find, Problem } from '../kit';
import type { Actor } from './actor';
import { id } from './fields';

/** Whose a file is that somebody has handed in. In no registry: `/files` has rules of its own. */
const storedFile = z.object({
  id,
  ownerId: id,
  companyId: id.nullable(),
  creatorId: id.nullable(),
  /** Of its bytes, hexadecimal: two files with one hash are one paper. */
  sha256: z.string(),
});
const files = { name: 'files', schema: storedFile } as const;

/**
 * A row names only a file of its own creator.
 * @throws Problem `refused` with `unknown_file` at the pointer, alike for somebody else's and for none
 */
export async function demandFile(
  find: Find<Actor>,
  fileId: number,
  creatorId: number,
  pointer: string,
): Promise<z.output<typeof storedFile>> {
  const [file] = await find.many(files, { id: fileId, creatorId });
  if (!file) throw new Problem('refused', [{ pointer, code: 'unknown_file' }]);
  return file;
}
