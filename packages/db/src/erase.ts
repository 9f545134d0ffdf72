import {
  type Basis,
  type Declaration,
  declarations,
  type Erased,
  type Farewell,
  isAbout,
  type Path,
  pathsTo,
  reasonOf,
  type Subject,
  type Treatment,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Sql } from './scope';

/** Somebody who is being forgotten. */
interface Goner {
  readonly subject: Subject;
  readonly id: number;
  /** Whether there ever was a contract, which is what most of the law's reasons to keep something hang on. */
  readonly hired: boolean;
}

export const tableOfSubject = {
  person: 'users',
  profile: 'creators',
  creator: 'creators',
  company: 'companies',
} as const;

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

/** What stands in the column afterwards, as SQL; nothing where it stays as it is. */
function valueFor(treatment: Treatment, goner: Goner): string | undefined {
  if (!('to' in treatment) || !isAbout(treatment, goner.subject)) return undefined;
  if (treatment.does === 'keep' && isKept(treatment.basis, goner)) return undefined;
  const { to } = treatment;
  return typeof to === 'string' ? quote(named(to, goner.id)) : String(to);
}

const isKept = (basis: Basis, { hired }: Goner) => hired || reasonOf(basis).hiredOnly !== true;

const named = (text: string, id: number) =>
  text.replace(/\{id(?::(\d+))?\}/, (_, width: string | undefined) =>
    String(id).padStart(Number(width ?? 0), '0'),
  );
const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** The rows of the table that are this one's; undefined where it never has any. */
function whereOf(table: string, goner: Pick<Goner, 'subject' | 'id'>): Sql | undefined {
  const tests = pathsTo(table, goner.subject).flatMap((path) => testOf(path, goner) ?? []);
  if (tests.length === 0) return undefined;
  return {
    text: tests.map(({ text }) => `(${text})`).join(' or '),
    params: tests.flatMap(({ params }) => params),
  };
}

function testOf({ column, through, begins, same, where = {} }: Path, goner: Pick<Goner, 'subject' | 'id'>) {
  const narrowing = Object.entries(where).map(([name, value]) => ` and ${name} = ${quote(value)}`);
  const test = (text: string, params: readonly unknown[]): Sql => ({
    text: text + narrowing.join(''),
    params,
  });
  if (begins) return test(`${column} like ?`, [`${goner.id}:%`]);
  if (same) {
    return test(`${column} = (select ${same} from ${tableOfSubject[goner.subject]} where id = ?)`, [
      goner.id,
    ]);
  }
  if (through === undefined) return test(`${column} = ?`, [goner.id]);
  const own = whereOf(through, goner);
  return own && test(`${column} in (select id from ${through} where ${own.text})`, own.params);
}

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

/** Hands the worker the names of what lies in folders and is going to be nobody's. */
async function forgetBytes(em: SqlEntityManager, goners: readonly Goner[]): Promise<void> {
  const files: string[] = [];
  const photos: string[] = [];
  for (const goner of goners) {
    const where = whereOf('files', goner);
    if (where) {
      const rows = await em.execute<{ sha256: string }[]>(
        `select sha256 from files where (${where.text}) and not exists (select from invoices where file_id = files.id)`,
        [...where.params],
      );
      files.push(...rows.map(({ sha256 }) => sha256));
    }
    const picture = { profile: 'portrait', company: 'logo', person: undefined, creator: undefined }[
      goner.subject
    ];
    if (!picture) continue;
    const table = tableOfSubject[goner.subject];
    const rows = await em.execute<{ name: string | null }[]>(
      `select ${picture} as name from ${table} where id = ?`,
      [goner.id],
    );
    photos.push(...rows.flatMap(({ name }) => (name && /^[0-9a-f]{64}$/.test(name) ? [name] : [])));
  }
  if (files.length + photos.length === 0) return;
  await em.execute(`select add_job('forgetBytes', ?::json)`, [JSON.stringify({ files, photos })]);
}

/** Of these names, the ones that no row has any more. */
export async function unnamedBytes(
  em: SqlEntityManager,
  { files, photos }: { readonly files: readonly string[]; readonly photos: readonly string[] },
): Promise<{ files: string[]; photos: string[] }> {
  const without = async (names: readonly string[], taken: string) => {
    const rows = await em.execute<{ name: string }[]>(
      `select name from unnest(string_to_array(?, ',')) name where not exists (${taken})`,
      [names.join(',')],
    );
    return rows.map(({ name }) => name);
  };
  return {
    files: await without(files, 'select from files where sha256 = name'),
    photos: await without(
      photos,
      'select from creators where portrait = name union all select from companies where logo = name',
    ),
  };
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
