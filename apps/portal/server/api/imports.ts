import { Readable } from 'node:stream';
import { startOfDay } from '@elenco/brazil';
import {
  importers,
  importFileName,
  importRefusal,
  imports,
  instant,
  MAX_IMPORT_BYTES,
  Problem,
  profileImport,
} from '@elenco/core';
import { isTooNew, startImport } from '@elenco/core/discovery';
import { csvOf } from '@elenco/core/kit';
import { line, requireAccess } from '@elenco/core/people';
import { checkBeginning } from '@elenco/db';
import { z } from 'zod';
import { importStore } from '../files/imports';
import { checkedQuery, commandContext, idOf } from './request';
import type { Route } from './route';

const noStore = { 'Cache-Control': 'no-store' };
const about = { source: 'imports' } as const;

/** Schema of an instant. Also accepts a date, which is converted to the start of that day. */
const moment = z.union([z.iso.date().transform(startOfDay), instant]);
const query = z.object({ fileName: importFileName, source: line(120), sourceAt: moment });

/** Number of rejected lines per database read. */
const BATCH = 2_000;
/** Maximum number of rejected lines in the response. The downloadable file contains all rejected lines. */
const SHOWN = 100;

/** Routes for files of profiles that have no account. Staff with the curation duty upload these files. */
export const importRoutes: readonly Route[] = [
  {
    ...about,
    method: 'POST',
    path: '/import-files',
    summary: 'Imports a file of profiles, CSV or NDJSON, optionally gzipped; a worker reads it',
    query: {
      fileName: 'what the file is called, with its ending: it says what the file is',
      source: 'who made it; its profiles name it',
      sourceAt: 'the day or instant of its data',
    },
    body: { bytes: 'the file, at most 1 GB' },
    largestBody: MAX_IMPORT_BYTES,
    answer: {
      status: 201,
      what: 'the import',
      or: {
        status: 200,
        what: 'the existing import of the same content; its name, source and date stay',
      },
      schema: profileImport,
      headers: { Location: 'its address' },
    },
    async handle(c, deps) {
      requireAccess(c.get('actor'), importers);
      const asked = checkedQuery(c, query);
      const by = commandContext(c, deps);
      if (isTooNew(asked.sourceAt, by.now)) {
        throw new Problem('refused', [{ pointer: '/sourceAt', code: 'in_the_future' }]);
      }
      const store = importStore(deps.settings);
      const sent = c.req.raw.body;
      const kept = await store.putStream(sent ? Readable.fromWeb(sent as never) : [], MAX_IMPORT_BYTES);
      if (!kept) throw new Problem('too_large', [{ pointer: '/file', code: 'too_large' }]);
      if (kept.size === 0) {
        await store.delete(kept.sha256);
        throw new Problem('invalid', [{ pointer: '/file', code: 'file_empty' }]);
      }
      await checkBeginning(store.pathOf(kept.sha256)).catch(async (error: unknown) => {
        await store.delete(kept.sha256);
        throw error;
      });
      const input = { ...asked, sha256: kept.sha256 };
      const { id, known } = await deps.database.perform(startImport, input, by).finally(async () => {
        // Files of finished or rejected imports are not needed again.
        const needed = await deps.database.search.neededFiles();
        if (!needed.has(kept.sha256)) await store.delete(kept.sha256);
      });
      return c.json(await deps.database.get(imports, c.get('actor'), id), known ? 200 : 201, {
        ...noStore,
        Location: `/api/v1/imports/${id}`,
      });
    },
  },
  {
    ...about,
    method: 'GET',
    path: '/imports/:id/refusals',
    summary: `First ${SHOWN} reasons for refused lines`,
    answer: { status: 200, what: 'in the order of the file', schema: z.array(importRefusal) },
    async handle(c, { database }) {
      const { id } = await database.get(imports, c.get('actor'), idOf(c));
      const found = await database.search.refusals(id, SHOWN);
      return c.json(
        found.map(({ line, pointer, code }) => ({ line, pointer, code })),
        200,
        noStore,
      );
    },
  },
  {
    ...about,
    method: 'GET',
    path: '/imports/:id/refusals.csv',
    summary: 'All reasons, as a file',
    answer: { status: 200, what: 'line, field and code', schema: 'text/csv' },
    async handle(c, { database }) {
      const { id } = await database.get(imports, c.get('actor'), idOf(c));
      const lines = async function* () {
        yield csvOf([['line', 'field', 'code']], 'en');
        for (let after = 0; ; ) {
          const found = await database.search.refusals(id, BATCH, after);
          const last = found.at(-1);
          if (!last) return;
          // Only the first part of the file starts with the byte order mark.
          yield csvOf(
            found.map(({ line, pointer, code }) => [line, pointer, code]),
            'en',
          ).slice(1);
          after = last.id;
        }
      };
      const body = Readable.toWeb(Readable.from(lines(), { objectMode: false })) as ReadableStream;
      return c.body(body, 200, {
        ...noStore,
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="refused-${id}.csv"`,
        'X-Content-Type-Options': 'nosniff',
      });
    },
  },
];
