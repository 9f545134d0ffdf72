import {
  type Basis,
  basisNames,
  type Declaration,
  declarations,
  type Erased,
  type ErasureNotice,
  isAbout,
  pathsTo,
  reasonOf,
  type Subject,
  type Treatment,
} from '@elenco/core';
import type { Sql } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { queueByteDeletion } from './eraseBytes';
import { importedProfilesOf, rememberHandles } from './erasedHandles';
import { type ErasureSubject, quote, whereOf } from './erasureSubject';

/**
 * Erases people, profiles and companies in the caller's transaction, table by table, in the order of the
 * declarations. A later job deletes the files, because deleting a file cannot be rolled back.
 */
export async function eraseRows(em: SqlEntityManager, erased: readonly Erased[], now: string): Promise<void> {
  const all = [...(await importedProfilesOf(em, erased)), ...erased];
  const targets = await Promise.all(all.map((one) => erasureSubjectOf(em, one)));
  await rememberHandles(em, targets, now);
  await queueByteDeletion(em, targets);
  await eraseNames(em, targets);
  await keepUntil(em, targets, now);
  for (const [table, declaration] of Object.entries(declarations)) {
    for (const target of targets) {
      for (const sql of statements(table, declaration, target, now)) await run(em, sql);
    }
  }
}

/** Records which data of the erased subjects is retained, on which legal basis, and until when. */
async function keepUntil(
  em: SqlEntityManager,
  targets: readonly ErasureSubject[],
  now: string,
): Promise<void> {
  for (const target of targets) {
    for (const basis of basesOf(target.subject)) {
      if (!isKept(basis, target)) continue;
      // An import can add a profile of an erased person again, which is then erased too. If the ends of
      // retention differ, the later one applies.
      await em.execute(
        `insert into retentions (subject, row_id, basis, due_at)
         values (?, ?, ?, ?::timestamptz + ? * interval '1 month')
         on conflict (subject, row_id, basis) do update set due_at = excluded.due_at`,
        [target.subject, target.id, basis, now, reasonOf(basis).months],
      );
    }
  }
}

/** Returns the legal bases on which data of a kind of subject can be retained. */
function basesOf(subject: Subject): Basis[] {
  const tables = Object.entries(declarations).filter(([table]) => pathsTo(table, subject).length > 0);
  return basisNames.filter((basis) =>
    tables.some(([, { columns }]) =>
      Object.values(columns).some(
        (treatment: Treatment) =>
          treatment.does === 'keep' && treatment.basis === basis && isAbout(treatment, subject),
      ),
    ),
  );
}

/**
 * Erases retained data of erased subjects if its retention period is over. Changes each subject's rows only
 * once, and reads only subjects with due data. If two workers call this concurrently, the second one waits
 * and then finds nothing to do. Returns the number of subjects.
 */
export async function endRetention(em: SqlEntityManager, now: string): Promise<number> {
  const due = await em.execute<Erased[]>(
    'select distinct subject, row_id as id from retentions where due_at <= ? order by subject, row_id',
    [now],
  );
  let ended = 0;
  for (const one of due) {
    await em.transactional(async (inner) => {
      const tx = inner as SqlEntityManager;
      const of = [one.subject, one.id];
      const done = await tx.execute<unknown[]>(
        'delete from retentions where subject = ? and row_id = ? and due_at <= ? returning basis',
        [...of, now],
      );
      if (done.length === 0) return;
      const left = await tx.execute<{ basis: Basis }[]>(
        'select basis from retentions where subject = ? and row_id = ?',
        of,
      );
      const over = new Set(basisNames.filter((basis) => left.every((kept) => kept.basis !== basis)));
      const target = { ...(await erasureSubjectOf(tx, one)), over };
      await queueByteDeletion(tx, [target]);
      for (const [table, declaration] of Object.entries(declarations)) {
        for (const sql of statements(table, declaration, target, now)) await run(tx, sql);
      }
      ended += 1;
    });
  }
  return ended;
}

async function erasureSubjectOf(
  em: SqlEntityManager,
  { subject, id, whole }: Erased,
): Promise<ErasureSubject> {
  const more = whole ? { whole } : {};
  const column = { company: 'company_id', creator: 'creator_id', profile: 'creator_id' }[subject];
  // Contracts belong to a company or a creator, never to a user. For a user, it is therefore assumed that
  // there was a contract.
  if (!column) return { subject: subject as Subject, id, hired: true, ...more };
  const found = await em.execute<unknown[]>(`select id from contracts where ${column} = ? limit 1`, [id]);
  return { subject: subject as Subject, id, hired: found.length > 0, ...more };
}

const run = (em: SqlEntityManager, { text, params }: Sql) => em.execute(text, [...params]);

/**
 * Returns the statements for the subject's rows in one table: no statement, a deletion, updates, or a
 * deletion and updates.
 */
