import { type Basis, pathsTo, type Subject } from '@elenco/core';
import type { Sql } from '@elenco/sql';
import { ownRows } from './ownRows';

/** Somebody who is being forgotten. */
export interface ErasureSubject {
  readonly subject: Subject;
  readonly id: number;
  /** Whether there ever was a contract, which is what most of the law's reasons to keep something hang on. */
  readonly hired: boolean;
  /** Nothing is kept of this one, whatever the reason. */
  readonly whole?: true;
  /** Reasons whose time is over; for somebody who was erased long ago. */
  readonly over?: ReadonlySet<Basis>;
}

export const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** The rows of the table that are this one's; undefined where it never has any. */
export const whereOf = (
  table: string,
  { subject, id }: Pick<ErasureSubject, 'subject' | 'id'>,
): Sql | undefined =>
  ownRows(
    table,
    (name) => pathsTo(name, subject),
    () => id,
  );
