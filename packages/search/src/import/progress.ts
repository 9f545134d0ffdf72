import type { ImportPhase, ImportRefusal } from '@elenco/core';
import { isoText, signal, withoutLimits } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** Thrown if the import was cancelled. */
export class Cancelled extends Error {}

/** State of an import. */
export interface Progress {
  readonly id: number;
  readonly fileName: string;
  readonly sha256: string;
  readonly source: string;
  readonly sourceAt: string;
  readonly phase: ImportPhase;
  /** Number of lines of the file that are saved. */
  readonly lines: number;
  readonly added: number;
  readonly joined: number;
  readonly refused: number;
  readonly finishedAt: string | null;
}

/** SQL condition for imports that have not finished, failed or been cancelled. */
const open = `phase not in ('done', 'failed', 'cancelled')`;
export const columns = `id, file_name as "fileName", sha256, source, ${isoText('source_at')} as "sourceAt", phase,
  lines, added, joined, refused, ${isoText('finished_at')} as "finishedAt"`;

/**
 * Starts an import on the server. Returns the existing import if another user has already imported the same
 * content.
 */
export async function beginImport(
  em: SqlEntityManager,
  file: { sha256: string; fileName: string; source: string; sourceAt: string },
  now: string,
): Promise<Progress> {
  const [row] = await em.execute<Progress[]>(
    `insert into imports (version, created_at, updated_at, sha256, file_name, source, source_at, phase, read_bp,
       lines, added, joined, refused)
     values (1, ?, ?, ?, ?, ?, ?, 'reading', 0, 0, 0, 0, 0)
     on conflict (sha256) do update set file_name = excluded.file_name,
       phase = case imports.phase when 'cancelled' then 'reading' else imports.phase end,
       finished_at = case imports.phase when 'cancelled' then null else imports.finished_at end
     returning ${columns}`,
    [now, now, file.sha256, file.fileName, file.source, file.sourceAt],
  );
  return row!;
}

/** Returns the import if it exists and is not finished, failed or cancelled; otherwise undefined. */
export async function unfinishedImport(em: SqlEntityManager, id: number): Promise<Progress | undefined> {
  const [row] = await em.execute<Progress[]>(`select ${columns} from imports where id = ? and ${open}`, [id]);
  return row;
}

/**
 * Moves an import to a phase.
 * @throws Cancelled if the import was cancelled
 */
export async function setPhase(
  em: SqlEntityManager,
  id: number,
  phase: 'reading' | 'indexing' | 'done',
  now: string,
): Promise<Progress> {
  const done = phase === 'done';
  const [row] = await em.execute<Progress[]>(
    `update imports set phase = ?, failure = null, version = version + 1, updated_at = ?,
       finished_at = ${done ? '?' : 'null'}${done ? ', read_bp = 10000' : ''}
     where id = ? and phase not in ('cancelling', 'cancelled') returning ${columns}`,
    [phase, now, ...(done ? [now] : []), id],
  );
  if (!row) throw new Cancelled(`import ${id} was cancelled`);
  if (done) await signal(em);
  return row;
}

/** Returns the import in any phase; undefined if it does not exist. */
export async function progressOf(em: SqlEntityManager, id: number): Promise<Progress | undefined> {
  const [row] = await em.execute<Progress[]>(`select ${columns} from imports where id = ?`, [id]);
  return row;
}

/**
 * Stops an import that is being cancelled: waits until its current batch is saved, and returns its final
 * progress. Returns undefined if the cancellation is already complete, or if the file was uploaded again.
 */
export function stopReading(em: SqlEntityManager, id: number, now: string): Promise<Progress | undefined> {
  return em.transactional(async (inner) => {
    const tx = inner as SqlEntityManager;
    await tx.execute(withoutLimits);
    const [row] = await tx.execute<Progress[]>(
      `update imports set version = version + 1, updated_at = ? where id = ? and phase = 'cancelling'
       returning ${columns}`,
      [now, id],
    );
    return row;
  });
}

/** Completes a cancellation, unless the file was uploaded again. */
export async function endCancelled(
  em: SqlEntityManager,
  id: number,
  now: string,
): Promise<Progress | undefined> {
  const [row] = await em.execute<Progress[]>(
    `update imports set phase = 'cancelled', failure = null, finished_at = ?, version = version + 1,
       updated_at = ?
     where id = ? and phase = 'cancelling' returning ${columns}`,
    [now, now, id],
  );
  await signal(em);
  return row;
}

/** Marks the import as failed. It keeps this status until its file is uploaded again. */
export async function fail(
  em: SqlEntityManager,
  id: number,
  failure: 'unreadable' | 'interrupted',
  now: string,
): Promise<void> {
  await em.execute(
    `update imports set phase = 'failed', failure = ?, version = version + 1, updated_at = ?
     where id = ? and phase not in ('done', 'cancelled')`,
    [failure, now, id],
  );
  await signal(em);
}

/**
 * Returns the SHA-256 of the files that a worker still has to read. Does not include unreadable files: they
 * must be uploaded again.
 */
export async function neededFiles(em: SqlEntityManager): Promise<ReadonlySet<string>> {
  const rows = await em.execute<{ sha256: string }[]>(
    `select sha256 from imports where ${open} or failure = 'interrupted'`,
  );
  return new Set(rows.map(({ sha256 }) => sha256));
}

/**
 * Returns the refusals with ids after `after`, in the order of the file. A line may have several refusals.
 */
export const refusals = (
  em: SqlEntityManager,
  importId: number,
  limit: number,
  after = 0,
): Promise<(ImportRefusal & { id: number })[]> =>
  em.execute<(ImportRefusal & { id: number })[]>(
    'select id, line, pointer, code from import_refusals where import_id = ? and id > ? order by id limit ?',
    [importId, after, limit],
  );
