import { z } from 'zod';
import { anyOf, type Change, insert, type Scope } from '../../kit';
import { impersonal, retained } from '../erasure';
import { type Actor, defineResource, noOne, staff, userIdOf } from './actor';
import { id, line, stamps } from './fields';

/**
 * Purposes of consent. An account requires the first two. A user can give or refuse each of the others
 * separately (LGPD, art. 8).
 */
export const consentPurposes = ['terms', 'privacy', 'marketing', 'analytics'] as const;
export const optionalPurposes = [
  'marketing',
  'analytics',
] as const satisfies readonly (typeof consentPurposes)[number][];
export const consentPurpose = z.enum(consentPurposes);
export type ConsentPurpose = z.output<typeof consentPurpose>;
export const isOptional = (purpose: ConsentPurpose): boolean =>
  optionalPurposes.some((one) => one === purpose);

/**
 * Current version of each text. If a text changes, its version here changes too, and users must consent
 * again.
 */
export const consentTexts: Readonly<Record<ConsentPurpose, string>> = {
  terms: '2026-12',
  privacy: '2026-11',
  marketing: '2026-11',
  analytics: '2026-11',
};

/** A consent that was given or withdrawn. Rows are only added, never changed. */
export const consent = z.object({
  ...stamps,
  userId: id,
  purpose: impersonal(consentPurpose),
  /** Version of the text that the user saw. */
  text: impersonal(line(40)),
  /** True if the consent was given, false if withdrawn. */
  given: impersonal(z.boolean()),
  ip: retained(z.string(), 'consent', ''),
  userAgent: retained(z.string(), 'consent', ''),
});
export type Consent = z.output<typeof consent>;

/** Client address and browser from which a user acted. The server sets them, never the user. */
export const evidence = { ip: z.string().max(64), userAgent: z.string().max(500) };
export type Evidence = z.output<z.ZodObject<typeof evidence>>;

const ownConsents = (actor: Actor): Scope<Consent> => {
  const userId = userIdOf(actor);
  return userId === null ? [] : [{ userId }];
};

export const consents = defineResource({
  name: 'consents',
  schema: consent,
  flow: undefined,
  writable: { create: [], update: [] },
  filters: { id: 'is', userId: 'is', purpose: 'is', given: 'is', createdAt: 'between' },
  sorts: ['id', 'userId', 'purpose', 'createdAt'],
  access: {
    read: anyOf<Actor, Consent>(ownConsents, staff('support')),
    create: noOne,
    update: noOne,
    remove: noOne,
    moves: {},
  },
});

export const writeConsent = (
  userId: number,
  purpose: ConsentPurpose,
  given: boolean,
  { ip, userAgent }: Evidence,
): Change => insert(consents, { userId, purpose, text: consentTexts[purpose], given, ip, userAgent });

/** True if the user's newest row for a purpose is a consent to the current text. */
export function agrees(rows: readonly Consent[], purpose: ConsentPurpose): boolean {
  const newest = rows.filter((row) => row.purpose === purpose).sort((a, b) => b.id - a.id)[0];
  return newest?.given === true && newest.text === consentTexts[purpose];
}