function statements(table: string, declaration: Declaration, target: ErasureSubject, now: string): Sql[] {
  const where = whereOf(table, target);
  if (!where) return [];
  const { rows, keptBy, columns } = declaration;
  if (target.over) return statementsOfOld(table, declaration, target, where);
  const kept = keptBy ? `exists (select from ${keptBy.table} k where k.${keptBy.column} = ${table}.id)` : '';
  const remove = (but = 'true') => ({
    text: `delete from ${table} where (${where.text}) and ${but}`,
    params: where.params,
  });
  if (rows === 'delete') return [remove()];
  const gone =
    rows === 'keep' ? [] : keptBy ? [remove(`not ${kept}`)] : target.hired && !target.whole ? [] : [remove()];
  const values = Object.entries(columns).flatMap(([column, treatment]) => {
    const value = valueFor(treatment, target);
    return value === undefined ? [] : [`${column} = ${value}`];
  });
  if (values.length === 0) return gone;
  // If no column changes except the stamps, the rows are retained evidence, and their stamps must not change
  // either.
  const evidence = Object.values(columns).every(
    (treatment) => treatment.does === 'keep' || valueFor(treatment, target) === undefined,
  );
  const stamps = 'version' in columns && !evidence ? [`version = version + 1`, `updated_at = '${now}'`] : [];
  const text = `update ${table} set ${[...values, ...stamps].join(', ')} where ${where.text}`;
  return [...gone, { text, params: where.params }];
}

/**
 * Returns the statements for a subject that was erased before. They change only retained data whose retention
 * period is over.
 */
function statementsOfOld(
  table: string,
  { rows, keptBy, columns }: Declaration,
  target: ErasureSubject,
  where: Sql,
): Sql[] {
  const kept = Object.entries(columns).filter(
    ([, treatment]) => treatment.does === 'keep' && isAbout(treatment, target.subject),
  );
  const ended = kept.filter(
    ([, treatment]) => treatment.does === 'keep' && target.over?.has(treatment.basis),
  );
  if (ended.length === 0 || rows === 'delete') return [];
  if (rows === 'delete_unless_kept' && !keptBy && ended.length === kept.length) {
    return [{ text: `delete from ${table} where ${where.text}`, params: where.params }];
  }
  const values = ended.map(([column, treatment]) => `${column} = ${valueFor(treatment, target)}`);
  return [{ text: `update ${table} set ${values.join(', ')} where ${where.text}`, params: where.params }];
}

/** Returns the new value of a column as SQL; undefined if the column stays unchanged. */
function valueFor(treatment: Treatment, target: ErasureSubject): string | undefined {
  if (!('to' in treatment) || !isAbout(treatment, target.subject)) return undefined;
  if (treatment.does === 'keep' && isKept(treatment.basis, target)) return undefined;
  const { to } = treatment;
  return typeof to === 'string' ? quote(named(to, target.id)) : String(to);
}

const isKept = (basis: Basis, { hired, over, whole }: ErasureSubject) =>
  !whole && !over?.has(basis) && (hired || reasonOf(basis).hiredOnly !== true);

const named = (text: string, id: number) =>
  text.replace(/\{id(?::(\d+))?\}/, (_, width: string | undefined) =>
    String(id).padStart(Number(width ?? 0), '0'),
  );
/** Erases the person's name in rows of other people: team members, impersonators and impersonated users. */
async function eraseNames(em: SqlEntityManager, targets: readonly ErasureSubject[]): Promise<void> {
  for (const { id } of targets.filter(({ subject }) => subject === 'person')) {
    const named = `select id from events where data ->> 'title' = (select name from users where id = ?)`;
    await em.execute(`delete from notifications where event_id in (${named})`, [id]);
    await em.execute(`delete from mails where event_id in (${named})`, [id]);
    await em.execute(`update events set data = '{}' where id in (${named})`, [id]);
    await em.execute(
      `update history set actor_name = '' from users u where u.id = ?
         and history.actor_id in (select user_id from impersonations where impersonator_id = u.id)
         and right(history.actor_name, length(u.name) + 2) = '(' || u.name || ')'`,
      [id],
    );
  }
}

/**
 * Queues the last e-mail to an erased person. When this runs, the person's address is stored nowhere else.
 */
export async function putErasureNotice(
  em: SqlEntityManager,
  erasureNotice: ErasureNotice,
  now: string,
): Promise<void> {
  const { to, locale, subject, text, html } = erasureNotice;
  const [row] = await em.execute<[{ id: number }]>(
    `insert into mails (to_address, secret, subject, text_body, html_body, locale, created_at)
     values (?, true, ?, ?, ?, ?, ?) returning id`,
    [to, subject, text, html, locale, now],
  );
  await em.execute(`select add_job('mail', ?::json)`, [JSON.stringify({ mailId: row.id })]);
}
