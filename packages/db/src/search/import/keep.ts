import {
  type ExternalFacts,
  type ExternalRecord,
  externalRecord,
  fieldCode,
  profileOf,
  type Said,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { isoText } from '../../isoText';
import { arrayText } from '../arrayText';
import type { Line } from './read';

/** What came of a file so far. */
export interface Progress {
  readonly id: number;
  readonly source: string;
  readonly sourceAt: string;
  /** Up to which line of the file all is kept. */
  readonly lines: number;
  readonly added: number;
  readonly joined: number;
  readonly refused: number;
  readonly finishedAt: string | null;
}

const columns = `id, source, ${isoText('source_at')} as "sourceAt", lines, added, joined, refused,
  ${isoText('finished_at')} as "finishedAt"`;

/** The import of this very file, begun or gone on with. */
export async function beginImport(
  em: SqlEntityManager,
  file: { sha256: string; fileName: string; source: string; sourceAt: string },
  now: string,
): Promise<Progress> {
  const [row] = await em.execute<Progress[]>(
    `insert into imports (sha256, file_name, source, source_at, lines, added, joined, refused, started_at)
     values (?, ?, ?, ?, 0, 0, 0, 0, ?)
     on conflict (sha256) do update set file_name = excluded.file_name returning ${columns}`,
    [file.sha256, file.fileName, file.source, file.sourceAt, now],
  );
  return row!;
}

export async function finishImport(em: SqlEntityManager, id: number, now: string): Promise<void> {
  await em.execute('update imports set finished_at = ? where id = ?', [now, id]);
}

/**
 * Keeps some lines and how far the file was read, all or nothing: whoever goes on after a crash begins behind them.
 * `later` leaves the search's index to the generation that is built after a large file.
 */
export function keepLines(
  em: SqlEntityManager,
  before: Progress,
  lines: readonly Line[],
  { later, now }: { later: boolean; now: string },
): Promise<Progress> {
  return em.transactional(async (inner) => {
    const tx = inner as SqlEntityManager;
    if (later) await tx.execute(`set local elenco.search_later = 'on'`);
    // Two processes with one file: the second waits, and finds the lines kept.
    const [locked] = await tx.execute<{ lines: number }[]>(
      'select lines from imports where id = ? for update',
      [before.id],
    );
    if (locked?.lines !== before.lines) throw new Error(`import ${before.id} goes on in another process`);
    const count = { added: 0, joined: 0, refused: 0 };
    for (const line of lines) count[await keepLine(tx, before, line, now)] += 1;
    const [row] = await tx.execute<Progress[]>(
      `update imports set lines = ?, added = added + ?, joined = joined + ?, refused = refused + ? where id = ?
       returning ${columns}`,
      [lines.at(-1)?.number ?? before.lines, count.added, count.joined, count.refused, before.id],
    );
    return row!;
  });
}

async function keepLine(
  em: SqlEntityManager,
  { id: importId, sourceAt, source }: Progress,
  { number, given, unreadable }: Line,
  now: string,
): Promise<'added' | 'joined' | 'refused'> {
  const read = externalRecord.safeParse(given);
  if (unreadable || !read.success) {
    const issues = unreadable ? [{ path: [], message: 'invalid_format' }] : (read.error?.issues ?? []);
    for (const issue of issues.slice(0, 5)) {
      const pointer = issue.path
        .map((step) => `/${String(step)}`)
        .join('')
        .slice(0, 200);
      await em.execute('insert into import_refusals (import_id, line, pointer, code) values (?, ?, ?, ?)', [
        ...[importId, number, pointer, fieldCode(issue)],
      ]);
    }
    return 'refused';
  }
  const record = read.data;
  const known = await profileWith(em, record);
  const profileId =
    known ?? (await newProfile(em, profileOf([{ record, at: sourceAt }]), { source, at: sourceAt }, now));
  await em.execute(
    'insert into external_sources (import_id, line, profile_id, record) values (?, ?, ?, ?::jsonb)',
    [...[importId, number, profileId, JSON.stringify(record)]],
  );
  await addHandles(em, profileId, record);
  if (known !== undefined) await refresh(em, profileId, now);
  await claim(em, profileId);
  return known === undefined ? 'added' : 'joined';
}

/** Whoever has one of the handles already; of several the one that was first. */
async function profileWith(em: SqlEntityManager, { accounts }: ExternalRecord): Promise<number | undefined> {
  const [row] = await em.execute<{ id: number }[]>(
    `select profile_id as id from external_handles
     join unnest(?::text[], ?::text[]) as given(channel, handle) using (channel, handle) order by profile_id limit 1`,
    [arrayText(accounts.map(({ channel }) => channel)), arrayText(accounts.map(({ handle }) => handle))],
  );
  return row?.id;
}

const addHandles = (em: SqlEntityManager, profileId: number, { accounts }: ExternalRecord) =>
  em.execute(
    `insert into external_handles (profile_id, channel, handle)
     select ?::int, channel, handle from unnest(?::text[], ?::text[]) as given(channel, handle)
     on conflict (channel, handle) do nothing`,
    [
      profileId,
      arrayText(accounts.map(({ channel }) => channel)),
      arrayText(accounts.map(({ handle }) => handle)),
    ],
  );

/** The columns of a profile that come from what was said, and their values. */
function factsOf(
  facts: ExternalFacts,
  { source, at }: { source: string; at: string },
): [string, string, unknown][] {
  return [
    ['name', '?', facts.name],
    ['bio', '?', facts.bio],
    ['main_skill', '?', facts.mainSkill],
    ['tags', '?::text[]', arrayText(facts.tags)],
    ['country', '?', facts.country],
    ['state', '?', facts.state],
    ['city', '?', facts.city],
    ['presences', '?::jsonb', JSON.stringify(facts.presences)],
    ['followers', '?', facts.followers],
    ['engagement_bp', '?', facts.engagementBp],
    ['price_cents', '?', facts.priceCents],
    ['gender', '?', facts.gender],
    ['age_band', '?', facts.ageBand],
    ['languages', '?::text[]', arrayText(facts.languages)],
    ['audience', '?::jsonb', facts.audience && JSON.stringify(facts.audience)],
    ['active_on', '?::date', facts.activeOn],
    ['source', '?', source],
    ['source_at', '?', at],
  ];
}

async function newProfile(
  em: SqlEntityManager,
  facts: ExternalFacts,
  origin: { source: string; at: string },
  now: string,
): Promise<number> {
  const given = factsOf(facts, origin);
  const [row] = await em.execute<{ id: number }[]>(
    `insert into external_profiles (created_at, updated_at, ${given.map(([column]) => column).join(', ')})
     values (?, ?, ${given.map(([, mark]) => mark).join(', ')}) returning id`,
    [now, now, ...given.map(([, , value]) => value)],
  );
  return row!.id;
}

/** The profile anew, from all that was said of it. */
async function refresh(em: SqlEntityManager, profileId: number, now: string): Promise<void> {
  const said = await em.execute<(Said & { source: string })[]>(
    `select s.record, ${isoText('i.source_at')} as at, i.source
     from external_sources s join imports i on i.id = s.import_id where s.profile_id = ? order by i.source_at desc, s.id`,
    [profileId],
  );
  const [newest] = said;
  if (!newest) return;
  const given = factsOf(profileOf(said), newest);
  await em.execute(
    `update external_profiles set version = version + 1, updated_at = ?,
       ${given.map(([column, mark]) => `${column} = ${mark}`).join(', ')} where id = ?`,
    [now, ...given.map(([, , value]) => value), profileId],
  );
}

/** A member who has proved to a network that the account is theirs is this person; who only says so is not. */
const claim = (em: SqlEntityManager, profileId: number) =>
  em.execute(
    `update external_profiles e set creator_id = c.id
     from external_handles h, creators c
     where e.id = ? and e.creator_id is null and h.profile_id = e.id and c.removed_at is null
       and c.presences @> jsonb_build_array(jsonb_build_object('channel', h.channel, 'source', 'verified'))
       and exists (select from jsonb_array_elements(c.presences) p
         where p ->> 'channel' = h.channel and lower(p ->> 'handle') = h.handle and p ->> 'source' = 'verified')`,
    [profileId],
  );

/**
 * What one line said leaves the profile that it was joined to and becomes a profile of its own, with the handles that
 * nothing else says. Undefined for a line that is not there, or the only one.
 */
export function separate(em: SqlEntityManager, sourceId: number, now: string): Promise<number | undefined> {
  return em.transactional(async (inner) => {
    const tx = inner as SqlEntityManager;
    const [row] = await tx.execute<(Said & { profileId: number; source: string })[]>(
      `select s.profile_id as "profileId", s.record, ${isoText('i.source_at')} as at, i.source
       from external_sources s join imports i on i.id = s.import_id
       join external_profiles e on e.id = s.profile_id
       where s.id = ? and exists (select from external_sources o where o.profile_id = s.profile_id and o.id <> s.id)
       for update of e`,
      [sourceId],
    );
    if (!row) return undefined;
    const id = await newProfile(tx, profileOf([row]), row, now);
    await tx.execute('update external_sources set profile_id = ? where id = ?', [id, sourceId]);
    await tx.execute(
      `update external_handles h set profile_id = ?
       where h.profile_id = ? and not exists (
         select from external_sources s, jsonb_array_elements(s.record -> 'accounts') a
         where s.profile_id = h.profile_id and a ->> 'channel' = h.channel and a ->> 'handle' = h.handle)`,
      [id, row.profileId],
    );
    await refresh(tx, row.profileId, now);
    return id;
  });
}

export interface Refusal {
  readonly line: number;
  /** Of the field, as in the answers of REST; empty for the whole line. */
  readonly pointer: string;
  readonly code: string;
}

export const refusals = (em: SqlEntityManager, importId: number, limit: number): Promise<Refusal[]> =>
  em.execute<Refusal[]>(
    'select line, pointer, code from import_refusals where import_id = ? order by line, id limit ?',
    [importId, limit],
  );
