import { z } from 'zod';
import { fileOf, idOf } from './request';
import type { Route } from './route';
import { cleaned, largestFile } from './uploads';

const storedFile = z.object({
  id: z.int(),
  name: z.string(),
  mime: z.string(),
  size: z.int(),
  createdAt: z.iso.datetime(),
});

/** Uploads belong to their person, and to the company or creator that the person acts for. */
export const fileRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/files',
    source: 'files',
    summary: 'Keeps a file: PDF, XML, JPEG or PNG, at most 5 MB',
    body: { form: { file: 'the file' } },
    largestBody: largestFile + 100_000,
    answer: { status: 201, what: 'what was kept', schema: storedFile },
    async handle(c, { database, files, now }) {
      const file = await fileOf(c);
      const { mime, bytes } = await cleaned(new Uint8Array(await file.arrayBuffer()));
      const actor = c.get('actor');
      const { id, ...row } = await database.files.add({
        name: safeName(file.name, mime),
        mime,
        size: bytes.length,
        sha256: await files.put(bytes),
        ownerId: c.get('user')!.id,
        companyId: actor.role === 'client' ? actor.companyId : null,
        creatorId: actor.role === 'professional' ? actor.creatorId : null,
        createdAt: now(),
      });
      const { name, size, createdAt } = row;
      return c.json({ id, name, mime, size, createdAt }, 201, { Location: `/api/v1/files/${id}` });
    },
  },
  {
    method: 'GET',
    path: '/files/:id',
    source: 'files',
    summary: 'Gives a file as an attachment',
    answer: { status: 200, what: 'the bytes', schema: 'application/octet-stream' },
    async handle(c, { database, files }) {
      const row = await database.files.openable(c.get('actor'), idOf(c));
      return c.body(files.open(row.sha256), 200, {
        'Content-Type': row.mime,
        'Content-Length': String(row.size),
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(row.name)}`,
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'private, no-store',
      });
    },
  },
];

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/xml': 'xml',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** The name as people know it, without folders and control characters, with the ending of what it is. */
function safeName(sent: string, mime: string): string {
  const last = sent.split(/[\\/]/).at(-1) ?? '';
  const stem = last
    .replace(/[\p{C}"]/gu, '')
    .replace(/\.[^.]*$/, '')
    .trim();
  return `${stem.slice(0, 120) || 'file'}.${endings[mime]}`;
}
