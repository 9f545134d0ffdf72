import { z } from 'zod';
import { accept, insert, refuse, update } from '../../kit';
import { defineCommand, id, requireAccess, userIdOf } from '../../people';
import {
  hasEnded,
  importers,
  importFileName,
  imports,
  isCancelled,
  mayBeCancelled,
  type ProfileImport,
  profileImport,
} from './import';

const { sha256, source, sourceAt } = profileImport.shape;

/**
 * True if the date of the data is in the future. Also checked before an upload of up to a gigabyte begins.
 */
export const isTooNew = (at: string, now: string): boolean => at > now;

/** Maximum number of hours without progress. Indexing ten million profiles takes over an hour. */
const SILENT_HOURS = 6;

/** True if the import has made no progress for so long that probably no worker will continue it. */
const isAbandoned = (before: ProfileImport, now: string): boolean =>
  !hasEnded(before) && Date.parse(now) - Date.parse(before.updatedAt) > SILENT_HOURS * 3_600_000;

/**
 * Starts the import of an uploaded file of profiles, which a worker reads. A file with known content is not
 * read again; the reply contains the id of its import. An import that failed, was cancelled or has made no
 * progress for hours continues where it stopped. Refuses with `in_the_future`, and with `import_ending` while
 * the import of this file is being cancelled, because the upload would be lost.
 */
export const startImport = defineCommand({
  name: 'imports.start',
  input: z.strictObject({ sha256, fileName: importFileName, source, sourceAt }),
  async load(find, input, { actor }) {
    requireAccess(actor, importers);
    const { sha256: content } = input;
    return { known: await find.lockMany(imports, { sha256: content }), ids: await find.ids(imports, 1) };
  },
  decide({ rows: { known, ids }, input, actor, now }) {
    if (isTooNew(input.sourceAt, now)) return refuse('in_the_future', '/sourceAt');
    const [before] = known;
    if (before) {
      const ended = before.phase === 'failed' || before.phase === 'cancelled';
      const retried = { phase: 'waiting' as const, failure: null, finishedAt: null };
      const goesOn = ended || isAbandoned(before, now);
      if (!goesOn && before.phase === 'cancelling') return refuse('import_ending', '/file');
      return accept(goesOn ? [update(imports, before.id, retried)] : [], { id: before.id, known: true });
    }
    const [id = 0] = ids;
    const counts = { readBp: 0, lines: 0, added: 0, joined: 0, refused: 0 };
    const row = { ...input, ...counts, phase: 'waiting' as const, failure: null, finishedAt: null };
    return accept([insert(imports, { ...row, id, createdById: userIdOf(actor) })], { id, known: false });
  },
});

/**
 * Cancels the rest of an import. The worker finishes its current batch. Profiles that were read remain
 * searchable, and the report of refused lines is kept. A repeated call has no further effect. Uploading the
 * same file again continues the import. Refuses with `import_read` if the whole file has been read.
 */
export const cancelImport = defineCommand({
  name: 'imports.cancel',
  rest: 'Cancels the import of a profile file',
  input: z.strictObject({ id }),
  load: (find, input) => find.forUpdate(imports, input.id, importers),
  decide({ rows: file }) {
    if (isCancelled(file)) return accept([], { id: file.id });
    if (!mayBeCancelled(file)) return refuse('import_read');
    return accept([update(imports, file.id, { phase: 'cancelling' })], { id: file.id });
  },
});
