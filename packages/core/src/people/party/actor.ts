import { z } from 'zod';
import { declareFor, everything, type Rule as KitRule, nothing, Problem } from '../../kit';

/** What a member of staff is trusted with. `restricted` has no cms, growth, users, jobs (docs/spec/people.md#duties-of-staff). */
export const duty = z.enum(['owner', 'finance', 'curation', 'support', 'content', 'restricted']);
export type Duty = z.output<typeof duty>;

export const companyRole = z.enum(['owner', 'member']);
export type CompanyRole = z.output<typeof companyRole>;

/**
 * What a grant may let a guest do: with a project, mark and comment its names, approve the proposals of some
 * creators, answer the steps of its squad's plan or pay what it owes; with a hiring, answer its drafts or see to its invoice; with a list of creators, look at it; with a report, look at it, with what it cost or without; with a creator's
 * own contract, read and answer it, and by the e-mail that asks for it, accept.
 */
export const guestAction = z.enum([
  'select',
  'approve-proposal',
  'step',
  'payables',
  'content',
  'invoice',
  'list',
  'report',
  'report-costs',
  'pay',
  'pay-confirm',
]);
export type GuestAction = z.output<typeof guestAction>;
/** Those that a brand gives by a link of its own; those of a creator's own contract come with its e-mails. */
export const brandAction = guestAction.exclude(['pay', 'pay-confirm']);
export type BrandAction = z.output<typeof brandAction>;

interface Person {
  readonly userId: number;
  readonly name: string;
  /** Who has logged in as this person, and looks and acts in this person's name for a while. */
  readonly impersonatedBy?: Impersonator;
}

export interface Impersonator {
  readonly userId: number;
  readonly name: string;
}

/** Who asks. Derived from the session's user on every request, never taken from the request itself. */
export type Actor =
  | { readonly role: 'nobody' }
  | ({ readonly role: 'admin'; readonly duties: readonly Duty[] } & Person)
  | ({ readonly role: 'company'; readonly companyId: number; readonly companyRole: CompanyRole } & Person)
  | ({ readonly role: 'creator'; readonly creatorId: number } & Person)
  /** Somebody without an account who holds a grant: for one project, hiring, list or report, and for some actions. */
  | {
      readonly role: 'guest';
      readonly shareLinkId: number;
      /** The user who issued the link, with whose authority the guest acts. */
      readonly issuedById: number;
      /** As the guest said it; empty before that. */
      readonly name: string;
      readonly companyId: number;
      readonly briefingId: number | null;
      readonly contractId: number | null;
      readonly listId: number | null;
      readonly reportId: number | null;
      readonly payContractId: number | null;
      /** Of a list: whether what the company notes of its creators is shown, too. */
      readonly withNotes: boolean;
      /** Whose proposals the grant lets the guest approve. */
      readonly creatorIds: readonly number[];
      readonly actions: readonly GuestAction[];
    }
  /** The product itself: the worker's schedules and what follows from a person's command. */
  | { readonly role: 'system' };

export type Role = Actor['role'];

export type Rule<Row> = KitRule<Actor, Row>;

export const { defineResource, defineCommand, defineMove, defineReaction } = declareFor<Actor>();

interface Identity {
  readonly id: number;
  readonly name: string;
  readonly staff: boolean;
  readonly duties: readonly Duty[];
  readonly companyId: number | null;
  readonly companyRole: CompanyRole | null;
  readonly creatorId: number | null;
}

/** How roles are derived (docs/spec/people.md#roles): staff flag → admin; else member of a company → company; else creator. */
export function actorOf(user: Identity, impersonatedBy?: Impersonator): Actor {
  const person = { userId: user.id, name: user.name, ...(impersonatedBy ? { impersonatedBy } : {}) };
  if (user.staff) return { role: 'admin', duties: user.duties, ...person };
  if (user.companyId !== null) {
    return {
      role: 'company',
      companyId: user.companyId,
      companyRole: user.companyRole ?? 'member',
      ...person,
    };
  }
  if (user.creatorId !== null) return { role: 'creator', creatorId: user.creatorId, ...person };
  return { role: 'nobody' };
}

export const nobody: Rule<unknown> = () => nothing;
export const anyone: Rule<unknown> = () => everything;
export const signedIn: Rule<unknown> = (actor) =>
  actor.role === 'nobody' || actor.role === 'guest' ? nothing : everything;

/** Staff with one of these duties. The `owner` duty has every power. */
export const staff =
  (...duties: Duty[]): Rule<unknown> =>
  (actor) =>
    actor.role === 'admin' && (actor.duties.includes('owner') || duties.some((d) => actor.duties.includes(d)))
      ? everything
      : nothing;

