import { describe, expect, it } from 'vitest';
import {
  aCompany,
  accepted,
  anEmailChange,
  aUser,
  inShort,
  inserted,
  refusedWith,
  type Store,
  supporter,
  theOwner,
} from '../../../testing';
import { correctEmail } from './correctEmail';

const person = aUser();
const wanted = 'bia@nova.example';
const holder = aUser({ id: 130, email: wanted, companyId: null, companyRole: null });
const store = (more: Partial<Record<string, Store[string]>> = {}): Store => ({
  users: [person],
  companies: [aCompany()],
  email_changes: [anEmailChange()],
  ...more,
});

describe('support correcting a user’s e-mail address', () => {
  const input = { userId: person.id, email: wanted, reason: 'Saiu da empresa do e-mail antigo.' };
  const correct = (rows: Store) => refusedWith(correctEmail, input, { actor: supporter, store: rows });

  it('waits for the new address and notifies the old one with the reason', async () => {
    const { changes } = await accepted(correctEmail, input, { actor: supporter, store: store() });
    expect(inShort(changes)).toEqual([
      'remove email_changes 5',
      'insert email_changes',
      'emit users.emailLink',
      'emit users.emailCorrection',
    ]);
    expect(inserted(changes, 'email_changes')).toMatchObject({
      askedById: supporter.userId,
      reason: input.reason,
    });
  });

  it('is refused with a matching code', async () => {
    expect(await correct(store({ users: [person, holder] }))).toEqual(['email_taken /email']);
    expect(await correct(store({ users: [aUser({ ...person, email: wanted })] }))).toEqual([
      'email_same /email',
    ]);
    expect(await correct(store({ users: [aUser({ ...person, confirmedAt: null })] }))).toEqual([
      'email_unconfirmed',
    ]);
    expect(await correct(store({ users: [aUser({ ...person, staff: true })] }))).toEqual(['not_found']);
  });

  it('is refused for the staff member’s own account', async () => {
    const self = aUser({ id: theOwner.userId, staff: true, duties: ['owner'] });
    const given = { actor: theOwner, store: store({ users: [self] }) };
    expect(await refusedWith(correctEmail, { ...input, userId: self.id }, given)).toEqual(['not_allowed']);
  });
});
