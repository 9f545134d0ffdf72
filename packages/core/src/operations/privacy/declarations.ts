import type { Subject, Treatment } from '../../people';
import { hiring } from './hiring';
import { money } from './money';
import { operations } from './operations';
import { people } from './people';
import { reach } from './reach';
import type { Declaration, Path } from './rows';
import { trails } from './trails';

/**
 * Effect of an erasure on every table and column of the database, in the order of execution. A table comes
 * before the tables to which it refers or through which it is found.
 */
export const declarations: Readonly<Record<string, Declaration>> = {
  ...trails,
  ...hiring,
  ...money,
  ...reach,
  ...operations,
  ...people,
};

/**
 * Returns the paths by which a table's rows are found for a subject; an empty array if the table has no rows
 * of the subject.
 */
export const pathsTo = (table: string, subject: Subject): readonly Path[] =>
  declarations[table]?.of.filter((path) => path.subject === subject) ?? [];

/** True if a table has rows of the subject. */
export const hasRowsOf = (table: string, subject: Subject): boolean =>
  pathsTo(table, subject).some(({ through }) => through === undefined || hasRowsOf(through, subject));

/** True if a column contains data about the subject, in rows of that subject. */
export function isAbout(treatment: Treatment, subject: Subject): boolean {
  if (!('of' in treatment)) return 'to' in treatment;
  return treatment.of?.includes(subject) ?? true;
}
