import { type Basis, pathsTo, type Subject } from '@elenco/core';
import type { Sql } from '@elenco/sql';
import { ownRows } from './ownRows';

/** A subject that is being erased. */
export interface ErasureSubject {
  readonly subject: Subject;
  readonly id: number;
  /** True if there ever was a contract, which most legal bases for retention require. */
  readonly hired: boolean;
  /** Set if nothing is kept, whatever the legal basis. */
  readonly whole?: true;
  /** Legal bases whose period is over; for a subject erased earlier. */
  readonly over?: ReadonlySet<Basis>;
}

export const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Returns the condition for the subject's rows of a table; undefined if it never has any. */
export const whereOf = (
  table: string,
  { subject, id }: Pick<ErasureSubject, 'subject' | 'id'>,
): Sql | undefined =>
  ownRows(
    table,
    (name) => pathsTo(name, subject),
    () => id,
  );
