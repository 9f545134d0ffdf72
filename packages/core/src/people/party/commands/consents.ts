import { z } from 'zod';
import { accept, type Find, Problem, refuse } from '../../../kit';
import { type Actor, defineCommand, userIdOf } from '../actor';
import { agrees, consentPurpose, consents, evidence, isOptional, writeConsent } from '../consent';
import { users } from '../user';

const input = z.strictObject({ purpose: consentPurpose, ...evidence });

/**
 * Loads the consents of the current user. Locks the user, so that requests from two windows run one after the
 * other.
 */
async function loadOwnConsents(find: Find<Actor>, actor: Actor) {
  const userId = userIdOf(actor);
  if (userId === null) throw new Problem('not_allowed');
  await find.lockMany(users, { id: userId });
  return { userId, words: await find.many(consents, { userId }) };
}

/** Gives consent to the current text of a purpose. A repeated call has no further effect. */
export const giveConsent = defineCommand({
  name: 'consents.give',
  rest: 'Gives consent for a purpose',
  notWhileImpersonating: true,
  input,
  load: (find, _input, { actor }) => loadOwnConsents(find, actor),
  decide({ rows: { userId, words }, input: { purpose, ...from } }) {
    const changes = agrees(words, purpose) ? [] : [writeConsent(userId, purpose, true, from)];
    return accept(changes, { purpose, given: true });
  },
});

/**
 * Withdraws a consent. Refuses with `consent_needed` at `/purpose` if every account requires that consent.
 */
export const withdrawConsent = defineCommand({
  name: 'consents.withdraw',
  rest: 'Withdraws consent for a purpose',
  notWhileImpersonating: true,
  input,
  load: (find, _input, { actor }) => loadOwnConsents(find, actor),
  decide({ rows: { userId, words }, input: { purpose, ...from } }) {
    if (!isOptional(purpose)) return refuse('consent_needed', '/purpose');
    const changes = agrees(words, purpose) ? [writeConsent(userId, purpose, false, from)] : [];
    return accept(changes, { purpose, given: false });
  },
});
