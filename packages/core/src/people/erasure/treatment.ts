import type { z } from 'zod';

/**
 * Subjects of an erasure: an account, a creator's public profile, a creator's work, a company, an imported profile, and
 * the address of a person without an account, by the number of their request. Profile and creator share a number; a
 * creator may erase the profile and stay.
 */
export const subjects = ['person', 'profile', 'creator', 'company', 'external', 'guest'] as const;
export type Subject = (typeof subjects)[number];

/**
 * Legal basis for keeping a value when its owner asks for erasure. `bases` (operations/privacy) has the laws
 * and the months.
 */
export const basisNames = ['fiscal', 'contract', 'consent', 'access'] as const;
export type Basis = (typeof basisNames)[number];

/** Value of a column after erasure; `{id}` is the subject's number. An array is written as PostgreSQL writes it. */
export type Blank = string | number | boolean | null;

interface Narrowed {
  /** Applies to these subjects only, where a row belongs to several; otherwise to all of the table. */
  readonly of?: readonly Subject[];
}

/** Effect of an erasure on one column. */
export type Treatment =
  /** Value that says nothing about a person. */
  | { readonly does: 'nothing' }
  /** Names a subject by its number only, which identifies no person once the subject is erased. */
  | { readonly does: 'number' }
  /** Value that opens something: goes with its row, and is never shown, not even to its owner. */
  | { readonly does: 'shred' }
  | ({ readonly does: 'erase'; readonly to: Blank } & Narrowed)
  /** Another name takes its place, by which rows still hang together. */
  | ({ readonly does: 'pseudonymise'; readonly to: string } & Narrowed)
  /** The law asks for it: stays for the time of the basis, then it is erased too. */
  | ({ readonly does: 'keep'; readonly basis: Basis; readonly to: Blank } & Narrowed);

const narrowed = (of: readonly Subject[]): Narrowed => (of.length > 0 ? { of } : {});

export const erase = (to: Blank, ...of: Subject[]): Treatment => ({ does: 'erase', to, ...narrowed(of) });
const pseudonymise = (to: string, ...of: Subject[]): Treatment => ({
  does: 'pseudonymise',
  to,
  ...narrowed(of),
});
export const keep = (basis: Basis, to: Blank, ...of: Subject[]): Treatment => ({
  does: 'keep',
  basis,
  to,
  ...narrowed(of),
});

/** Name of an erased person or company: it reads alike in both languages. */
export const noName = 'Anon. {id}';
export const noAddress = 'anon-{id}@erased.invalid';
/** For a text that must not be empty. */
export const dash = '—';

/** Read by `treatmentOf`. */
export const treatments = new WeakMap<object, Treatment>();

/** Returns the type with a treatment of its own: a type that fields share stays as it is. */
function treated<T extends z.ZodType>(type: T, treatment: Treatment): T {
  const own = type.clone(type.def) as T;
  treatments.set(own, treatment);
  return own;
}

/** Marks a field that says nothing about a person. */
export const impersonal = <T extends z.ZodType>(type: T): T => treated(type, { does: 'nothing' });
/** Marks a field that refers to a person by id only. */
export const byNumber = <T extends z.ZodType>(type: T): T => treated(type, { does: 'number' });
/** Marks a field that opens something. */
export const secret = <T extends z.ZodType>(type: T): T => treated(type, { does: 'shred' });
/**
 * Marks a field that gets another value.
 * @param of subjects whose erasure does it, where not all of the row
 */
export const erased = <T extends z.ZodType>(type: T, to: Blank, ...of: Subject[]): T =>
  treated(type, erase(to, ...of));
/** Marks a field that gets another name, by which rows still hang together. */
export const pseudonymised = <T extends z.ZodType>(type: T, to: string, ...of: Subject[]): T =>
  treated(type, pseudonymise(to, ...of));
/** Marks a field that the law asks for, and that is erased when the time of the basis is over. */
export const retained = <T extends z.ZodType>(type: T, basis: Basis, to: Blank, ...of: Subject[]): T =>
  treated(type, keep(basis, to, ...of));
