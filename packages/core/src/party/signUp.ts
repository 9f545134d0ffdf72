import { z } from 'zod';
import { phone } from '../brazil';
import { type Change, emit, insert, type NewRow } from '../kit';
import { credentials } from './credential';
import { email, line, locale } from './fields';
import { type User, user, users } from './user';

/** What everybody gives who signs up. The password comes hashed: a command never sees a password. */
export const signUpFields = {
  name: user.shape.name,
  email,
  phone,
  passwordHash: z.string().startsWith('$argon2id$', 'invalid_format'),
  locale,
  terms: z.literal(true, 'terms_not_accepted'),
  /** Which text of the terms the person saw. */
  termsVersion: line(40),
};
export type SignUp = z.output<z.ZodObject<typeof signUpFields>>;

/**
 * The new person, the way to sign in, and the proof of consent, which lives in the event's data: version of
 * the terms and time.
 */
export function newPerson(
  given: SignUp,
  place: { id: number } & Pick<NewRow<User>, 'companyId' | 'seat' | 'creatorId'>,
  now: string,
): Change[] {
  return [
    insert(users, {
      ...place,
      email: given.email,
      name: given.name,
      phone: given.phone,
      cpf: null,
      locale: given.locale,
      staff: false,
      duties: [],
      suspendedAt: null,
    }),
    insert(credentials, { userId: place.id, passwordHash: given.passwordHash, changedAt: now }),
    emit({
      kind: 'users.signedUp',
      resource: users.name,
      rowId: place.id,
      companyId: place.companyId,
      creatorId: place.creatorId,
      data: { termsVersion: given.termsVersion, termsAcceptedAt: now },
    }),
  ];
}

/**
 * The page answers a registered address as it answers a new one; only the owner of the address learns of it,
 * by mail. Source: security.md, rule 13.
 */
export const signUpAgain = (registered: User): Change =>
  emit({
    kind: 'users.signUpAgain',
    resource: users.name,
    rowId: registered.id,
    companyId: registered.companyId,
    creatorId: registered.creatorId,
  });
