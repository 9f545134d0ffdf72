import { type Actor, colleagues, type Happening, requireAccess, resources } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** Subject of a timeline: a company, a creator, or a user. */
interface Subject {
  readonly companyId?: number;
  readonly creatorId?: number;
  readonly userId?: number;
}

const page = 50;

/**
 * Returns entries before a time that the colleague may read, newest first. At least fifty, if there are as
 * many: entries of the same time stay together, so the next page begins at the last `at`.
 */
export async function timelineOf(
  em: SqlEntityManager,
  actor: Actor,
  subject: Subject,
  before: string,
): Promise<Happening[]> {
  requireAccess(actor, colleagues);
  const [column, id] = columnOf(subject);
  const inHistory = column === 'user_id' ? 'actor_id' : column;
  const readable = Object.values(resources)
    .filter((resource) => resource.name !== 'tasks' && resource.access.read(actor).length > 0)
    .map((resource) => resource.name);
  const parts = [
    {
      text: `select h.at, 'move' as kind, h.resource, h.row_id as "rowId", h.move, h.to_state as "toState",
          h.comment as text, nullif(h.actor_name, '') as "actorName"
        from history h where h.${inHistory} = ? and h.at < ? and h.resource = any(string_to_array(?, ','))`,
      params: [id, before, readable.join(',')],
    },
    {
      text: `select n.created_at, 'note', 'notes', n.id, '', '', n.body, u.name
        from notes n join users u on u.id = n.author_id where n.${column} = ? and n.created_at < ?`,
      params: [id, before],
    },
    {
      text: `select t.created_at, 'task', 'tasks', t.id, '', t.status, t.title, u.name
        from tasks t join users u on u.id = t.owner_id where t.${column} = ? and t.created_at < ?`,
      params: [id, before],
    },
    ...(column === 'user_id' ? signIns(id, before, readable) : []),
  ];
  const rows = await em.execute<Happening[]>(
    `select * from (${parts.map(({ text }) => `(${text} order by 1 desc fetch first ${page} rows with ties)`).join(' union all ')}) x
     order by at desc fetch first ${page} rows with ties`,
    parts.flatMap(({ params }) => params),
  );
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}

function columnOf({ companyId, creatorId, userId }: Subject): readonly [string, number] {
  if (companyId !== undefined) return ['company_id', companyId];
  if (creatorId !== undefined) return ['creator_id', creatorId];
  return ['user_id', userId ?? 0];
}

const signIns = (id: number, before: string, readable: readonly string[]) =>
  readable.includes('failed-sign-ins')
    ? [
        {
          text: `select s.created_at, 'sign_in', 'sessions', s.id, '', '', '', null
            from sessions s where s.user_id = ? and s.created_at < ?`,
          params: [id, before],
        },
        {
          text: `select f.at, 'failed_sign_in', 'failed-sign-ins', f.id, '', f.kind, '', null
            from failed_sign_ins f where f.user_id = ? and f.at < ?`,
          params: [id, before],
        },
      ]
    : [];