/** Any member of staff, whatever the duty. */
export const anyStaff: Rule<unknown> = (actor) => (actor.role === 'admin' ? everything : nothing);

/** Rows of the actor's own company. */
export const ofCompany: Rule<{ companyId: number }> = (actor) =>
  actor.role === 'company' ? [{ companyId: actor.companyId }] : nothing;

/** Rows of the actor's company, for its owners alone. */
export const ofCompanyOwner: Rule<{ companyId: number }> = (actor) =>
  actor.role === 'company' && actor.companyRole === 'owner' ? [{ companyId: actor.companyId }] : nothing;

/** Rows of the creator that the actor is. */
export const ofCreator: Rule<{ creatorId: number }> = (actor) =>
  actor.role === 'creator' ? [{ creatorId: actor.creatorId }] : nothing;

/** The project that a guest's grant is for, if it lets the guest do one of these things. */
export const guestOfProject =
  (...actions: GuestAction[]): Rule<{ briefingId: number }> =>
  (actor) =>
    shareLinkAllows(actor, actions) && actor.briefingId !== null
      ? [{ briefingId: actor.briefingId }]
      : nothing;

/** The hiring that a guest's grant is for, likewise. */
export const guestOfHiring =
  (...actions: GuestAction[]): Rule<{ contractId: number }> =>
  (actor) =>
    shareLinkAllows(actor, actions) && actor.contractId !== null
      ? [{ contractId: actor.contractId }]
      : nothing;

/** The creators of that project whom the grant names. */
export const guestOfProposals: Rule<{ briefingId: number; creatorId: number }> = (actor) =>
  shareLinkAllows(actor, ['approve-proposal']) && actor.briefingId !== null
    ? [{ briefingId: actor.briefingId, creatorId: actor.creatorIds }]
    : nothing;

/** The list that a guest's grant is for. */
export const guestOfList: Rule<{ listId: number }> = (actor) =>
  shareLinkAllows(actor, ['list']) && actor.listId !== null ? [{ listId: actor.listId }] : nothing;

/** The report that a guest's grant is for. */
export const guestOfReport: Rule<{ id: number }> = (actor) =>
  shareLinkAllows(actor, ['report', 'report-costs']) && actor.reportId !== null
    ? [{ id: actor.reportId }]
    : nothing;
/** The creator's own contract that a guest's grant is for. */
export const guestOfPay =
  (...actions: GuestAction[]): Rule<{ payContractId: number }> =>
  (actor) =>
    shareLinkAllows(actor, actions) && actor.payContractId !== null
      ? [{ payContractId: actor.payContractId }]
      : nothing;

const shareLinkAllows = (
  actor: Actor,
  actions: readonly GuestAction[],
): actor is Extract<Actor, { role: 'guest' }> =>
  actor.role === 'guest' && actions.some((action) => actor.actions.includes(action));

/** The product acting by itself; no person can be it. */
export const systemOnly: Rule<unknown> = (actor) => (actor.role === 'system' ? everything : nothing);

/** Who has logged in as the actor; null for everybody who acts in the own name. */
export const impersonatorOf = (actor: Actor): Impersonator | null =>
  ('impersonatedBy' in actor ? actor.impersonatedBy : undefined) ?? null;

/**
 * For what nobody may do in another's name: a password, an e-mail address, bank data, money, a signature.
 * Commands declare it (`notWhileImpersonating`); what is no command asks here.
 * @throws Problem `not_allowed` with the code `not_while_impersonating`
 */
export function refuseWhileImpersonating(actor: Actor): void {
  if (impersonatorOf(actor))
    throw new Problem('not_allowed', [{ pointer: '', code: 'not_while_impersonating' }]);
}

/** What a guest does carries the name that the guest gave. @throws Problem `refused` with `name_needed` */
export function demandName(actor: Actor): void {
  if (actor.role === 'guest' && actor.name === '') {
    throw new Problem('refused', [{ pointer: '', code: 'name_needed' }]);
  }
}

export const userIdOf = (actor: Actor): number | null => ('userId' in actor ? actor.userId : null);

/** For what only a creator has. @throws Problem `not_found` for anybody else, as for any row out of reach. */
export function creatorIdOf(actor: Actor): number {
  if (actor.role !== 'creator') throw new Problem('not_found');
  return actor.creatorId;
}

/**
 * For a command that is about no single row, where loading cannot be the authorisation.
 * @throws Problem `not_allowed` unless the rule reaches something for this actor.
 */
export function demand(actor: Actor, rule: Rule<unknown>): void {
  if (rule(actor).length === 0) throw new Problem('not_allowed');
}
