import { amendment } from './amendment';
import { closing } from './closing';
import { community } from './community';
import { contents } from './contents';
import { conversations } from './conversations';
import { fiscal } from './fiscal';
import { guests } from './guests';
import { hiring } from './hiring';
import { money, settings } from './money';
import { paymentFile } from './paymentFile';
import { people } from './people';
import { post } from './post';
import { presence } from './presence';
import { projects } from './projects';
import { provider } from './provider';
import { question } from './question';
import { reach } from './reach';
import { receipt } from './receipt';
import { repayment } from './repayment';
import { report } from './report';
import { rpa } from './rpa';
import { saved } from './saved';
import { search } from './search';
import { settlement } from './settlement';
import { signingIn } from './signingIn';
import { staff } from './staff';
import { subscription } from './subscription';
import { tracking } from './tracking';
import { trails } from './trails';
import type { Declaration, Path, Subject, Treatment } from './treatment';
import { webhook } from './webhook';

/**
 * Every table and every column of the database, and what erasing somebody does to it. In the order in which it is
 * done: a table that others name, or through which others are found, comes after them.
 */
export const declarations: Readonly<Record<string, Declaration>> = {
  ...trails,
  ...saved,
  ...guests,
  ...projects,
  ...conversations,
  ...hiring,
  ...money,
  ...settings,
  ...contents,
  ...reach,
  ...search,
  ...staff,
  ...question,
  ...post,
  ...amendment,
  ...community,
  ...subscription,
  ...report,
  ...settlement,
  ...tracking,
  ...closing,
  ...provider,
  ...webhook,
  ...receipt,
  ...paymentFile,
  ...rpa,
  ...fiscal,
  ...repayment,
  ...signingIn,
  ...presence,
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
