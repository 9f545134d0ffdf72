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

/** What everybody gives who signs up. The password comes hashed: a command never sees a password. */
export const signUpFields = {
  name: user.shape.name,
  email,
  phone,
  /** Where it is another number. */
  whatsapp: phone.nullable().default(null),
  passwordHash: z.string().startsWith('$argon2id$', 'invalid_format'),
  locale,
  terms: z.literal(true, 'terms_not_accepted'),
  /** Which text of terms and privacy the person saw; another one than today's has to be read first. */
  termsVersion: z.literal(consentTexts.terms, 'text_changed'),
  marketing: z.boolean().default(false),
  ...evidence,
  /** Whether the address is the person's beyond doubt, as one that Google or an invitation vouches for. */
  emailVerified: z.boolean().default(false),
};
export type SignUp = z.output<z.ZodObject<typeof signUpFields>>;

/** The new person, the way to sign in, and what the person agreed to. */
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
 * The page answers a registered address as it answers a new one; only the owner of the address learns of it,
 * by mail. See docs/spec/safety.md#accounts. Until the address is confirmed nobody is known to own it: then the
 * newest password counts, and the confirmation mail goes out again.
 */
export function signUpAgain(
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

/** Tells the outbox something about a person. */
export const userEvent = (
  kind: `users.${string}`,
  { id, companyId, creatorId }: Pick<User, 'id' | 'companyId' | 'creatorId'>,
): Change => emit({ kind, resource: users.name, rowId: id, companyId, creatorId });
