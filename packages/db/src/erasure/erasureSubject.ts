import { type Basis, pathsTo, type Subject } from '@elenco/core';
import type { Sql } from '@elenco/sql';
import { ownRows } from './ownRows';

/** A subject that is being erased. */
export interface ErasureSubject {
  readonly subject: Subject;
  readonly id: number;
  /** True if the subject ever had a contract. Most legal bases for retaining data require a contract. */
  readonly hired: boolean;
  /** Set if all data must be erased. No legal basis then allows retaining any. */
  readonly whole?: true;
  /** Legal bases whose retention period is over. Set for a subject that was erased before. */
  readonly over?: ReadonlySet<Basis>;
}

export const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Returns the SQL condition for the subject's rows in a table; undefined if the table never has any. */
export const whereOf = (
  table: string,
  { subject, id }: Pick<ErasureSubject, 'subject' | 'id'>,
): Sql | undefined =>
  ownRows(
    table,
    (name) => pathsTo(name, subject),
    () => id,
  );
