import { type Actor, type RowOf, type Scope, seesProjectsOnly } from '@elenco/core';
import { brand } from '@elenco/core/party';
import { join } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { get, type Readable } from './read';
import { scopeSql } from './scope';
import { tableOf } from './table';

/** One step of a row's history; `fromState` is null where the row began. */
export interface HistoryStep {
  readonly id: number;
  readonly move: string;
  readonly fromState: string | null;
  readonly toState: string;
  /** Null where the product did it by itself, or where the person is none of the reader's business. */
  readonly actorName: string | null;
  readonly comment: string | null;
  /** ISO instant, UTC. */
  readonly at: string;
}

/**
 * What has happened to a row that the actor may read, the oldest first. Where the resource hides fields from
 * the actor, the names of staff are hidden too: a payout must not tell in its history who released it. Where it is
 * of the platform, the platform stands for them.
 * @throws Problem `not_found`, alike for a foreign and for an unknown id
 */
export async function history<R extends Readable<RowOf<R>>>(
  em: SqlEntityManager,
  resource: R,
  actor: Actor,
  id: number,
): Promise<HistoryStep[]> {
  await get(em, resource, actor, id);
  const steps = await em.execute<(HistoryStep & { at: string })[]>(
    `select h.id, h.move, nullif(h.from_state, '') as "fromState", h.to_state as "toState",
       case when ? and u.staff then ? else nullif(h.actor_name, '') end as "actorName",
       nullif(h.comment, '') as comment, h.at
     from history h left join users u on u.id = h.actor_id
     where h.resource = ? and h.row_id = ? order by h.id`,
    [unnamed(resource, actor), standIn(resource), resource.name, id],
  );
  return steps.map(readAs(actor));
}

/** Who did it and what they said of it is not for staff who see projects alone. */
const readAs =
  (actor: Actor) =>
  <Step extends HistoryStep>(step: Step): Step => ({
    ...step,
    ...(seesProjectsOnly(actor) ? { actorName: null, comment: null } : {}),
    at: new Date(step.at).toISOString(),
  });

interface Named {
  readonly hidden?: (actor: Actor) => readonly string[];
  readonly byPlatform?: true;
}

/** Whether staff have no name in this resource's history for this reader. */
const unnamed = ({ hidden, byPlatform }: Named, actor: Actor) =>
  (byPlatform === true && actor.role !== 'admin') || (hidden?.(actor) ?? []).length > 0;
/** What stands there instead. */
const standIn = ({ byPlatform }: Named) => (byPlatform ? brand.name : null);

/** A step with the row whose it is. */
export interface ProjectStep extends HistoryStep {
  readonly resource: string;
  readonly rowId: number;
}

/** What a timeline needs to know of a resource, whatever its rows are. */
export interface TimelineResource extends Named {
  readonly name: string;
  readonly access: { readonly read: (actor: Actor) => readonly object[] };
}

/**
 * What has happened to all rows of a briefing in these resources that the actor may read, as one story, the
 * oldest first; one query. Of one briefing or of several; `most` takes the newest only.
 * Names of staff are hidden as in `history`.
 */
export async function timeline(
  em: SqlEntityManager,
  actor: Actor,
  resources: readonly TimelineResource[],
  where: { readonly briefingId: number | readonly number[]; readonly creatorId?: number },
  most?: number,
): Promise<ProjectStep[]> {
  const rules = resources.map((resource) => {
    const table = tableOf(em, resource.name);
    const readable = join(
      [
        scopeSql(table, resource.access.read(actor) as Scope<Record<string, unknown>>),
        scopeSql(table, [where]),
      ],
      ' and ',
    );
    return {
      text: `h.resource = ? and h.row_id in (select id from ${table.name} where ${readable.text})`,
      params: [resource.name, ...readable.params],
    };
  });
  const any = join(rules, ' or ');
  const without = resources.filter((one) => unnamed(one, actor));
  const names = (some: readonly TimelineResource[]) => some.map(({ name }) => name).join(',');
  const steps = await em.execute<ProjectStep[]>(
    `select h.id, h.resource, h.row_id as "rowId", h.move, nullif(h.from_state, '') as "fromState",
       h.to_state as "toState",
       case when not coalesce(u.staff, false) or h.resource <> all(string_to_array(?, ','))
           then nullif(h.actor_name, '')
         when h.resource = any(string_to_array(?, ',')) then ? end as "actorName",
       nullif(h.comment, '') as comment, h.at
     from history h left join users u on u.id = h.actor_id where ${any.text}
     order by h.id desc ${most === undefined ? '' : 'limit ?'}`,
    [
      names(without),
      names(without.filter(({ byPlatform }) => byPlatform)),
      brand.name,
      ...any.params,
      ...(most === undefined ? [] : [most]),
    ],
  );
  return steps.toReversed().map(readAs(actor));
}
