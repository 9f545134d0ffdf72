import type { Subject, Treatment } from '../../people';
import { hiring } from './hiring';
import { money } from './money';
import { operations } from './operations';
import { people } from './people';
import { reach } from './reach';
import type { Declaration, Path } from './rows';
import { trails } from './trails';

/**
 * Effect of an erasure on every table and column of the database, in order of execution. A table that others
 * refer to, or are found through, comes after them.
 */
export const declarations: Readonly<Record<string, Declaration>> = {
  ...trails,
  ...hiring,
  ...money,
  ...reach,
  ...operations,
  ...people,
};

/** Returns how a table's rows are found for a subject; empty if it holds none. */
export const pathsTo = (table: string, subject: Subject): readonly Path[] =>
  declarations[table]?.of.filter((path) => path.subject === subject) ?? [];

/** True if a table has rows of the subject. */
export const hasRowsOf = (table: string, subject: Subject): boolean =>
  pathsTo(table, subject).some(({ through }) => through === undefined || hasRowsOf(through, subject));

/** True if a column holds data about the subject, in the subject's rows. */
export function isAbout(treatment: Treatment, subject: Subject): boolean {
  if (!('of' in treatment)) return 'to' in treatment;
  return treatment.of?.includes(subject) ?? true;
}
