import { describe, expect, it } from 'vitest';
import {
  aCompany,
  accepted,
  anEmailChange,
  aUser,
  brandOwner,
  inShort,
  NOW,
  patchOf,
  refusedWith,
  type Store,
  supporter,
  theOwner,
} from '../../../testing';
import { withdrawCorrection } from './newEmail';

const person = aUser();
const wanted = 'bia@nova.example';
const bySupport = anEmailChange({
  newEmail: wanted,
  tokenHash: 'a'.repeat(64),
  askedById: supporter.userId,
  reason: 'Perdeu o acesso.',
});
const store = (more: Partial<Record<string, Store[string]>> = {}): Store => ({
  users: [person],
  companies: [aCompany()],
  email_changes: [bySupport],
  ...more,
});
const as = (actor: typeof brandOwner | typeof supporter, rows = store()) => ({ actor, store: rows });

describe('support withdrawing a correction of an address', () => {
  const input = { userId: person.id };
  const withdraw = (given: object) =>
    refusedWith(
      withdrawCorrection,
      input,
      as(supporter, store({ email_changes: [{ ...bySupport, ...given }] })),
    );

  it('makes its link invalid and notifies both addresses', async () => {
    const rows = store({ email_changes: [bySupport] });
    const { changes } = await accepted(withdrawCorrection, input, as(supporter, rows));
    expect(inShort(changes)).toEqual(['update email_changes 5', 'emit users.correctionWithdrawn']);
    expect(patchOf(changes, 'email_changes')).toEqual({ tokenHash: null, withdrawnAt: NOW });
    expect(JSON.stringify(changes)).not.toContain(wanted);
  });

  it.each([
    ['the user requested it', { askedById: person.id, reason: '' }],
    ['it has expired', { expiresAt: NOW }],
    ['it was confirmed', { confirmedAt: NOW }],
    ['it was already withdrawn', { withdrawnAt: NOW }],
  ])('is rejected if %s', async (_, given) => {
    expect(await withdraw(given)).toEqual(['email_change_over']);
  });

  it('is refused for the own account, and for users whose address support may not correct', async () => {
    const self = aUser({ id: theOwner.userId, staff: true, duties: ['owner'] });
    const own = { actor: theOwner, store: store({ users: [self] }) };
    expect(await refusedWith(withdrawCorrection, { userId: self.id }, own)).toEqual(['not_allowed']);
    expect(await refusedWith(withdrawCorrection, input, as(brandOwner))).toEqual(['not_found']);
  });
});
