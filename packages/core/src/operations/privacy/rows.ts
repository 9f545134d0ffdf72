import type { z } from 'zod';
import { type Subject, subjects, type Treatment, treatmentOf } from '../../people';

/** Path to a subject's rows in a table. */
export interface Path<Column extends string = string> {
  readonly subject: Subject;
  /** Column that contains the subject's id. */
  readonly column: Column;
  /** If set, the column contains the id of a row in this other table, which is found by its own paths. */
  readonly through?: string;
  /** If set, the column starts with the subject's id and a colon. */
  readonly begins?: true;
  /** If set, the column's value equals this column of the subject, such as the e-mail address. */
  readonly same?: string;
  /** Values that the rows must have. */
  readonly where?: Readonly<Record<string, string>>;
}

type Columns = Readonly<Record<string, Treatment>>;

export interface Declaration {
  readonly of: readonly Path[];
  /**
   * Treatment of the rows. `keep`: the rows are kept, and each column is treated. `delete`: the rows are
   * deleted. `delete_unless_kept`: the rows are kept only for as long as the legal basis of a kept column
   * requires.
   */
  readonly rows: 'keep' | 'delete' | 'delete_unless_kept';
  /**
   * Column of another table. Rows to which this column refers are kept, on the legal basis that the declared
   * table has for its own columns.
   */
  readonly keptBy?: { readonly table: string; readonly column: string };
  /** Treatment of every column of the table. */
  readonly columns: Columns;
}

interface DeclaredRows {
  readonly name: string;
  readonly schema: z.ZodObject;
}
type FieldOf<Rows extends DeclaredRows> = keyof Rows['schema']['shape'] & string;

const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Declares a table by its schema, whose fields declare their treatments. A field without a treatment gets no
 * column here, which `erasure.test.ts` reports.
 * @param of how the rows of each subject are found, by field
 * @param unseen columns that are missing in the schema, by SQL name
 */
const declare =
  (rows: Declaration['rows']) =>
  <Rows extends DeclaredRows>(
    { name, schema }: Rows,
    of: readonly Path<FieldOf<Rows>>[],
    unseen: Columns = {},
  ): Readonly<Record<string, Declaration>> => ({
    [name.replaceAll('-', '_')]: {
      of: of.map((path) => ({ ...path, column: columnOf(path.column) })),
      rows,
      columns: {
        ...Object.fromEntries(
          Object.entries<z.ZodType>(schema.shape as Record<string, z.ZodType>).flatMap(([field, type]) => {
            const treatment = treatmentOf(type);
            return treatment ? [[columnOf(field), treatment]] : [];
          }),
        ),
        ...unseen,
      },
    },
  });

export const keepRows = declare('keep');
export const deleteRows = declare('delete');
export const deleteRowsUnlessKept = declare('delete_unless_kept');

const each = (names: string, treatment: Treatment): Columns =>
  Object.fromEntries(names.split(' ').map((name) => [name, treatment]));

/**
 * Returns treatments without effect for columns that are missing in schemas, from SQL names separated by
 * spaces.
 */
export const nothing = (names: string) => each(names, { does: 'nothing' });
export const numbers = (names: string) => each(names, { does: 'number' });
export const shred = (names: string) => each(names, { does: 'shred' });
export const stamps = nothing('id version created_at updated_at');

type Options = Omit<Path, 'subject' | 'column'>;
const pathOf =
  (subject: Subject) =>
  <const Column extends string>(column: Column, options: Options = {}): Path<Column> => ({
    subject,
    column,
    ...options,
  });

export const person = pathOf('person');
export const profile = pathOf('profile');
export const creator = pathOf('creator');
export const company = pathOf('company');
/** Returns a path to rows of an imported profile. */
export const external = pathOf('external');
/** Returns a path to rows of the request by a person without an account. */
export const guest = pathOf('guest');
/** Returns paths through the rows of another table, which are found by their own paths. */
export const through = <const Column extends string>(table: string, column: Column): Path<Column>[] =>
  subjects.map((subject) => ({ subject, column, through: table }));

/** Paths by both sides of a hiring, for rows that contain both ids. */
export const sides = [creator('creatorId'), company('companyId')] as const;
