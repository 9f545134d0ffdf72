import { z } from 'zod';
import { declareFor, everything, type Rule as KitRule, nothing, Problem } from '../../kit';

/** Duties of staff. `restricted` has no cms, growth, users, jobs (docs/spec/people.md#duties-of-staff). */
export const duty = z.enum(['owner', 'finance', 'curation', 'support', 'content', 'restricted']);
export type Duty = z.output<typeof duty>;

export const companyRole = z.enum(['owner', 'member']);
export type CompanyRole = z.output<typeof companyRole>;

/**
 * Actions of a share link. For a project: mark and comment its names, approve proposals of some creators,
 * answer steps of its squad's plan, or pay. For a hiring: answer drafts or handle its invoice. For a list:
 * view it. For a report: view it, with or without costs. For a creator's own contract: read and answer it,
 * and accept it from the e-mail.
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
/** Actions that a brand can share by link; those of a creator's own contract come with its e-mails. */
export const brandAction = guestAction.exclude(['pay', 'pay-confirm']);
export type BrandAction = z.output<typeof brandAction>;

interface Person {
  readonly userId: number;
  readonly name: string;
  /** User who impersonates this user. */
  readonly impersonatedBy?: Impersonator;
}

export interface Impersonator {
  readonly userId: number;
  readonly name: string;
}

/** Author of a request. Derived from the session's user on every request, never from the request itself. */
export type Actor =
  | { readonly role: 'nobody' }
  | ({ readonly role: 'admin'; readonly duties: readonly Duty[] } & Person)
  | ({ readonly role: 'company'; readonly companyId: number; readonly companyRole: CompanyRole } & Person)
  | ({ readonly role: 'creator'; readonly creatorId: number } & Person)
  /**
   * Holder of a share link without an account: for one project, hiring, list or report, and for some actions.
   */
  | {
      readonly role: 'guest';
      readonly shareLinkId: number;
      /** User who issued the link, whose authority the guest has. */
      readonly issuedById: number;
      /** Name as the guest entered it; empty before that. */
      readonly name: string;
      readonly companyId: number;
      readonly briefingId: number | null;
      readonly contractId: number | null;
      readonly listId: number | null;
      readonly reportId: number | null;
      readonly payContractId: number | null;
      /** For a list: true if the company's notes on its creators are shown, too. */
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
 * Returns the actor of a user (docs/spec/people.md#roles): staff flag → admin; else member of a company →
 * company; else creator.
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

/** Staff with one of these duties. The `owner` duty includes all. */
export const staff =
  (...duties: Duty[]): Rule<unknown> =>
  (actor) =>
    actor.role === 'admin' && (actor.duties.includes('owner') || duties.some((d) => actor.duties.includes(d)))
      ? everything
      : nothing;

/** Allows any staff member. */
export const anyStaff: Rule<unknown> = (actor) => (actor.role === 'admin' ? everything : nothing);

/** Rows of the actor's company. */
export const ofCompany: Rule<{ companyId: number }> = (actor) =>
  actor.role === 'company' ? [{ companyId: actor.companyId }] : nothing;

/** Rows of the actor's company, for its owners only. */
export const ofCompanyOwner: Rule<{ companyId: number }> = (actor) =>
  actor.role === 'company' && actor.companyRole === 'owner' ? [{ companyId: actor.companyId }] : nothing;

/** Rows of the actor's creator. */
export const ofCreator: Rule<{ creatorId: number }> = (actor) =>
  actor.role === 'creator' ? [{ creatorId: actor.creatorId }] : nothing;

/** Allows the project of a guest's link, if the link allows one of these actions. */
export const guestOfProject =
  (...actions: GuestAction[]): Rule<{ briefingId: number }> =>
  (actor) =>
    shareLinkAllows(actor, actions) && actor.briefingId !== null
      ? [{ briefingId: actor.briefingId }]
      : nothing;

/** Allows the hiring of a guest's link, if the link allows one of these actions. */
export const guestOfHiring =
  (...actions: GuestAction[]): Rule<{ contractId: number }> =>
  (actor) =>
    shareLinkAllows(actor, actions) && actor.contractId !== null
      ? [{ contractId: actor.contractId }]
      : nothing;

/** Proposals of the creators that a guest's link names. */
export const guestOfProposals: Rule<{ briefingId: number; creatorId: number }> = (actor) =>
  shareLinkAllows(actor, ['approve-proposal']) && actor.briefingId !== null
    ? [{ briefingId: actor.briefingId, creatorId: actor.creatorIds }]
    : nothing;

/** List of a guest's link. */
export const guestOfList: Rule<{ listId: number }> = (actor) =>
  shareLinkAllows(actor, ['list']) && actor.listId !== null ? [{ listId: actor.listId }] : nothing;

/** Report of a guest's link. */
export const guestOfReport: Rule<{ id: number }> = (actor) =>
  shareLinkAllows(actor, ['report', 'report-costs']) && actor.reportId !== null
    ? [{ id: actor.reportId }]
    : nothing;
/** Allows the creator's own contract of a guest's link, if the link allows one of these actions. */
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

/** Allows only the system; no user can be it. */
export const systemOnly: Rule<unknown> = (actor) => (actor.role === 'system' ? everything : nothing);

/** Returns the user who impersonates the actor; null without impersonation. */
export const impersonatorOf = (actor: Actor): Impersonator | null =>
  ('impersonatedBy' in actor ? actor.impersonatedBy : undefined) ?? null;

/**
 * Refuses what is not allowed while impersonating: passwords, e-mail addresses, bank data, money, signatures.
 * Commands declare it (`notWhileImpersonating`); other code calls this. @throws Problem `not_allowed` with
 * the code `not_while_impersonating`
 */
export function refuseWhileImpersonating(actor: Actor): void {
  if (impersonatorOf(actor))
    throw new Problem('not_allowed', [{ pointer: '', code: 'not_while_impersonating' }]);
}

/** Requires a guest to have entered a name. @throws Problem `refused` with `name_needed` */
export function requireGuestName(actor: Actor): void {
  if (actor.role === 'guest' && actor.name === '') {
    throw new Problem('refused', [{ pointer: '', code: 'name_needed' }]);
  }
}

export const userIdOf = (actor: Actor): number | null => ('userId' in actor ? actor.userId : null);

/**
 * Returns the creator of the actor. @throws Problem `not_found` for other roles, as for any row out of reach
 */
export function creatorIdOf(actor: Actor): number {
  if (actor.role !== 'creator') throw new Problem('not_found');
  return actor.creatorId;
}

/**
 * Checks permission for commands without a single row to load. @throws Problem `not_allowed` if the rule
 * gives the actor no scope
 */
export function requireAccess(actor: Actor, rule: Rule<unknown>): void {
  if (rule(actor).length === 0) throw new Problem('not_allowed');
}
