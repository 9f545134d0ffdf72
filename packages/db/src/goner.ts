import { type Basis, type Path, pathsTo, type Subject } from '@elenco/core';
import type { Sql } from './scope';

/** Somebody who is being forgotten. */
export interface Goner {
  readonly subject: Subject;
  readonly id: number;
  /** Whether there ever was a contract, which is what most of the law's reasons to keep something hang on. */
  readonly hired: boolean;
  /** Reasons whose time is over; for somebody who was erased long ago. */
  readonly over?: ReadonlySet<Basis>;
}

export const tableOfSubject = {
  person: 'users',
  profile: 'creators',
  creator: 'creators',
  company: 'companies',
} as const;

export const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** The rows of the table that are this one's; undefined where it never has any. */
export function whereOf(table: string, goner: Pick<Goner, 'subject' | 'id'>): Sql | undefined {
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
