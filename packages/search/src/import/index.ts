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

/** Lines that are kept together. */
const BATCH = 2_000;
/** So many lines are found at once; those of a larger file when all of it is there, in a generation of their own. */
const AT_ONCE = 200;

/** What an import needs of the world around it: a view of the database for each step, and the time. */
export interface Around {
  em(): SqlEntityManager;
  clock(): string;
  /** Hears of each batch before the next. */
  onProgress?: ((progress: Progress) => void | Promise<void>) | undefined;
  /** Called when the file is of no more use: all of it is kept, line by line, or it cannot be read. */
  wasRead?: ((progress: Progress) => Promise<void>) | undefined;
}

/**
 * Reads a file of external profiles, from where an earlier run of the same file ended. One that is just being cancelled
 * is ended first, here in the worker's place: whoever gives it again wants it read.
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
 * Reads a file that was taken in, from where an earlier run ended, or ends one that was cancelled; nothing for one
 * that is done, has failed, or cannot be read.
 * `last` says that there is to be no other try, whatever goes wrong; `gaveUp` hears why the file is not read any
 * further. What goes wrong before the last try is thrown, and at any try that another process reads the file.
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
    // Before the row says so: then the file may be given again, and is to stay.
    if (failure === 'unreadable') await around.wasRead?.(progress);
    await giveUp(around, id, failure);
    return undefined;
  }
}

/** What was kept until now is found; unless it was just this that could not be done. */
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

/** Lines of a small file are claimed and found as they are kept. */
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
    // Cancelling wakes a worker, which ends it: this one, or another that reads files. Nothing else is to end it.
    const present = await progressOf(around.em(), before.id).catch(() => undefined);
    if (present && isCancelled(present)) return present;
    throw error;
  }
}

/** What was kept until it was cancelled stays, and is found. */
async function endHere({ em, clock, wasRead }: Around, before: Progress): Promise<Progress> {
  const { id } = before;
  const kept = await stopReading(em(), id, clock());
  if (kept) await makeFound(em, kept, clock());
  // It takes a while until all is found: the file may have been given again, and is then to stay.
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
