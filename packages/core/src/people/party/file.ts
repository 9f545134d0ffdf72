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
  /** SHA-256 of the content, hexadecimal. Files with the same hash are the same document. */
  sha256: z.string(),
  /**
   * Values that were read in a creator's document; null for other files, and for files older than the
   * reading.
   */
  reading: documentReading.nullable(),
  /** Size in bytes. */
  size: z.int(),
});
const files = { name: 'files', schema: storedFile } as const;

type StoredFile = z.output<typeof storedFile>;

/**
 * Requires a file of the row's creator. @throws Problem `refused` with `unknown_file` at the pointer, also
 * for files of others
 */
export const requireFile = (
  find: Find<Actor>,
  fileId: number,
  creatorId: number,
  pointer: string,
): Promise<StoredFile> => demanded(find, { id: fileId, creatorId }, pointer);

/** Requires a file that the actor uploaded. @throws Problem like `requireFile` */
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
