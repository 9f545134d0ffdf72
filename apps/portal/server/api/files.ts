import { MAX_FILE_BYTES } from '@elenco/core/kit';
import { z } from 'zod';
import { keepUpload, sentBy } from '../files/keepUpload';
import { partOf } from '../files/ranges';
import { fileOf, idOf } from './request';
import type { Route } from './route';

const storedFile = z.object({
  id: z.int(),
  name: z.string(),
  mime: z.string(),
  size: z.int(),
  createdAt: z.iso.datetime(),
});

/**
 * Routes that upload and download files. An uploaded file belongs to the user, and to the company or creator
 * that the user acts for.
 */
export const fileRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/files',
    source: 'files',
    summary: 'Stores a file: PDF, XML, JPEG or PNG, at most 5 MB',
    body: { form: { file: 'the file' } },
    largestBody: MAX_FILE_BYTES + 100_000,
    answer: { status: 201, what: 'the stored file', schema: storedFile },
    async handle(c, { database, files, now }) {
      const file = await fileOf(c);
      const { id, name, mime, size, createdAt } = await keepUpload(file, {
        database,
        files,
        of: sentBy(c.get('actor'), c.get('user')!.id),
        now: now(),
      });
      return c.json({ id, name, mime, size, createdAt }, 201, { Location: `/api/v1/files/${id}` });
    },
  },
  {
    method: 'GET',
    path: '/files/:id',
    source: 'files',
    summary: 'Returns a file as an attachment, or the range that `Range` names',
    answer: { status: 200, what: 'the bytes', schema: 'application/octet-stream' },
    async handle(c, { database, files }) {
      const row = await database.files.openable(c.get('actor'), idOf(c));
      const { body, status, headers } = await partOf(files, row, {
        method: c.req.method,
        range: c.req.header('range'),
      });
      return new Response(body, {
        status,
        headers: {
          ...headers,
          'Content-Type': row.mime,
          'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(row.name)}`,
          'X-Content-Type-Options': 'nosniff',
          'Cache-Control': 'private, no-store',
        },
      });
    },
  },
];
