import { basename } from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { buildGeneration } from '../build';
import { keepLines } from './keep';
import { claim } from './profiles';
import { beginImport, enter, fail, type Progress, unfinished } from './progress';
import { isUnreadable, type Line, linesOf, sha256Of } from './read';

export { type Progress, refusals } from './progress';
export { separate } from './separate';
export { joinProfiles, linesSaid, separateLine } from './together';

/** Lines that are kept together. */
const BATCH = 2_000;
/** So many lines are found at once; those of a larger file when all of it is there, in a generation of their own. */
const AT_ONCE = 200;

/** What an import needs of the world around it: a view of the database for each step, and the time. */
export interface Around {
  em(): SqlEntityManager;
  clock(): string;
  /** Hears of each batch. */
  told?: ((progress: Progress) => void) | undefined;
  /** Called when the file is of no more use: all of it is kept, line by line. */
  wasRead?: ((progress: Progress) => Promise<void>) | undefined;
}

/** Reads a file of external profiles, from where an earlier run of the same file ended. */
export async function importFile(
  around: Around,
  path: string,
  about: { source: string; sourceAt: string },
): Promise<Progress> {
  const sha256 = await sha256Of(path);
  const file = { sha256, fileName: basename(path), ...about };
  const progress = await beginImport(around.em(), file, around.clock());
  return progress.finishedAt === null ? goOn(around, progress, path) : progress;
}

/**
 * Reads a file that was taken in, from where an earlier run ended; nothing for one that is done,
 * has failed, or cannot be read.
 * `last` says that there will be no other try, whatever goes wrong.
 */
export async function readImport(
  around: Around,
  id: number,
  { pathOf, last }: { pathOf: (sha256: string) => string; last: boolean },
): Promise<Progress | undefined> {
  const progress = await unfinished(around.em(), id);
  if (!progress) return undefined;
  try {
    return await goOn(around, progress, pathOf(progress.sha256));
  } catch (error) {
    const broken = isUnreadable(error);
    if (broken || last) {
      await fail(around.em(), id, broken ? 'unreadable' : 'interrupted', around.clock());
    }
    if (!broken) throw error;
    return undefined;
  }
}

async function goOn(around: Around, before: Progress, path: string): Promise<Progress> {
  const { em, clock, wasRead } = around;
  const progress = before.phase === 'indexing' ? before : await readLines(around, before, path);
  await enter(em(), progress.id, 'indexing', clock());
  if (progress.lines > AT_ONCE) {
    await claim(em(), { importId: progress.id });
    await buildGeneration(em(), clock(), { wait: true });
  }
  await wasRead?.(progress);
  return enter(em(), progress.id, 'done', clock());
}

async function readLines({ em, clock, told }: Around, before: Progress, path: string): Promise<Progress> {
  let progress = await enter(em(), before.id, 'reading', clock());
  const reading = await linesOf(path, progress.fileName);
  const keep = async (lines: readonly Line[]) => {
    const later = progress.lines >= AT_ONCE || lines.length > AT_ONCE;
    progress = await keepLines(em(), progress, lines, { later, readBp: reading.readBp(), now: clock() });
    told?.(progress);
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
