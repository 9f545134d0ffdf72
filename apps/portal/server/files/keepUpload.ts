import type { Actor } from '@elenco/core';
import type { Database, FileRow, FileStore } from '@elenco/db';
import { cleaned } from '../api/uploads';

interface By {
  readonly database: Database;
  readonly files: FileStore;
  /** Whose the file is. */
  readonly of: Pick<FileRow, 'ownerId' | 'companyId' | 'creatorId'>;
  /** ISO instant, UTC. */
  readonly now: string;
}

/** What a person sends is that person's, and of the company or creator that the person acts for. */
export const sentBy = (actor: Actor, ownerId: number): By['of'] => ({
  ownerId,
  companyId: actor.role === 'company' ? actor.companyId : null,
  creatorId: actor.role === 'creator' ? actor.creatorId : null,
});

/**
 * Keeps a file that somebody sent, cleaned of what is not to be seen.
 * @throws Problem `too_large`; `invalid` at `/file`
 */
export async function keepUpload(file: File, by: By): Promise<FileRow> {
  const { mime, bytes } = await cleaned(new Uint8Array(await file.arrayBuffer()));
  return by.database.files.add({
    name: safeName(file.name, mime),
    mime,
    size: bytes.length,
    sha256: await by.files.put(bytes),
    ...by.of,
    createdAt: by.now,
  });
}

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/xml': 'xml',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
};

/** The name as people know it, without folders and control characters, with the ending of what it is. */
export function safeName(sent: string, mime: string): string {
  const last = sent.split(/[\\/]/).at(-1) ?? '';
  const stem = last
    .replace(/[\p{C}"]/gu, '')
    .replace(/\.[^.]*$/, '')
    .trim();
  return `${stem.slice(0, 120) || 'file'}.${endings[mime]}`;
}
