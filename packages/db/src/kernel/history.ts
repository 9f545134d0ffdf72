import { type Actor, type RowOf, type Scope, seesProjectsOnly, waitingFor } from '@elenco/core';
import { brand } from '@elenco/core/people';
import { join } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { get, type Readable } from './read';
import { scopeSql } from './scope';
import { tableOf } from './table';

/**
 * A step in a row's history. `fromState` is null for the first step and for an action that changes no state.
 */
export interface HistoryStep {
  readonly id: number;
  readonly move: string;
  readonly fromState: string | null;
  /** State after the step; empty for an action that changes no state. */
  readonly toState: string;
  /** Name of the actor; null if the system acted, or if the name is hidden from the reader. */
  readonly actorName: string | null;
  readonly comment: string | null;
  /**
   * Event data of an action that changes no state; null for a move, and for an action of staff from the audit
   * log.
   */
  readonly data: Readonly<Record<string, string | number | null>> | null;
  /** ISO 8601 time, UTC. */
  readonly at: string;
}

const stepColumns = `h.id, h.move, nullif(h.from_state, '') as "fromState", h.to_state as "toState",
  nullif(h.comment, '') as comment, null::jsonb as data, h.at`;
/**
 * Columns of a step that comes from an event. The ids of these steps are negative, to distinguish them from
 * moves. Among steps with the same time, moves come first.
 */
const notedColumns = `-e.id, split_part(e.kind, '.', 2), null, '', nullif(e.data->>'comment', ''),
  e.data - 'comment', e.at`;

const inOrder = 'sign(id) desc, abs(id)';
const inOrderDown = 'sign(id), abs(id) desc';

/**
 * Repeats the condition of the index `events_noted`, with the kinds of events as literals, so that PostgreSQL
 * uses the index.
 */
const isNoted = ({ name, noted = [] }: HistoryOptions) =>
  `e.kind in (${noted.map((act) => `'${name}.${act}'`).join(', ')})`;

/**
 * Notes, snoozes and assignments of staff for a record of a queue. Only staff with the duty of that queue see
 * them.
 */
const followUps = `union all
  select ${notedColumns}, nullif(u.name, '')
  from events e left join users u on u.id = e.actor_id
  where e.kind = 'assignments.followUp' and e.resource = ? and e.row_id = ?`;

/**
 * Actions of staff from the audit log. Each action is one step, even if it changed several rows. The reason
 * of an action is read from its event.
 */
const staffActed = ({ name, staffActs = [] }: HistoryOptions): string => `union all
  select -min(a.id), split_part(a.command, '.', 2), null, '',
    (select nullif(e.data->>'comment', '') from events e
     where e.kind = a.command and e.resource = min(a.resource) and e.row_id = min(a.row_id) and e.at = a.at
     limit 1),
    null, a.at, nullif(u.name, '')
  from audit a left join users u on u.id = a.actor_id
  where a.resource = ? and a.row_id = ? and a.data->>'what' = 'update'
    and a.command in (${staffActs.map((act) => `'${name}.${act}'`).join(', ')})
  group by a.command, a.at, u.name`;

/**
 * Returns the history of a row that the actor may read, oldest step first. If the resource hides fields from
 * the actor, it hides names of staff too: the history of a payout must not reveal who released it. Resources
 * with `byPlatform` show the platform's name instead of names of staff to all readers except staff.
 * @throws Problem `not_found` for unknown ids and rows that the actor may not read
 */
export async function history<R extends Readable<RowOf<R>>>(
  em: SqlEntityManager,
  resource: R,
  actor: Actor,
  id: number,
): Promise<HistoryStep[]> {
  await get(em, resource, actor, id);
  const about = [unnamed(resource, actor), replacementName(resource), resource.name, id];
  const { noted, staffActs }: HistoryOptions = resource;
  const acts = noted
    ? `union all
     select ${notedColumns}, case when ? and u.staff then ? else nullif(u.name, '') end
     from events e left join users u on u.id = e.actor_id
     where e.resource = ? and e.row_id = ? and ${isNoted(resource)}`
    : '';
  const followed = waitingFor(actor).some((name) => name === resource.name);
  const acted = actor.role === 'admin' && staffActs !== undefined;
  const steps = await em.execute<(HistoryStep & { at: string })[]>(
    `select * from (select ${stepColumns}, case when ? and u.staff then ? else nullif(h.actor_name, '') end as "actorName"
     from history h left join users u on u.id = h.actor_id
     where h.resource = ? and h.row_id = ?
     ${acts}
     ${followed ? followUps : ''}
     ${acted ? staffActed(resource) : ''}) steps order by at, ${inOrder}`,
    [
      ...about,
      ...(noted ? about : []),
      ...(followed ? [resource.name, id] : []),
      ...(acted ? [resource.name, id] : []),
    ],
  );
  return steps.map(readAs(actor));
}

