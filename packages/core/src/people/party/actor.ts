import { z } from 'zod';
import { declareFor, everything, type Rule as KitRule, nothing, Problem } from '../../kit';

/**
 * Duties of staff. Staff with `restricted` cannot open contents, growth, users and jobs
 * (docs/spec/people.md#duties-of-staff).
 */
export const duty = z.enum(['owner', 'finance', 'curation', 'support', 'content', 'restricted']);
export type Duty = z.output<typeof duty>;

export const companyRole = z.enum(['owner', 'member']);
export type CompanyRole = z.output<typeof companyRole>;

/**
 * Actions that a share link allows. Project: rate creators on the shortlist, approve proposals of some
 * creators, answer steps of the squad's plan, or pay. Hiring: answer drafts or handle its charge. List: view
 * it. Report: view it, with or without costs. Elenco Pay contract: read and answer it, and accept it from the
 * e-mail.
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
/**
 * Actions for which a brand can issue a share link. Links to an Elenco Pay contract are sent only in its
 * e-mails.
 */
export const brandAction = guestAction.exclude(['pay', 'pay-confirm']);
export type BrandAction = z.output<typeof brandAction>;

interface Person {
  readonly userId: number;
  readonly name: string;
  /** The user who impersonates this user, if any. */
  readonly impersonatedBy?: Impersonator;
}

export interface Impersonator {
  readonly userId: number;
  readonly name: string;
}

/**
 * The user, guest or system that makes a request. Derived from the session on every request, never from the
 * content of the request.
 */
export type Actor =
  | { readonly role: 'nobody' }
  | ({ readonly role: 'admin'; readonly duties: readonly Duty[] } & Person)
  | ({ readonly role: 'company'; readonly companyId: number; readonly companyRole: CompanyRole } & Person)
  | ({ readonly role: 'creator'; readonly creatorId: number } & Person)
  /**
   * A guest with a share link, who has no account. The link is for one project, hiring, list, report or
   * Elenco Pay contract, and allows only some actions.
   */
  | {
      readonly role: 'guest';
      readonly shareLinkId: number;
      /** The user who created the link, whose permissions the guest has. */
      readonly issuedById: number;
      /** Name that the guest entered; empty until then. */
      readonly name: string;
      readonly companyId: number;
      readonly briefingId: number | null;
      readonly contractId: number | null;
      readonly listId: number | null;
      readonly reportId: number | null;
      readonly payContractId: number | null;
      /** True if a shared list also shows the company's notes on its creators. */
      readonly withNotes: boolean;
      /** Creators whose proposals the guest may approve. */
      readonly creatorIds: readonly number[];
      readonly actions: readonly GuestAction[];
    }
  /** The system: scheduled jobs and reactions to commands. */
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

/**
 * Returns the actor of a user (docs/spec/people.md#roles): staff → admin; else member of a company → company;
 * else creator.
 */
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

export const noOne: Rule<unknown> = () => nothing;
export const anyone: Rule<unknown> = () => everything;
export const signedIn: Rule<unknown> = (actor) =>
  actor.role === 'nobody' || actor.role === 'guest' ? nothing : everything;

/** Allows staff with one of these duties. The duty `owner` includes all other duties. */
export const staff =
  (...duties: Duty[]): Rule<unknown> =>
  (actor) =>
    actor.role === 'admin' && (actor.duties.includes('owner') || duties.some((d) => actor.duties.includes(d)))
      ? everything
      : nothing;

/** Allows any staff member. */
export const anyStaff: Rule<unknown> = (actor) => (actor.role === 'admin' ? everything : nothing);

/** Allows access to rows of the actor's company. */
export const ofCompany: Rule<{ companyId: number }> = (actor) =>
  actor.role === 'company' ? [{ companyId: actor.companyId }] : nothing;

/** Allows access to rows of the actor's company, for its owners only. */
export const ofCompanyOwner: Rule<{ companyId: number }> = (actor) =>
  actor.role === 'company' && actor.companyRole === 'owner' ? [{ companyId: actor.companyId }] : nothing;

/** Allows access to rows of the acting creator. */
export const ofCreator: Rule<{ creatorId: number }> = (actor) =>
  actor.role === 'creator' ? [{ creatorId: actor.creatorId }] : nothing;

/** Allows access to the project of a guest's link, if the link allows one of these actions. */
export const guestOfProject =
  (...actions: GuestAction[]): Rule<{ briefingId: number }> =>
  (actor) =>
    shareLinkAllows(actor, actions) && actor.briefingId !== null
      ? [{ briefingId: actor.briefingId }]
      : nothing;

/** Allows access to the hiring of a guest's link, if the link allows one of these actions. */
export const guestOfHiring =
  (...actions: GuestAction[]): Rule<{ contractId: number }> =>
  (actor) =>
    shareLinkAllows(actor, actions) && actor.contractId !== null
      ? [{ contractId: actor.contractId }]
      : nothing;

/** Allows access to the proposals of the creators that a guest's link names. */
export const guestOfProposals: Rule<{ briefingId: number; creatorId: number }> = (actor) =>
  shareLinkAllows(actor, ['approve-proposal']) && actor.briefingId !== null
    ? [{ briefingId: actor.briefingId, creatorId: actor.creatorIds }]
    : nothing;

/** Allows access to the list of a guest's link. */
export const guestOfList: Rule<{ listId: number }> = (actor) =>
  shareLinkAllows(actor, ['list']) && actor.listId !== null ? [{ listId: actor.listId }] : nothing;

/** Allows access to the report of a guest's link. */
export const guestOfReport: Rule<{ id: number }> = (actor) =>
  shareLinkAllows(actor, ['report', 'report-costs']) && actor.reportId !== null
    ? [{ id: actor.reportId }]
    : nothing;
/** Allows access to the Elenco Pay contract of a guest's link, if the link allows one of these actions. */
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

/** Allows only the system. No user can act as the system. */
export const systemOnly: Rule<unknown> = (actor) => (actor.role === 'system' ? everything : nothing);

/** Returns the user who impersonates the actor; null if none does. */
export const impersonatorOf = (actor: Actor): Impersonator | null =>
  ('impersonatedBy' in actor ? actor.impersonatedBy : undefined) ?? null;

/**
 * Refuses actions that an impersonator must not perform: those about passwords, e-mail addresses, bank data,
 * money and signatures. Commands declare this restriction (`notWhileImpersonating`); other code calls this
 * function.
 * @throws Problem `not_allowed` with the code `not_while_impersonating`
 */
export function refuseWhileImpersonating(actor: Actor): void {
  if (impersonatorOf(actor))
    throw new Problem('not_allowed', [{ pointer: '', code: 'not_while_impersonating' }]);
}

/**
 * Requires that a guest has entered a name.
 * @throws Problem `refused` with `name_needed`
 */
export function requireGuestName(actor: Actor): void {
  if (actor.role === 'guest' && actor.name === '') {
    throw new Problem('refused', [{ pointer: '', code: 'name_needed' }]);
  }
}

export const userIdOf = (actor: Actor): number | null => ('userId' in actor ? actor.userId : null);

/**
 * Returns the id of the acting creator.
 * @throws Problem `not_found` for other roles, as for any row outside the scope
 */
export function creatorIdOf(actor: Actor): number {
  if (actor.role !== 'creator') throw new Problem('not_found');
  return actor.creatorId;
}

/**
 * Checks the permission for a command that does not load a single row.
 * @throws Problem `not_allowed` if the rule gives the actor no scope
 */
export function requireAccess(actor: Actor, rule: Rule<unknown>): void {
  if (rule(actor).length === 0) throw new Problem('not_allowed');
}
