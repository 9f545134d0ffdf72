import { type Actor, colleagues, requireAccess, resources, type TimelineEntry } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** The company, creator or user whose timeline is shown. */
interface Subject {
  readonly companyId?: number;
  readonly creatorId?: number;
  readonly userId?: number;
}

const page = 50;

/**
 * Returns the timeline entries that the staff member may read and that are older than the given time, newest
 * first. Returns at least fifty entries if they exist. Entries with the same time are on one page, so that
 * the next page can start before the `at` of the last entry.
 */
export async function timelineOf(
  em: SqlEntityManager,
  actor: Actor,
  subject: Subject,
  before: string,
): Promise<TimelineEntry[]> {
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
          h.comment as text, nullif(h.actor_name, '') as "actorName",
          h.id as step
        from history h where ${history.text} and h.at < ? and h.resource = any(string_to_array(?, ','))`,
      params: [...history.params, before, readable.join(',')],
    },
    {
      text: `select n.created_at, 'note', 'notes', n.id, '', '', n.body, u.name, n.id
        from notes n join users u on u.id = n.author_id where ${about.textOf('n')} and n.created_at < ?`,
      params: [...about.params, before],
    },
    {
      text: `select t.created_at, 'task', 'tasks', t.id, '', t.status, t.title, u.name, t.id
        from tasks t join users u on u.id = t.owner_id where ${about.textOf('t')} and t.created_at < ?`,
      params: [...about.params, before],
    },
    ...(column === 'user_id' ? [mailsTo(id, before), ...accessTo(id, before, readable)] : []),
  ];
  const rows = await em.execute<TimelineEntry[]>(
    // Entries with the same time keep the order in which they were stored, on every page and at every call.
    `select at, kind, resource, "rowId", move, "toState", text, "actorName" from (
     select * from (${parts.map(({ text }) => `(${text} order by 1 desc fetch first ${page} rows with ties)`).join(' union all ')}) x
     order by at desc fetch first ${page} rows with ties) entries order by at desc, kind, step desc`,
    parts.flatMap(({ params }) => params),
  );
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}

function columnOf({ companyId, creatorId, userId }: Subject): readonly [string, number] {
  if (companyId !== undefined) return ['company_id', companyId];
  if (creatorId !== undefined) return ['creator_id', creatorId];
  return ['user_id', userId ?? 0];
}

/**
 * Returns the condition for notes and tasks about a person. A creator and the creator's user are one person,
 * so the condition matches notes and tasks about either of them.
 */
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

/**
 * Condition for history steps of a user: steps that the user performed and, if the user is a creator, steps
 * that other users performed on the creator's records.
 */
const actsOf = (id: number) => ({
  text: `(h.actor_id = ? or h.creator_id = (select creator_id from users where id = ?))`,
  params: [id, id],
});

const mailsTo = (id: number, before: string) => ({
  text: `select m.created_at, 'mail', 'mails', m.id, '', '', m.subject, null, m.id
    from mails m where m.user_id = ? and m.created_at < ?`,
  params: [id, before],
});

/**
 * SQL that selects failed and successful sign-ins by the user, and of sign-ins by staff who impersonate the
 * user.
 */
const accessTo = (id: number, before: string, readable: readonly string[]) =>
  readable.includes('failed-sign-ins')
    ? [
        {
          text: `select i.created_at, 'impersonation', 'impersonations', i.id, '', '', i.reason, i.impersonator_name, i.id
            from impersonations i where i.user_id = ? and i.created_at < ?`,
          params: [id, before],
        },
        {
          text: `select s.created_at, 'sign_in', 'sessions', s.id, '', '', '', null, s.id
            from sessions s where s.user_id = ? and s.created_at < ?`,
          params: [id, before],
        },
        {
          text: `select f.at, 'failed_sign_in', 'failed-sign-ins', f.id, '', f.kind, '', null, f.id
            from failed_sign_ins f where f.user_id = ? and f.at < ?`,
          params: [id, before],
        },
      ]
    : [];
