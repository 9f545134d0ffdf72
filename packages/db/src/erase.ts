import {
  type Basis,
  basisNames,
  type Declaration,
  declarations,
  type Erased,
  type Farewell,
  isAbout,
  reasonOf,
  type Subject,
  type Treatment,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { forgetBytes } from './eraseBytes';
import { type Goner, quote, whereOf } from './goner';
import type { Sql } from './scope';

/**
 * Forgets people, profiles and companies, table by table in the order of the declarations, in the caller's
 * transaction. The bytes of files go by a job after it, since a folder has no transactions.
 */
export async function eraseRows(em: SqlEntityManager, erased: readonly Erased[], now: string): Promise<void> {
  const goners = await Promise.all(erased.map((one) => gonerOf(em, one)));
  await forgetBytes(em, goners);
  await forgetNames(em, goners);
  for (const [table, declaration] of Object.entries(declarations)) {
    for (const goner of goners) {
      for (const sql of statements(table, declaration, goner, now)) await run(em, sql);
    }
  }
}

/**
 * Forgets what was kept of those who were erased, when its time is over. Who that was says the audit log, the one
 * record of it that nothing takes away. However often it runs, the result is the same.
 */
export async function endRetention(em: SqlEntityManager, now: string): Promise<void> {
  const erased = await em.execute<(Erased & { at: string })[]>(
    `select data ->> 'subject' as subject, row_id as id, at from audit
     where command = 'privacy-requests.erase' and data ->> 'what' = 'erase' order by id`,
  );
  for (const one of erased) {
    const over = new Set(basisNames.filter((basis) => isOver(one.at, reasonOf(basis).months, now)));
    if (over.size === 0) continue;
    await em.transactional(async (inner) => {
      const tx = inner as SqlEntityManager;
      const goner = { ...(await gonerOf(tx, one)), over };
      await forgetBytes(tx, [goner]);
      for (const [table, declaration] of Object.entries(declarations)) {
        for (const sql of statements(table, declaration, goner, now)) await run(tx, sql);
      }
    });
  }
}

function isOver(since: string, months: number, now: string): boolean {
  const end = new Date(since);
  end.setUTCMonth(end.getUTCMonth() + months);
  return end.getTime() <= Date.parse(now);
}

async function gonerOf(em: SqlEntityManager, { subject, id }: Erased): Promise<Goner> {
  const column = { company: 'company_id', creator: 'creator_id', profile: 'creator_id' }[subject];
  // A person has no contracts: the company or the creator has, and the person signs.
  if (!column) return { subject: subject as Subject, id, hired: true };
  const found = await em.execute<unknown[]>(`select id from contracts where ${column} = ? limit 1`, [id]);
  return { subject: subject as Subject, id, hired: found.length > 0 };
}

const run = (em: SqlEntityManager, { text, params }: Sql) => em.execute(text, [...params]);

/** What becomes of the rows of one table that are this one's: none, some deleted, some with other values. */
function statements(table: string, declaration: Declaration, goner: Goner, now: string): Sql[] {
  const where = whereOf(table, goner);
  if (!where) return [];
  const { rows, keptBy, columns } = declaration;
  if (goner.over) return statementsOfOld(table, declaration, goner, where);
  const kept = keptBy ? `exists (select from ${keptBy.table} k where k.${keptBy.column} = ${table}.id)` : '';
  const remove = (but = 'true') => ({
    text: `delete from ${table} where (${where.text}) and ${but}`,
    params: where.params,
  });
  if (rows === 'go') return [remove()];
  const gone = rows === 'stay' ? [] : keptBy ? [remove(`not ${kept}`)] : goner.hired ? [] : [remove()];
  const values = Object.entries(columns).flatMap(([column, treatment]) => {
    const value = valueFor(treatment, goner);
    return value === undefined ? [] : [`${column} = ${value}`];
  });
  if (values.length === 0) return gone;
  const stamps = 'version' in columns ? [`version = version + 1`, `updated_at = '${now}'`] : [];
  const text = `update ${table} set ${[...values, ...stamps].join(', ')} where ${where.text}`;
  return [...gone, { text, params: where.params }];
}

/** The same for somebody who was erased before: only what had been kept, and its time is over. */
function statementsOfOld(
  table: string,
  { rows, keptBy, columns }: Declaration,
  goner: Goner,
  where: Sql,
): Sql[] {
  const kept = Object.entries(columns).filter(
    ([, treatment]) => treatment.does === 'keep' && isAbout(treatment, goner.subject),
  );
  const ended = kept.filter(([, treatment]) => treatment.does === 'keep' && goner.over?.has(treatment.basis));
  if (ended.length === 0 || rows === 'go') return [];
  if (rows === 'go_unless_kept' && !keptBy && ended.length === kept.length) {
    return [{ text: `delete from ${table} where ${where.text}`, params: where.params }];
  }
  const values = ended.map(([column, treatment]) => `${column} = ${valueFor(treatment, goner)}`);
  return [{ text: `update ${table} set ${values.join(', ')} where ${where.text}`, params: where.params }];
}

/** What stands in the column afterwards, as SQL; nothing where it stays as it is. */
function valueFor(treatment: Treatment, goner: Goner): string | undefined {
  if (!('to' in treatment) || !isAbout(treatment, goner.subject)) return undefined;
  if (treatment.does === 'keep' && isKept(treatment.basis, goner)) return undefined;
  const { to } = treatment;
  return typeof to === 'string' ? quote(named(to, goner.id)) : String(to);
}

const isKept = (basis: Basis, { hired, over }: Goner) =>
  !over?.has(basis) && (hired || reasonOf(basis).hiredOnly !== true);

const named = (text: string, id: number) =>
  text.replace(/\{id(?::(\d+))?\}/, (_, width: string | undefined) =>
    String(id).padStart(Number(width ?? 0), '0'),
  );
/** What calls a person by the name in rows that are others': who joined whose team, who acted in whose name. */
async function forgetNames(em: SqlEntityManager, goners: readonly Goner[]): Promise<void> {
  for (const { id } of goners.filter(({ subject }) => subject === 'person')) {
    const named = `select id from events where data ->> 'title' = (select name from users where id = ?)`;
    await em.execute(`delete from notifications where event_id in (${named})`, [id]);
    await em.execute(`delete from mails where event_id in (${named})`, [id]);
    await em.execute(`update events set data = '{}' where id in (${named})`, [id]);
    await em.execute(
      `update history set actor_name = '' from users u where u.id = ?
         and history.actor_id in (select user_id from impersonations where opened_by_id = u.id)
         and right(history.actor_name, length(u.name) + 2) = '(' || u.name || ')'`,
      [id],
    );
  }
}

/** The last letter, to an address that stands nowhere else by now. */
export async function putFarewell(em: SqlEntityManager, farewell: Farewell, now: string): Promise<void> {
  const { to, locale, subject, text, html } = farewell;
  const [row] = await em.execute<[{ id: number }]>(
    `insert into mails (to_address, secret, subject, text_body, html_body, locale, created_at)
     values (?, true, ?, ?, ?, ?, ?) returning id`,
    [to, subject, text, html, locale, now],
  );
  await em.execute(`select add_job('mail', ?::json)`, [JSON.stringify({ mailId: row.id })]);
}
