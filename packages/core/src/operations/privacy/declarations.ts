import type { Subject, Treatment } from '../../people';
import { hiring } from './hiring';
import { money } from './money';
import { operations } from './operations';
import { people } from './people';
import { reach } from './reach';
import type { Declaration, Path } from './rows';
import { trails } from './trails';

/**
 * Every table and every column of the database, and what erasing somebody does to it. In the order in which it is
 * done: a table that others name, or through which others are found, comes after them.
 */
export const declarations: Readonly<Record<string, Declaration>> = {
  ...trails,
  ...hiring,
  ...money,
  ...reach,
  ...operations,
  ...people,
};

/** How a table's rows are found for one subject; none where it holds nothing of such a one. */
export const pathsTo = (table: string, subject: Subject): readonly Path[] =>
  declarations[table]?.of.filter((path) => path.subject === subject) ?? [];

/** Whether a table has rows of this subject. */
export const hasRowsOf = (table: string, subject: Subject): boolean =>
  pathsTo(table, subject).some(({ through }) => through === undefined || hasRowsOf(through, subject));

/** Whether a column tells something about this subject, in rows that are the subject's. */
export function isAbout(treatment: Treatment, subject: Subject): boolean {
  if (!('of' in treatment)) return 'to' in treatment;
  return treatment.of?.includes(subject) ?? true;
}
