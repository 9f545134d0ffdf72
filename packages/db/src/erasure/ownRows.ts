import type { Path, Subject } from '@elenco/core';
import { join, type Sql } from '@elenco/sql';

export const tableOfSubject = {
  person: 'users',
  profile: 'creators',
  creator: 'creators',
  company: 'companies',
  external: 'external_profiles',
  guest: 'privacy_requests',
} as const satisfies Record<Subject, string>;

/**
 * Function that returns the id of the current person as a subject of this kind. Returns null if the person is
 * no such subject; for example, a company's user has no creator id.
 */
type NumberOf = (subject: Subject) => number | null;
/** Function that returns the paths that lead to the rows of a table. */
type PathsOf = (table: string) => readonly Path[];

/** Returns the SQL condition for the rows to which the declared paths lead; undefined if no path applies. */
export function ownRows(table: string, pathsOf: PathsOf, numberOf: NumberOf): Sql | undefined {
  const tests = pathsOf(table).flatMap((path) => testOf(path, pathsOf, numberOf) ?? []);
  return tests.length > 0 ? join(tests, ' or ') : undefined;
}

function testOf(path: Path, pathsOf: PathsOf, numberOf: NumberOf): Sql | undefined {
  const { subject, column, through, begins, same, where = {} } = path;
  const number = numberOf(subject);
  if (number === null) return undefined;
  const narrowing = Object.keys(where).map((name) => ` and "${name}" = ?`);
  const test = (text: string, params: readonly unknown[]): Sql => ({
    text: `"${column}" ${text}${narrowing.join('')}`,
    params: [...params, ...Object.values(where)],
  });
  if (begins) return test('like ?', [`${number}:%`]);
  if (same) return test(`= (select "${same}" from ${tableOfSubject[subject]} where id = ?)`, [number]);
  if (through === undefined) return test('= ?', [number]);
  // These rows belong to a person through their parent rows. The parents are found only by paths that start
  // at the same kind of person.
  const above = (table: string) => pathsOf(table).filter((one) => one.subject === subject);
  const own = ownRows(through, above, numberOf);
  return own && test(`in (select id from ${through} where ${own.text})`, own.params);
}
