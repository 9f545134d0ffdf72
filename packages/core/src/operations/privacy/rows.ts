import type { z } from 'zod';
import { type Subject, subjects, type Treatment, treatmentOf } from '../../people';

/** Finds a subject's rows in a table. */
export interface Path<Column extends string = string> {
  readonly subject: Subject;
  /** Column that holds the subject's id. */
  readonly column: Column;
  /** If set, the column holds the id of a row of this table, found by its own paths. */
  readonly through?: string;
  /** If set, the column starts with the subject's id and a colon. */
  readonly begins?: true;
  /** If set, the column equals this column of the subject, such as its e-mail address. */
  readonly same?: string;
  /** Restricts the rows to these values. */
  readonly where?: Readonly<Record<string, string>>;
}

type Columns = Readonly<Record<string, Treatment>>;

export interface Declaration {
  readonly of: readonly Path[];
  /**
   * Effect on the rows: `keep` with their columns treated; `delete`; `delete_unless_kept`, which retains rows
   * as long as the basis of a kept column requires.
   */
  readonly rows: 'keep' | 'delete' | 'delete_unless_kept';
  /** Rows that this column of another table refers to are kept, on the basis of the columns here. */
  readonly keptBy?: { readonly table: string; readonly column: string };
  /** Every column of the table. */
  readonly columns: Columns;
}

interface DeclaredRows {
  readonly name: string;
  readonly schema: z.ZodObject;
}
type FieldOf<Rows extends DeclaredRows> = keyof Rows['schema']['shape'] & string;

const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Declares a table by its schema, whose fields declare their treatments. A field without one gets no column
 * here, which `erasure.test.ts` rejects.
 * @param of how the rows of each subject are found, by field
 * @param unseen columns missing in the schema, by SQL name
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

/** Columns missing in schemas, by SQL name, separated by spaces. */
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
/** An imported profile. */
export const external = pathOf('external');
/** Found by the request of a person without an account. */
export const guest = pathOf('guest');
/** Found by any path of the other table. */
export const through = <const Column extends string>(table: string, column: Column): Path<Column>[] =>
  subjects.map((subject) => ({ subject, column, through: table }));

/** Both sides of a hiring, in rows that store both. */
export const sides = [creator('creatorId'), company('companyId')] as const;
