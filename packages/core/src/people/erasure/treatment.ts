import type { z } from 'zod';

/**
 * Whose data can be erased: an account, a creator's public profile, a creator's work, a company, an imported
 * profile, and the address in a request by a person without an account. Profile and creator share an id; a
 * creator may erase only the profile.
 */
export const subjects = ['person', 'profile', 'creator', 'company', 'external', 'guest'] as const;
export type Subject = (typeof subjects)[number];

/**
 * Legal basis for keeping a value although its owner asked for erasure. `bases` (operations/privacy) has the
 * laws and the months.
 */
export const basisNames = ['fiscal', 'contract', 'consent', 'access'] as const;
export type Basis = (typeof basisNames)[number];

/** Value of a column after erasure; `{id}` is the subject's id. An array is in PostgreSQL's text format. */
export type Blank = string | number | boolean | null;

interface Narrowed {
  /** Subjects whose erasure has this effect, if a row belongs to several; otherwise all. */
  readonly of?: readonly Subject[];
}

/** What an erasure does to one column. */
export type Treatment =
  /** The value says nothing about a person and stays. */
  | { readonly does: 'nothing' }
  /** The value is only the id of a subject, which identifies no person once the subject is erased. */
  | { readonly does: 'number' }
  /**
   * The value gives access to something. It is deleted with its row, and never shown, not even to its owner.
   */
  | { readonly does: 'shred' }
  | ({ readonly does: 'erase'; readonly to: Blank } & Narrowed)
  /** Another name replaces the value, so that rows with it still belong together. */
  | ({ readonly does: 'pseudonymise'; readonly to: string } & Narrowed)
  /** The law requires the value. It is kept for the period of the basis and then erased too. */
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

/** Name of an erased person or company, the same in both languages. */
export const noName = 'Anon. {id}';
export const noAddress = 'anon-{id}@erased.invalid';
/** Value of an erased text that must not be empty. */
export const dash = '—';

/** Treatment of each marked type, which `treatmentOf` reads. */
export const treatments = new WeakMap<object, Treatment>();

/** Returns a copy of the type with a treatment, because fields share types. */
function treated<T extends z.ZodType>(type: T, treatment: Treatment): T {
  const own = type.clone(type.def) as T;
  treatments.set(own, treatment);
  return own;
}

/** Marks a field that says nothing about a person. */
export const impersonal = <T extends z.ZodType>(type: T): T => treated(type, { does: 'nothing' });
/** Marks a field that refers to a person only by id. */
export const byNumber = <T extends z.ZodType>(type: T): T => treated(type, { does: 'number' });
/** Marks a field that gives access to something. */
export const secret = <T extends z.ZodType>(type: T): T => treated(type, { does: 'shred' });
/**
 * Marks a field that gets another value.
 * @param of subjects whose erasure does it, if not all that the row belongs to
 */
export const erased = <T extends z.ZodType>(type: T, to: Blank, ...of: Subject[]): T =>
  treated(type, erase(to, ...of));
/** Marks a field that gets another name, so that rows with it still belong together. */
export const pseudonymised = <T extends z.ZodType>(type: T, to: string, ...of: Subject[]): T =>
  treated(type, pseudonymise(to, ...of));
/** Marks a field that the law requires, and that is erased when the period of the legal basis is over. */
export const retained = <T extends z.ZodType>(type: T, basis: Basis, to: Blank, ...of: Subject[]): T =>
  treated(type, keep(basis, to, ...of));
