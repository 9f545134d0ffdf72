import { type Actor, colleagues, type Happening, requireAccess, resources } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** The company, creator or user to which a timeline belongs. */
interface Subject {
  readonly companyId?: number;
  readonly creatorId?: number;
  readonly userId?: number;
}

const page = 50;

/**
 * Returns timeline entries before a time that the staff member may read, newest first. Returns at least fifty
 * if there are as many. Entries of the same time stay together, so the next page starts at the last `at`.
 */
export async function timelineOf(
  em: SqlEntityManager,
  actor: Actor,
  subject: Subject,
  before: string,
): Promise<Happening[]> {
  requireAccess(actor, colleagues);
  const [column, id] = columnOf(subject);
  const about = aboutOf(column, id);
  const history = column === 'user_id' ? actsOf(id) : { text: `h.${column} = ?`, params: [id] };
  const readable = Object.values(resources)
    .filter((resource) => resource.name !== 'tasks' && resource.access.read(actor).length > 0)
    .map((resource) => resource.name);
  const parts = [
    {
      text: `select h.at, 'move' as kind, h.resource, h.row_id as "rowId", h.move, h.to_state as "toState",
          h.comment as text, nullif(h.actor_name, '') as "actorName"
        from history h where ${history.text} and h.at < ? and h.resource = any(string_to_array(?, ','))`,
      params: [...history.params, before, readable.join(',')],
    },
    {
      text: `select n.created_at, 'note', 'notes', n.id, '', '', n.body, u.name
        from notes n join users u on u.id = n.author_id where ${about.textOf('n')} and n.created_at < ?`,
      params: [...about.params, before],
    },
    {
      text: `select t.created_at, 'task', 'tasks', t.id, '', t.status, t.title, u.name
        from tasks t join users u on u.id = t.owner_id where ${about.textOf('t')} and t.created_at < ?`,
      params: [...about.params, before],
    },
    ...(column === 'user_id' ? [mailsTo(id, before), ...accessTo(id, before, readable)] : []),
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

/** A creator and the user who signs in are one person: notes and tasks about either are about both. */
function aboutOf(column: string, id: number) {
  const other = {
    user_id: 'creator_id = (select creator_id from users where id = ?)',
    creator_id: 'user_id = (select id from users where creator_id = ?)',
  }[column];
  return {
    textOf: (table: string) =>
      other ? `(${table}.${column} = ? or ${table}.${other})` : `${table}.${column} = ?`,
    params: other ? [id, id] : [id],
  };
}

/** History of a user: the own acts and, for a creator, the steps of the own records by others. */
const actsOf = (id: number) => ({
  text: `(h.actor_id = ? or h.creator_id = (select creator_id from users where id = ?))`,
  params: [id, id],
});

const mailsTo = (id: number, before: string) => ({
  text: `select m.created_at, 'mail', 'mails', m.id, '', '', m.subject, null
    from mails m where m.user_id = ? and m.created_at < ?`,
  params: [id, before],
});

/** Sign-ins by the user, and by staff who impersonate the user. */
const accessTo = (id: number, before: string, readable: readonly string[]) =>
  readable.includes('failed-sign-ins')
    ? [
        {
          text: `select i.created_at, 'impersonation', 'impersonations', i.id, '', '', i.reason, i.impersonator_name
            from impersonations i where i.user_id = ? and i.created_at < ?`,
          params: [id, before],
        },
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
