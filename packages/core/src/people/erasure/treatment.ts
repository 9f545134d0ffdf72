import type { z } from 'zod';

/**
 * Kinds of subject whose data can be erased: an account, a creator's public profile, a creator with all work,
 * a company, an imported profile, and the e-mail address in a request by a person without an account. Profile
 * and creator share an id, because a creator may erase only the profile.
 */
export const subjects = ['person', 'profile', 'creator', 'company', 'external', 'guest'] as const;
export type Subject = (typeof subjects)[number];

/**
 * Legal basis for keeping a value although its owner asked for erasure. `bases` (operations/privacy) has the
 * laws and the months.
 */
export const basisNames = ['fiscal', 'contract', 'consent', 'access'] as const;
export type Basis = (typeof basisNames)[number];

/**
 * Value that replaces a column's value after erasure; `{id}` is the subject's id. An array is in PostgreSQL's
 * text format.
 */
export type Blank = string | number | boolean | null;

interface Narrowed {
  /** Subjects whose erasure has this effect. If undefined, the erasure of any subject of the row has it. */
  readonly of?: readonly Subject[];
}

/** Effect of an erasure on one column. */
export type Treatment =
  /** The value is not personal data and is kept. */
  | { readonly does: 'nothing' }
  /** The value is only the id of a subject, which identifies no person once the subject is erased. */
  | { readonly does: 'number' }
  /**
   * The value gives access to something. The value is deleted with its row and never shown, not even to the
   * user whose access it is.
   */
  | { readonly does: 'shred' }
  | ({ readonly does: 'erase'; readonly to: Blank } & Narrowed)
  /**
   * A pseudonym replaces the value. All rows of the subject get the same pseudonym, so that they can still be
   * grouped.
   */
  | ({ readonly does: 'pseudonymize'; readonly to: string } & Narrowed)
  /** The law requires the value. It is kept for the period of the basis and then erased too. */
  | ({ readonly does: 'keep'; readonly basis: Basis; readonly to: Blank } & Narrowed);

const narrowed = (of: readonly Subject[]): Narrowed => (of.length > 0 ? { of } : {});

export const erase = (to: Blank, ...of: Subject[]): Treatment => ({ does: 'erase', to, ...narrowed(of) });
const pseudonymize = (to: string, ...of: Subject[]): Treatment => ({
  does: 'pseudonymize',
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

/** Returns a copy of the type with a treatment. A copy is needed because several fields may share a type. */
function treated<T extends z.ZodType>(type: T, treatment: Treatment): T {
  const own = type.clone(type.def) as T;
  treatments.set(own, treatment);
  return own;
}

/** Marks a field without personal data. */
export const impersonal = <T extends z.ZodType>(type: T): T => treated(type, { does: 'nothing' });
/** Marks a field that refers to a person only by id. */
export const byNumber = <T extends z.ZodType>(type: T): T => treated(type, { does: 'number' });
/** Marks a field that gives access to something. */
export const secret = <T extends z.ZodType>(type: T): T => treated(type, { does: 'shred' });
/**
 * Marks a field whose value is replaced by an erasure.
 * @param of subjects whose erasure replaces the value; by default, all subjects to which the row belongs
 */
export const erased = <T extends z.ZodType>(type: T, to: Blank, ...of: Subject[]): T =>
  treated(type, erase(to, ...of));
/**
 * Marks a field whose value is replaced with a pseudonym, so that the rows of a subject can still be grouped.
 */
export const pseudonymized = <T extends z.ZodType>(type: T, to: string, ...of: Subject[]): T =>
  treated(type, pseudonymize(to, ...of));
/**
 * Marks a field that the law requires. The value is kept until the period of the legal basis is over, and
 * then erased.
 */
export const retained = <T extends z.ZodType>(type: T, basis: Basis, to: Blank, ...of: Subject[]): T =>
  treated(type, keep(basis, to, ...of));
