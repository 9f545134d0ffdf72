import { basename } from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { buildGeneration } from '../build';
import { beginImport, finishImport, keepLines, type Progress } from './keep';
import { type Line, linesOf, sha256Of } from './read';

export { type Progress, refusals, separate } from './keep';

/** Lines that are kept together. */
const BATCH = 100;
/** So many lines are found at once; those of a larger file when all of it is there, in a generation of their own. */
const AT_ONCE = 200;

/**
 * Reads a file of external profiles, from where an earlier run of the same file ended. `told` hears of each batch.
 * The clock is given, as everywhere.
 */
export async function importFile(
  em: () => SqlEntityManager,
  path: string,
  about: { source: string; sourceAt: string },
  clock: () => string,
  told: (progress: Progress) => void = () => {},
): Promise<Progress> {
  const sha256 = await sha256Of(path);
  let progress = await beginImport(em(), { sha256, fileName: basename(path), ...about }, clock());
  if (progress.finishedAt !== null) return progress;
  const behind = progress.lines;
  const keep = async (lines: readonly Line[]) => {
    progress = await keepLines(em(), progress, lines, { later: progress.lines >= AT_ONCE, now: clock() });
    told(progress);
  };
  let batch: Line[] = [];
  for await (const line of linesOf(path)) {
    if (line.number <= behind) continue;
    batch.push(line);
    if (batch.length < BATCH) continue;
    await keep(batch);
    batch = [];
  }
  if (batch.length > 0) await keep(batch);
  if (progress.lines > AT_ONCE) await buildGeneration(em(), clock());
  const finishedAt = clock();
  await finishImport(em(), progress.id, finishedAt);
  return { ...progress, finishedAt };
}
