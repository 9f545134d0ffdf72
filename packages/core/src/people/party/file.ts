import { z } from 'zod';
import { type Condition, type Find, Problem } from '../../kit';
import type { Actor } from './actor';
import { id } from './fields';

/** Whose a file is that somebody has handed in. In no registry: `/files` has rules of its own. */
const storedFile = z.object({
  id,
  ownerId: id,
  companyId: id.nullable(),
  creatorId: id.nullable(),
  /** As the person who handed it in named it. */
  name: z.string(),
  /** Read from its bytes. */
  mime: z.string(),
  /** Of its bytes, hexadecimal: two files with one hash are one paper. */
  sha256: z.string(),
});
const files = { name: 'files', schema: storedFile } as const;

type StoredFile = z.output<typeof storedFile>;

/**
 * A row names only a file of its own creator.
 * @throws Problem `refused` with `unknown_file` at the pointer, alike for somebody else's and for none
 */
export const demandFile = (
  find: Find<Actor>,
  fileId: number,
  creatorId: number,
  pointer: string,
): Promise<StoredFile> => demanded(find, { id: fileId, creatorId }, pointer);

/** The same of the file that somebody of a company, or a creator, has handed in. @throws Problem as `demandFile` */
export function demandFileOf(
  find: Find<Actor>,
  fileId: number,
  actor: Extract<Actor, { role: 'company' | 'creator' }>,
  pointer: string,
): Promise<StoredFile> {
  const owner = actor.role === 'company' ? { companyId: actor.companyId } : { creatorId: actor.creatorId };
  return demanded(find, { id: fileId, ownerId: actor.userId, ...owner }, pointer);
}

async function demanded(
  find: Find<Actor>,
  where: Condition<StoredFile>,
  pointer: string,
): Promise<StoredFile> {
  const [file] = await find.many(files, where);
  if (!file) throw new Problem('refused', [{ pointer, code: 'unknown_file' }]);
  return file;
}
