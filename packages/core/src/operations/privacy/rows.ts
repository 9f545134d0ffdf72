import type { Basis } from './bases';

/**
 * Whose data can be erased: an account, what a creator shows of themselves, a creator's work, a company; an imported
 * profile, and the address of a person without an account, by the number of their request. Profile and creator have one
 * number; a creator may take the profile away and stay.
 */
export const subjects = ['person', 'profile', 'creator', 'company', 'external', 'guest'] as const;
export type Subject = (typeof subjects)[number];

/** What stands in a column afterwards; `{id}` is the subject's number. An array is written as PostgreSQL writes it. */
export type Blank = string | number | boolean | null;

interface Narrowed {
  /** Only of these subjects, where a row is of several; otherwise of all of the table. */
  readonly of?: readonly Subject[];
}

/** What erasing a subject does to one column of its rows. */
export type Treatment =
  /** Says nothing about anybody. */
  | { readonly does: 'nothing' }
  /** Names a subject by its number only, which leads to nobody once the subject is erased. */
  | { readonly does: 'number' }
  /** Opens something: goes with its row, and is never shown to anybody, its owner included. */
  | { readonly does: 'shred' }
  | ({ readonly does: 'erase'; readonly to: Blank } & Narrowed)
  /** Another name takes its place, by which rows still hang together. */
  | ({ readonly does: 'pseudonymise'; readonly to: string } & Narrowed)
  /** The law asks for it: stays for the time of the basis, then it is erased too. */
  | ({ readonly does: 'keep'; readonly basis: Basis; readonly to: Blank } & Narrowed);

/** The rows of a table that are a subject's. */
export interface Path {
  readonly subject: Subject;
  /** Holds the subject's number. */
  readonly column: string;
  /** Or the number of a row of this table, which is the subject's by its own paths. */
  readonly through?: string;
  /** Or the subject's number and a colon, with more behind. */
  readonly begins?: true;
  /** Or the subject's own value of this column, such as its address. */
  readonly same?: string;
  /** Only rows with these values besides. */
  readonly where?: Readonly<Record<string, string>>;
}

export interface Declaration {
  readonly of: readonly Path[];
  /**
   * What becomes of the rows: `keep` with their columns treated; `delete`; `delete_unless_kept`, where a column that is kept
   * holds them as long as its basis does.
   */
  readonly rows: 'keep' | 'delete' | 'delete_unless_kept';
  /** Rows that this column of another table names are kept, on the basis of the columns here. */
  readonly keptBy?: { readonly table: string; readonly column: string };
  /** Every column of the table. */
  readonly columns: Readonly<Record<string, Treatment>>;
}

const each = (names: string, treatment: Treatment): Record<string, Treatment> =>
  Object.fromEntries(names.split(' ').map((name) => [name, treatment]));

/** Several columns, their names with spaces between. */
export const nothing = (names: string) => each(names, { does: 'nothing' });
export const numbers = (names: string) => each(names, { does: 'number' });
export const shred = (names: string) => each(names, { does: 'shred' });
export const stamps = nothing('id version created_at updated_at');
export const state = nothing('status status_since');

export const erase = (to: Blank, ...of: Subject[]): Treatment => ({
  does: 'erase',
  to,
  ...(of.length > 0 ? { of } : {}),
});
export const pseudonymise = (to: string, ...of: Subject[]): Treatment => ({
  does: 'pseudonymise',
  to,
  ...(of.length > 0 ? { of } : {}),
});
export const keep = (basis: Basis, to: Blank, ...of: Subject[]): Treatment => ({
  does: 'keep',
  basis,
  to,
  ...(of.length > 0 ? { of } : {}),
});

export const person = (column: string, more: Omit<Path, 'subject' | 'column'> = {}): Path => ({
  subject: 'person',
  column,
  ...more,
});
export const profile = (column: string): Path => ({ subject: 'profile', column });
export const creator = (column: string, more: Omit<Path, 'subject' | 'column'> = {}): Path => ({
  subject: 'creator',
  column,
  ...more,
});
export const company = (column: string, more: Omit<Path, 'subject' | 'column'> = {}): Path => ({
  subject: 'company',
  column,
  ...more,
});
/** An imported profile. */
export const external = (column: string): Path => ({ subject: 'external', column });
/** By the number of the request of a person without an account. */
export const guest = (column: string, more: Omit<Path, 'subject' | 'column'> = {}): Path => ({
  subject: 'guest',
  column,
  ...more,
});
/** By whatever path that table is a subject's. */
export const through = (table: string, column: string): Path[] =>
  subjects.map((subject) => ({ subject, column, through: table }));

/** Both sides of a hiring, in rows that name both; and the columns in which such rows name them. */
export const sides = [creator('creator_id'), company('company_id')];
export const parties = numbers('company_id creator_id briefing_id');
export const contractParties = numbers('contract_id briefing_id company_id creator_id');

/** A name for somebody who has none any more: it reads alike in both languages. */
export const noName = 'Anon. {id}';
export const noAddress = 'anon-{id}@erased.invalid';
/** For a text that must not be empty. */
export const dash = '—';
