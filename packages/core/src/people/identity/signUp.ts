import { phone } from '@elenco/brazil';
import { z } from 'zod';
import { type Change, emit, insert, type NewRow, update } from '../../kit';
import {
  consentTexts,
  type Evidence,
  email,
  evidence,
  locale,
  type User,
  user,
  users,
  writeConsent,
} from '../party';
import { type Credential, credentials } from './credential';

/** Fields of every sign-up. The password is already hashed: commands receive only hashes. */
export const signUpFields = {
  name: user.shape.name,
  email,
  phone,
  /** WhatsApp number; null if it is the same as the phone number. */
  whatsapp: phone.nullable().default(null),
  passwordHash: z.string().startsWith('$argon2id$', 'invalid_format'),
  locale,
  terms: z.literal(true, 'terms_not_accepted'),
  /** Version of terms and privacy text that the user saw. Outdated versions are refused. */
  termsVersion: z.literal(consentTexts.terms, 'text_changed'),
  marketing: z.boolean().default(false),
  ...evidence,
  /** True if the address is verified already, by Google or an invitation. */
  emailVerified: z.boolean().default(false),
};
export type SignUp = z.output<z.ZodObject<typeof signUpFields>>;

/** Returns the inserts of a new user with credential and consents. */
export function newPerson(
  given: Omit<SignUp, 'phone'> & Pick<User, 'phone'>,
  place: { id: number } & Pick<NewRow<User>, 'companyId' | 'companyRole' | 'creatorId'>,
  now: string,
): Change[] {
  const person = {
    ...place,
    email: given.email,
    name: given.name,
    phone: given.phone,
    whatsapp: given.whatsapp,
    address: null,
    agentEmail: null,
    cpf: null,
    locale: given.locale,
    staff: false,
    duties: [],
    confirmedAt: given.emailVerified ? now : null,
    suspendedAt: null,
  };
  return [
    insert(users, person),
    insert(credentials, { userId: place.id, passwordHash: given.passwordHash, changedAt: now }),
    ...agreed(place.id, given),
    userEvent(given.emailVerified ? 'users.confirmed' : 'users.signedUp', person),
  ];
}

const agreed = (userId: number, given: Evidence & Pick<SignUp, 'marketing'>): Change[] => {
  const from: Evidence = given;
  return [
    writeConsent(userId, 'terms', true, from),
    writeConsent(userId, 'privacy', true, from),
    ...(given.marketing ? [writeConsent(userId, 'marketing', true, from)] : []),
  ];
};

/**
 * Returns the changes for a sign-up with a registered address. The page shows the same reply as for a new
 * address, and only the owner of the address is notified, by e-mail. See docs/spec/safety.md#accounts. Until
 * the address is confirmed, its owner is unknown, so the newest password replaces the old one and the
 * confirmation e-mail is sent again.
 */
export function repeatSignUp(
  registered: User,
  credential: Credential | undefined,
  given: SignUp,
  now: string,
): Change[] {
  if (registered.confirmedAt !== null || !credential) return [userEvent('users.signUpAgain', registered)];
  const { passwordHash } = given;
  return [
    update(credentials, credential.id, { passwordHash, changedAt: now }),
    ...agreed(registered.id, given),
    userEvent('users.signedUp', registered),
  ];
}

/** Returns an event about a user. */
export const userEvent = (
  kind: `users.${string}`,
  { id, companyId, creatorId }: Pick<User, 'id' | 'companyId' | 'creatorId'>,
): Change => emit({ kind, resource: users.name, rowId: id, companyId, creatorId });
