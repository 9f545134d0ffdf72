import { businessDate } from '@elenco/brazil';
import {
  type ExternalRecord,
  externalRecord,
  fieldCode,
  type ImportRefusal,
  isCancelled,
} from '@elenco/core';
import { arrayText, withoutLimits } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { withoutErased } from './erased';
import { type Accepted, assignLines } from './join';
import { lockProfiles } from './profileLock';
import { addProfiles, linkToMembers, refresh } from './profiles';
import { Cancelled, columns, type Progress } from './progress';
import type { Line } from './read';

/** Thrown if another process reads the same file and has already saved lines of it. */
export class ReadElsewhere extends Error {}

/**
 * Saves lines and the progress of the import in one transaction. After a crash, the next run therefore
 * resumes after these lines. If `later` is true, the lines are indexed and linked to members only at the end
 * of the file.
 */
export function saveLines(
  em: SqlEntityManager,
  before: Progress,
  lines: readonly Line[],
  { later, readBp, now }: { later: boolean; readBp: number; now: string },
): Promise<Progress> {
  return em.transactional(async (inner) => {
    const tx = inner as SqlEntityManager;
    if (later) await tx.execute(`set local elenco.search_later = 'on'`);
    // No timeout, because this may wait for the batch of another file.
    await tx.execute(withoutLimits);
    await lockProfiles(tx);
    // If two processes read the same file, the second waits for this lock and then finds that the lines are
    // already saved.
    const [locked] = await tx.execute<Pick<Progress, 'lines' | 'phase'>[]>(
      'select lines, phase from imports where id = ? for update',
      [before.id],
    );
    if (locked && isCancelled(locked)) throw new Cancelled(`import ${before.id} was cancelled`);
    if (locked?.lines !== before.lines)
      throw new ReadElsewhere(`import ${before.id} goes on in another process`);
    const { accepted: readable, refused } = splitByValidity(lines, businessDate(now));
    const { kept: accepted, erased } = await withoutErased(tx, readable);
    await saveRefusals(tx, before.id, [...refused, ...erased]);
    const added = await saveAccepted(tx, before, accepted, { later, now });
    const joined = accepted.length - added;
    const [row] = await tx.execute<Progress[]>(
      `update imports set lines = ?, read_bp = ?, added = added + ?, joined = joined + ?, refused = refused + ?,
         version = version + 1, updated_at = ?
       where id = ? returning ${columns}`,
      [
        lines.at(-1)?.number ?? before.lines,
        readBp,
        added,
        joined,
        lines.length - accepted.length,
        now,
        before.id,
      ],
    );
    return row!;
  });
}

/** Maximum number of reasons that are saved for a refused line. */
const MAX_REASONS = 5;

/**
 * Separates lines into accepted and refused ones.
 * @param today latest allowed date of a line's data. Data with a future date are refused, because no later
 * file could replace them
 */
function splitByValidity(
  lines: readonly Line[],
  today: string,
): { accepted: Accepted[]; refused: ImportRefusal[] } {
  const accepted: Accepted[] = [];
  const refused: ImportRefusal[] = [];
  for (const { number, given, refused: why } of lines) {
    const read = why ? undefined : externalRecord.safeParse(given);
    if (read?.success && (read.data.sourceAt ?? '') > today) {
      refused.push({ line: number, pointer: '/sourceAt', code: 'in_the_future' });
      continue;
    }
    if (read?.success) {
      accepted.push({ line: number, record: read.data });
      continue;
    }
    const issues = read?.error.issues ?? [
      { code: 'custom' as const, path: [], message: why ?? 'invalid_format' },
    ];
    for (const issue of issues.slice(0, MAX_REASONS)) {
      for (const path of pathsOf(issue)) {
        const pointer = path.map((step) => `/${String(step)}`).join('');
        // Column names in `pointer` come from the file and may contain anything.
        const clean = pointer.replace(/[\0\p{Cs}]/gu, '\uFFFD').slice(0, 200);
        refused.push({ line: number, pointer: clean, code: fieldCode(issue) });
      }
    }
  }
  return { accepted, refused };
}

/**
 * Returns the paths of the fields that an issue is about. Zod reports all unknown fields of an object in one
 * issue at the object, so this function returns one path per unknown field.
 */
function pathsOf({ path, ...issue }: { path: readonly PropertyKey[]; keys?: unknown }): PropertyKey[][] {
  const { keys } = issue;
  if (!Array.isArray(keys)) return [[...path]];
  return keys.slice(0, MAX_REASONS).map((key) => [...path, String(key)]);
}

async function saveRefusals(em: SqlEntityManager, importId: number, refused: readonly ImportRefusal[]) {
  if (refused.length === 0) return;
  await em.execute(
    `insert into import_refusals (import_id, line, pointer, code)
     select ?, line, pointer, code from jsonb_to_recordset(?::jsonb) as g (line integer, pointer text, code text)`,
    [importId, JSON.stringify(refused)],
  );
}

/** Saves accepted lines and updates their profiles. Returns the number of profiles that were created. */
async function saveAccepted(
  em: SqlEntityManager,
  { id: importId, source, sourceAt }: Progress,
  accepted: readonly Accepted[],
  { later, now }: { later: boolean; now: string },
): Promise<number> {
  if (accepted.length === 0) return 0;
  const { lines, fresh, handles } = await assignLines(em, accepted);
  const asRecord = ({ record }: Accepted) => ({ record, at: sourceAt, source });
  const whole = [...lines].filter(([id]) => fresh.has(id));
  await addProfiles(em, new Map(whole.map(([id, own]) => [id, own.map(asRecord)])), now);
  const sources = await em.execute<{ id: number }[]>(
    `insert into external_sources (import_id, line, profile_id, record)
     select ?, line, "profileId", record
     from jsonb_to_recordset(?::jsonb) as g (line integer, "profileId" integer, record jsonb) order by line
     returning id`,
    [importId, sourceRows(lines)],
  );
  await em.execute(
    `insert into external_handles (profile_id, channel, handle)
     select "profileId", channel, handle
     from jsonb_to_recordset(?::jsonb) as g ("profileId" integer, channel text, handle text)
     on conflict (channel, handle) do nothing`,
    [JSON.stringify(handles)],
  );
  await refresh(
    em,
    [...lines.keys()].filter((id) => !fresh.has(id)),
    now,
  );
  await em.execute('select note_said(?::int[])', [arrayText(sources.map(({ id }) => id))]);
  if (!later) await linkToMembers(em, { profiles: [...lines.keys()] });
  return fresh.size;
}

const sourceRows = (lines: ReadonlyMap<number, readonly Accepted[]>): string =>
  JSON.stringify(
    [...lines].flatMap(([profileId, own]) =>
      own.map(({ line, record }): { line: number; profileId: number; record: ExternalRecord } => ({
        line,
        profileId,
        record,
      })),
    ),
  );