/** Formats a step for a reader. Removes names and comments for staff whose duties cover projects only. */
const readAs =
  (actor: Actor) =>
  <Step extends HistoryStep>(step: Step): Step => ({
    ...step,
    ...(seesProjectsOnly(actor) ? { actorName: null, comment: null, data: null } : {}),
    at: new Date(step.at).toISOString(),
  });

interface Named {
  readonly hidden?: (actor: Actor) => readonly string[];
  readonly byPlatform?: true;
}

interface HistoryOptions {
  readonly name: string;
  readonly noted?: readonly string[];
  readonly staffActs?: readonly string[];
}

/** Returns true if names of staff are hidden from this reader in this resource's history. */
const unnamed = ({ hidden, byPlatform }: Named, actor: Actor) =>
  byPlatform ? actor.role !== 'admin' : (hidden?.(actor) ?? []).length > 0;
/** Returns the name to show instead of a hidden name; null to show none. */
const replacementName = ({ byPlatform }: Named) => (byPlatform ? brand.name : null);

/** A step with the resource and id of its row. */
export interface ProjectStep extends HistoryStep {
  readonly resource: string;
  readonly rowId: number;
}

/** Properties of a resource that timelines need. */
export interface TimelineResource extends Named, HistoryOptions {
  readonly access: { readonly read: (actor: Actor) => readonly object[] };
}

/**
 * Returns the histories of all rows that belong to these briefings and that the actor may read, as one list.
 * Runs one query. Returns the oldest step first. If `most` is set, returns only that many of the newest
 * steps. Hides the same names of staff as `history`.
 */
export async function timeline(
  em: SqlEntityManager,
  actor: Actor,
  resources: readonly TimelineResource[],
  where: { readonly briefingId: number | readonly number[]; readonly creatorId?: number },
  most?: number,
): Promise<ProjectStep[]> {
  const readable = (resource: TimelineResource) => {
    const table = tableOf(em, resource.name);
    const scope = scopeSql(table, resource.access.read(actor) as Scope<Record<string, unknown>>);
    const { text, params } = join([scope, scopeSql(table, [where])], ' and ');
    return { text: `row_id in (select id from ${table.name} where ${text})`, params };
  };
  const steps = join(
    resources.map((resource) => {
      const { text, params } = readable(resource);
      return { text: `h.resource = ? and h.${text}`, params: [resource.name, ...params] };
    }),
    ' or ',
  );
  const noted = resources
    .filter((resource) => resource.noted)
    .map((resource) => {
      const { text, params } = readable(resource);
      return {
        text: `union all
          select ${notedColumns}, e.resource, e.row_id, ${nameIn('e', 'u.name')}
          from events e left join users u on u.id = e.actor_id
          where e.resource = ? and ${isNoted(resource)} and e.${text}`,
        params: [...namesOf(resources, actor), resource.name, ...params],
      };
    });
  const rows = await em.execute<ProjectStep[]>(
    `select * from (select ${stepColumns}, h.resource, h.row_id as "rowId", ${nameIn('h', 'h.actor_name')} as "actorName"
     from history h left join users u on u.id = h.actor_id where ${steps.text}
     ${noted.map(({ text }) => text).join(' ')}
     ) steps order by at desc, ${inOrderDown} ${most === undefined ? '' : 'limit ?'}`,
    [
      ...namesOf(resources, actor),
      ...steps.params,
      ...noted.flatMap(({ params }) => params),
      ...(most === undefined ? [] : [most]),
    ],
  );
  return rows.toReversed().map(readAs(actor));
}

/** SQL that selects the actor's name or its replacement. Its parameters are those of `namesOf`. */
const nameIn = (table: 'h' | 'e', name: string) =>
  `case when not coalesce(u.staff, false) or ${table}.resource <> all(string_to_array(?, ','))
      then nullif(${name}, '')
    when ${table}.resource = any(string_to_array(?, ',')) then ? end`;

/**
 * Returns the parameters of `nameIn`: resources that hide names of staff from this reader, resources that
 * show the platform's name instead, and the platform's name.
 */
function namesOf(resources: readonly TimelineResource[], actor: Actor): string[] {
  const without = resources.filter((one) => unnamed(one, actor));
  const names = (some: readonly TimelineResource[]) => some.map(({ name }) => name).join(',');
  return [names(without), names(without.filter(({ byPlatform }) => byPlatform)), brand.name];
}
