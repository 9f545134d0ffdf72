import { documentReading } from '@elenco/brazil';
import { z } from 'zod';
import { type Condition, type Find, Problem } from '../../kit';
import type { Actor } from './actor';
import { id } from './fields';

/**
 * An uploaded file with its owner. An internal resource that is not listed in resources.ts, because `/files`
 * has its own rules.
 */
const storedFile = z.object({
  id,
  ownerId: id,
  companyId: id.nullable(),
  creatorId: id.nullable(),
  /** Name that the user gave the file. */
  name: z.string(),
  /** Media type, detected from the content. */
  mime: z.string(),
  /** SHA-256 of the content, hexadecimal. Two files with the same hash have the same content. */
  sha256: z.string(),
  /**
   * Values read from a creator's document; null for other files, and for files uploaded before documents were
   * read.
   */
  reading: documentReading.nullable(),
  /** Size in bytes. */
  size: z.int(),
});
const files = { name: 'files', schema: storedFile } as const;

type StoredFile = z.output<typeof storedFile>;

/**
 * Requires that a file exists and belongs to the row's creator.
 * @throws Problem `refused` with `unknown_file` at the pointer
 */
export const requireFile = (
  find: Find<Actor>,
  fileId: number,
  creatorId: number,
  pointer: string,
): Promise<StoredFile> => demanded(find, { id: fileId, creatorId }, pointer);

/**
 * Requires that the actor uploaded the file.
 * @throws Problem like `requireFile`
 */
export function requireFileOf(
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
