import type { z } from 'zod';
import { type Subject, subjects, type Treatment, treatmentOf } from '../../people';

/** The rows of a table that are a subject's. */
export interface Path<Column extends string = string> {
  readonly subject: Subject;
  /** Holds the subject's number. */
  readonly column: Column;
  /** Or the number of a row of this table, which is the subject's by its own paths. */
  readonly through?: string;
  /** Or the subject's number and a colon, with more behind. */
  readonly begins?: true;
  /** Or the subject's own value of this column, such as its address. */
  readonly same?: string;
  /** Only rows with these values besides. */
  readonly where?: Readonly<Record<string, string>>;
}

type Columns = Readonly<Record<string, Treatment>>;

export interface Declaration {
  readonly of: readonly Path[];
  /**
   * Effect on the rows: `keep` with their columns treated; `delete`; `delete_unless_kept`, where a column that is kept
   * holds them as long as its basis does.
   */
  readonly rows: 'keep' | 'delete' | 'delete_unless_kept';
  /** Rows that this column of another table names are kept, on the basis of the columns here. */
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
 * Declares a table by its schema, whose fields have their treatments beside them. A field without one has no column
 * here, which `erasure.test.ts` rejects.
 * @param of whose rows they are, by fields
 * @param unseen columns that the schema does not have, by their SQL names
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

/** Columns that no schema has, by their SQL names with spaces between. */
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
/** By the number of the request of a person without an account. */
export const guest = pathOf('guest');
/** By whatever path that table is a subject's. */
export const through = <const Column extends string>(table: string, column: Column): Path<Column>[] =>
  subjects.map((subject) => ({ subject, column, through: table }));

/** Both sides of a hiring, in rows that name both. */
export const sides = [creator('creatorId'), company('companyId')] as const;
