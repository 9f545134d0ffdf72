import type { Actor } from '@elenco/core';
import type { Database, FileRow, FileStore } from '@elenco/db';
import { sanitizeUpload } from '../api/uploads';

interface By {
  readonly database: Database;
  readonly files: FileStore;
  /** Owner of the uploaded file. */
  readonly of: Pick<FileRow, 'ownerId' | 'companyId' | 'creatorId'>;
  /** ISO instant, UTC. */
  readonly now: string;
}

/** Returns the owner of an upload: the user, and the company or creator that the user acts for. */
export const sentBy = (actor: Actor, ownerId: number): By['of'] => ({
  ownerId,
  companyId: actor.role === 'company' ? actor.companyId : null,
  creatorId: actor.role === 'creator' ? actor.creatorId : null,
});

/**
 * Stores an uploaded file after making it safe. A creator's file may become an invoice, so its content is
 * read.
 * @throws Problem `too_large`; `invalid` at `/file`
 */
export async function keepUpload(file: File, by: By): Promise<FileRow> {
  const sent = new Uint8Array(await file.arrayBuffer());
  const { mime, bytes, reading } = await sanitizeUpload(sent, { reads: by.of.creatorId !== null });
  return by.database.files.add({
    name: safeName(file.name, mime),
    mime,
    size: bytes.length,
    sha256: await by.files.put(bytes),
    ...by.of,
    reading,
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

/** Returns a file name without folders and control characters. Its extension is that of the detected type. */
export function safeName(sent: string, mime: string): string {
  const last = sent.split(/[\\/]/).at(-1) ?? '';
  const stem = last
    .replace(/[\p{C}"]/gu, '')
    .replace(/\.[^.]*$/, '')
    .trim();
  return `${stem.slice(0, 120) || 'file'}.${endings[mime]}`;
}
