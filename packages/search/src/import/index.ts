import { basename } from 'node:path';
import { isCancelled } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { buildGeneration } from '../build';
import { ReadElsewhere, saveLines } from './keep';
import { linkToMembers } from './profiles';
import {
  beginImport,
  endCancelled,
  fail,
  type Progress,
  progressOf,
  setPhase,
  stopReading,
  unfinishedImport,
} from './progress';
import { isUnreadable, type Line, linesOf, sha256Of } from './read';

export { neededFiles, type Progress, refusals } from './progress';
export { separate } from './separate';
export { joined, joinProfiles, separateLine, sourceLines } from './together';

/** Number of lines saved in one transaction. */
const BATCH = 2_000;
/**
 * Maximum number of lines of a small file. The lines of a small file are searchable as soon as they are
 * saved. A larger file becomes searchable when it is read completely, with a new generation.
 */
const AT_ONCE = 200;

/**
 * Functions that an import calls: they open an entity manager for a step, return the time, and report
 * progress.
 */
export interface ImportCallbacks {
  em(): SqlEntityManager;
  clock(): string;
  /** Called after each batch; the next batch waits for it. */
  onProgress?: ((progress: Progress) => void | Promise<void>) | undefined;
  /** Called when the file is no longer needed, because all its lines are saved or it cannot be read. */
  wasRead?: ((progress: Progress) => Promise<void>) | undefined;
}

/**
 * Imports a file of external profiles. Resumes an earlier import of the same file. If that import is being
 * cancelled, first completes the cancellation, which the worker would otherwise do.
 */
export async function importFile(
  around: ImportCallbacks,
  path: string,
  about: { source: string; sourceAt: string },
): Promise<Progress> {
  const sha256 = await sha256Of(path);
  const file = { sha256, fileName: basename(path), ...about };
  const begin = () => beginImport(around.em(), file, around.clock());
  let progress = await begin();
  if (isCancelled(progress)) {
    await completeCancellation(around, progress);
    progress = await begin();
  }
  if (progress.finishedAt !== null) return progress;
  try {
    return await resumeImport(around, progress, path);
  } catch (error) {
    if (!(error instanceof ReadElsewhere)) await giveUp(around, progress.id, failureOf(error));
    throw error;
  }
}

const failureOf = (error: unknown) => (isUnreadable(error) ? 'unreadable' : 'interrupted');

/**
 * Imports an uploaded file. Resumes an earlier run, or completes a cancellation. Returns undefined if the
 * import has finished or failed, or if the file cannot be read. `last` is true for the last attempt. Calls
 * `gaveUp` with the error if the import fails permanently.
 * @throws temporary errors, except at the last attempt.
 * @throws ReadElsewhere at every attempt if another process reads the file
 */
export async function readImport(
  around: ImportCallbacks,
  id: number,
  {
    pathOf,
    last,
    gaveUp,
  }: { pathOf: (sha256: string) => string; last: boolean; gaveUp: (error: unknown) => void },
): Promise<Progress | undefined> {
  const progress = await unfinishedImport(around.em(), id);
  if (!progress) return undefined;
  try {
    return await resumeImport(around, progress, pathOf(progress.sha256));
  } catch (error) {
    const failure = failureOf(error);
    const another = error instanceof ReadElsewhere;
    if (another || (failure === 'interrupted' && !last)) throw error;
    gaveUp(error);
    // `wasRead` is called before the import is marked as failed. After that, users may upload the same file
    // again, and the new upload must not be deleted.
    if (failure === 'unreadable') await around.wasRead?.(progress);
    await giveUp(around, id, failure);
    return undefined;
  }
}

/**
 * Makes the saved lines searchable, then marks the import as failed. Also marks the import as failed if the
 * lines cannot be made searchable.
 */
async function giveUp(
  { em, clock }: ImportCallbacks,
  id: number,
  failure: ReturnType<typeof failureOf>,
): Promise<void> {
  try {
    const kept = await unfinishedImport(em(), id);
    if (kept?.phase === 'reading') await makeSearchable(em, kept, clock());
  } finally {
    await fail(em(), id, failure, clock());
  }
}

/**
 * Links the saved lines of a large file to members and makes them searchable. Does nothing for a small file,
 * whose lines are linked and searchable as soon as they are saved.
 */
async function makeSearchable(
  em: ImportCallbacks['em'],
  { id, lines }: Progress,
  now: string,
): Promise<void> {
  if (lines <= AT_ONCE) return;
  await linkToMembers(em(), { importId: id });
  await buildGeneration(em(), now, { wait: true });
}

async function resumeImport(around: ImportCallbacks, before: Progress, path: string): Promise<Progress> {
  if (isCancelled(before)) return completeCancellation(around, before);
  try {
    return await readWhole(around, before, path);
  } catch (error) {
    // If the import was cancelled in the meantime, a worker completes the cancellation. The caught error must
    // not mark the import as failed instead.
    const present = await progressOf(around.em(), before.id).catch(() => undefined);
    if (present && isCancelled(present)) return present;
    throw error;
  }
}

/** Completes a cancellation. Lines that are already saved stay and become searchable. */
async function completeCancellation(
  { em, clock, wasRead }: ImportCallbacks,
  before: Progress,
): Promise<Progress> {
  const { id } = before;
  const kept = await stopReading(em(), id, clock());
  if (kept) await makeSearchable(em, kept, clock());
  // The build takes some time. If users have uploaded the same file again since it began, the file must not
  // be deleted.
  const still = kept && (await stopReading(em(), id, clock()));
  if (still) await wasRead?.(still);
  const ended = still && (await endCancelled(em(), id, clock()));
  return ended ?? (await progressOf(em(), id)) ?? before;
}

async function readWhole(around: ImportCallbacks, before: Progress, path: string): Promise<Progress> {
  const { em, clock, wasRead } = around;
  const progress = before.phase === 'indexing' ? before : await readLines(around, before, path);
  await setPhase(em(), progress.id, 'indexing', clock());
  await makeSearchable(em, progress, clock());
  await wasRead?.(progress);
  return setPhase(em(), progress.id, 'done', clock());
}

async function readLines(
  { em, clock, onProgress }: ImportCallbacks,
  before: Progress,
  path: string,
): Promise<Progress> {
  let progress = await setPhase(em(), before.id, 'reading', clock());
  const reading = await linesOf(path, progress.fileName);
  const keep = async (lines: readonly Line[]) => {
    const later = progress.lines >= AT_ONCE || lines.length > AT_ONCE;
    progress = await saveLines(em(), progress, lines, { later, readBp: reading.readBp(), now: clock() });
    await onProgress?.(progress);
  };
  let batch: Line[] = [];
  for await (const line of reading) {
    if (line.number <= before.lines) continue;
    batch.push(line);
    if (batch.length < BATCH) continue;
    await keep(batch);
    batch = [];
  }
  if (batch.length > 0) await keep(batch);
  return progress;
}
