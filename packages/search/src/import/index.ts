import { basename } from 'node:path';
import { isCancelled } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { buildGeneration } from '../build';
import { keepLines, ReadElsewhere } from './keep';
import { claim } from './profiles';
import {
  beginImport,
  endCancelled,
  enter,
  fail,
  type Progress,
  progressOf,
  stopReading,
  unfinished,
} from './progress';
import { isUnreadable, type Line, linesOf, sha256Of } from './read';

export { neededFiles, type Progress, refusals } from './progress';
export { separate } from './separate';
export { joined, joinProfiles, separateLine, sourceLines } from './together';

/** Number of lines saved in one transaction. */
const BATCH = 2_000;
/**
 * Maximum number of lines of a small file, whose lines are searchable as soon as they are saved. A larger
 * file becomes searchable when it is complete, with a new generation.
 */
const AT_ONCE = 200;

/** What an import needs: an entity manager for each step, and a clock. */
export interface Around {
  em(): SqlEntityManager;
  clock(): string;
  /** Called after each batch, before the next. */
  onProgress?: ((progress: Progress) => void | Promise<void>) | undefined;
  /** Called when the file is no longer needed: all its lines are saved, or it cannot be read. */
  wasRead?: ((progress: Progress) => Promise<void>) | undefined;
}

/**
 * Reads a file of external profiles, resuming an earlier import of the same file. If that import is being
 * cancelled, completes the cancellation first instead of the worker.
 */
export async function importFile(
  around: Around,
  path: string,
  about: { source: string; sourceAt: string },
): Promise<Progress> {
  const sha256 = await sha256Of(path);
  const file = { sha256, fileName: basename(path), ...about };
  const begin = () => beginImport(around.em(), file, around.clock());
  let progress = await begin();
  if (isCancelled(progress)) {
    await endHere(around, progress);
    progress = await begin();
  }
  if (progress.finishedAt !== null) return progress;
  try {
    return await goOn(around, progress, path);
  } catch (error) {
    if (!(error instanceof ReadElsewhere)) await giveUp(around, progress.id, failureOf(error));
    throw error;
  }
}

const failureOf = (error: unknown) => (isUnreadable(error) ? 'unreadable' : 'interrupted');

/**
 * Reads an uploaded file, resuming an earlier run, or completes a cancellation. Returns undefined if the
 * import is finished or failed, or if the file cannot be read. `last` marks the last attempt. `gaveUp` is
 * called with the error if the import fails for good. @throws temporary errors before the last attempt;
 * always, if another process reads the file
 */
export async function readImport(
  around: Around,
  id: number,
  {
    pathOf,
    last,
    gaveUp,
  }: { pathOf: (sha256: string) => string; last: boolean; gaveUp: (error: unknown) => void },
): Promise<Progress | undefined> {
  const progress = await unfinished(around.em(), id);
  if (!progress) return undefined;
  try {
    return await goOn(around, progress, pathOf(progress.sha256));
  } catch (error) {
    const failure = failureOf(error);
    const another = error instanceof ReadElsewhere;
    if (another || (failure === 'interrupted' && !last)) throw error;
    gaveUp(error);
    // Called before the status changes: afterwards the same file may be uploaded again, and must not be
    // deleted.
    if (failure === 'unreadable') await around.wasRead?.(progress);
    await giveUp(around, id, failure);
    return undefined;
  }
}

/** Makes the saved lines searchable, then marks the import as failed, even if the first step fails. */
async function giveUp(
  { em, clock }: Around,
  id: number,
  failure: ReturnType<typeof failureOf>,
): Promise<void> {
  try {
    const kept = await unfinished(em(), id);
    if (kept?.phase === 'reading') await makeFound(em, kept, clock());
  } finally {
    await fail(em(), id, failure, clock());
  }
}

/** Links lines of a small file to members and makes them searchable as they are saved. */
async function makeFound(em: Around['em'], { id, lines }: Progress, now: string): Promise<void> {
  if (lines <= AT_ONCE) return;
  await claim(em(), { importId: id });
  await buildGeneration(em(), now, { wait: true });
}

async function goOn(around: Around, before: Progress, path: string): Promise<Progress> {
  if (isCancelled(before)) return endHere(around, before);
  try {
    return await readWhole(around, before, path);
  } catch (error) {
    // A cancellation wakes a worker, this one or another, which completes it. Nothing else may end the
    // import.
    const present = await progressOf(around.em(), before.id).catch(() => undefined);
    if (present && isCancelled(present)) return present;
    throw error;
  }
}

/** Completes a cancellation. The lines saved so far stay and become searchable. */
async function endHere({ em, clock, wasRead }: Around, before: Progress): Promise<Progress> {
  const { id } = before;
  const kept = await stopReading(em(), id, clock());
  if (kept) await makeFound(em, kept, clock());
  // Building takes time. If the same file was uploaded again during the build, it must not be deleted.
  const still = kept && (await stopReading(em(), id, clock()));
  if (still) await wasRead?.(still);
  const ended = still && (await endCancelled(em(), id, clock()));
  return ended ?? (await progressOf(em(), id)) ?? before;
}

async function readWhole(around: Around, before: Progress, path: string): Promise<Progress> {
  const { em, clock, wasRead } = around;
  const progress = before.phase === 'indexing' ? before : await readLines(around, before, path);
  await enter(em(), progress.id, 'indexing', clock());
  await makeFound(em, progress, clock());
  await wasRead?.(progress);
  return enter(em(), progress.id, 'done', clock());
}

async function readLines(
  { em, clock, onProgress }: Around,
  before: Progress,
  path: string,
): Promise<Progress> {
  let progress = await enter(em(), before.id, 'reading', clock());
  const reading = await linesOf(path, progress.fileName);
  const keep = async (lines: readonly Line[]) => {
    const later = progress.lines >= AT_ONCE || lines.length > AT_ONCE;
    progress = await keepLines(em(), progress, lines, { later, readBp: reading.readBp(), now: clock() });
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
