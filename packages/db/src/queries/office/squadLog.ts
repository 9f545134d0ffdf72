import {
  type Actor,
  audit,
  type ResourceName,
  requireAccess,
  resources,
  type SquadLogPage,
  squadLogReaders,
} from '@elenco/core';
import { join } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

interface SquadLogAsked {
  readonly squadId: number;
  readonly resource?: string | undefined;
  readonly actorId?: number | undefined;
  /** Time range: `from` is included, `to` is not. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  /**
   * Id of the last entry on the previous page; undefined for the first page. Only entries with a lower id are
   * returned.
   */
  readonly before?: number | undefined;
}

/** Number of entries per page. */
const SQUAD_LOG_PAGE = 100;

/**
 * Returns the audit entries that the actor may read about a squad, its briefings and their rows, newest
 * first. Includes client addresses only if the actor may read the audit log.
 */
export async function squadLog(
  em: SqlEntityManager,
  actor: Actor,
  { squadId, resource, actorId, from, until, before }: SquadLogAsked,
): Promise<SquadLogPage> {
  requireAccess(actor, squadLogReaders);
  const seesAddresses = audit.access.read(actor).length > 0;
  const of = inSquad(actor, squadId);
  const filters = [
    of,
    ...(resource ? [{ text: 'a.resource = ?', params: [resource] }] : []),
    ...(actorId ? [{ text: 'a.actor_id = ?', params: [actorId] }] : []),
    ...(from ? [{ text: 'a.at >= ?', params: [from] }] : []),
    ...(until ? [{ text: 'a.at < ?', params: [until] }] : []),
    ...(before ? [{ text: 'a.id < ?', params: [before] }] : []),
  ];
  const where = join(filters, ' and ');
  const entries = await em.execute<SquadLogPage['entries']>(
    `select a.id, a.at, a.actor_id as "actorId", a.impersonator_id as "impersonatorId",
       a.actor_role as "actorRole", a.command, a.resource, a.row_id as "rowId", a.data, a.ip,
       u.name as "actorName", nullif(h.comment, '') as comment
     from audit a left join users u on u.id = a.actor_id
     left join lateral (select comment from history h where a.data->>'what' = 'move' and h.resource = a.resource
       and h.row_id = a.row_id and h.at = a.at and h.to_state = a.data->>'to' order by h.id limit 1) h on true
     where ${where.text} order by a.id desc limit ${SQUAD_LOG_PAGE}`,
    [...where.params],
  );
  const [all] = await em.execute<[Pick<SquadLogPage, 'people' | 'resources'>]>(
    `select coalesce(json_agg(distinct a.resource), '[]') as resources,
       coalesce(json_agg(distinct jsonb_build_object('id', u.id, 'name', u.name)) filter (where u.id is not null),
         '[]') as people
     from audit a left join users u on u.id = a.actor_id where ${of.text}`,
    [...of.params],
  );
  return {
    entries: entries.map((entry) => ({
      ...entry,
      ip: seesAddresses ? entry.ip : null,
      at: new Date(entry.at).toISOString(),
    })),
    people: all.people.toSorted((a, b) => a.name.localeCompare(b.name)),
    resources: all.resources.toSorted(),
  };
}

/**
 * Returns the condition for entries about the rows of a squad. Includes every resource that belongs to a
 * briefing and that the actor may read.
 */
function inSquad(actor: Actor, squadId: number) {
  const mine = Object.values(resources).filter(
    ({ access, schema }) => 'briefingId' in schema.shape && access.read(actor).length > 0,
  );
  const briefing = 'select id from briefings where squad_id = ?';
  const rows: readonly (readonly [ResourceName, string])[] = [
    ['squads', 'select id from squads where id = ?'],
    ['briefings', briefing],
    ...mine.map(
      ({ name }) =>
        [name, `select id from ${name.replaceAll('-', '_')} where briefing_id in (${briefing})`] as const,
    ),
  ];
  const text = rows.map(([name, ids]) => `(a.resource = '${name}' and a.row_id in (${ids}))`).join(' or ');
  return { text: `(${text})`, params: rows.map(() => squadId) };
}
