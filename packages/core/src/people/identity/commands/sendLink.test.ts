import { describe, expect, it } from 'vitest';
import {
  accepted,
  aUser,
  brandOwner,
  curator,
  inShort,
  NOW,
  refusedWith,
  supporter,
  theOwner,
} from '../../../testing';
import { NO_PASSWORD } from '../credential';
import { googleAccounts } from '../googleAccount';
import { sendLink } from './sendLink';

const person = aUser({ confirmedAt: NOW });
const colleague = aUser({ id: 130, staff: true, duties: ['curation'], companyId: null, companyRole: null });
const input = { userId: person.id };

describe('support sending a user a new link', () => {
  it.each([
    ['to choose another password', NOW, 'emit users.forgotPassword'],
    ['to confirm the address', null, 'emit users.signedUp'],
  ])('is sent %s', async (_, confirmedAt, event) => {
    const store = { users: [{ ...person, confirmedAt }] };
    const { changes, reply } = await accepted(sendLink, input, { actor: supporter, store });
    expect(inShort(changes)).toEqual([event]);
    expect(reply).toEqual({});
  });

  it('is refused for staff, unless an owner does it', async () => {
    const store = { users: [colleague] };
    const asked = { userId: colleague.id };
    expect(await refusedWith(sendLink, asked, { actor: supporter, store })).toEqual(['not_found']);
    expect(inShort((await accepted(sendLink, asked, { actor: theOwner, store })).changes)).toHaveLength(1);
  });

  it.each([
    ['invites staff without a password again', NO_PASSWORD, [], 'emit users.staffInvited'],
    ['lets staff with one choose another', `${NO_PASSWORD.slice(0, -1)}B`, [], 'emit users.forgotPassword'],
    ['does not invite staff again who sign in with Google', NO_PASSWORD, [{}], 'emit users.forgotPassword'],
  ])('%s', async (_, passwordHash, google, event) => {
    const userId = colleague.id;
    const of = { id: 1, version: 1, createdAt: NOW, updatedAt: NOW, userId };
    const store = {
      users: [{ ...colleague, confirmedAt: NOW }],
      credentials: [{ ...of, passwordHash, changedAt: NOW }],
      [googleAccounts.name]: google.map((one) => ({ ...of, ...one })),
    };
    const { changes } = await accepted(sendLink, { userId }, { actor: theOwner, store });
    expect(inShort(changes)).toEqual([event]);
  });

  it('is not sent to a suspended user', async () => {
    const store = { users: [{ ...person, suspendedAt: NOW }] };
    expect(await refusedWith(sendLink, input, { actor: supporter, store })).toEqual(['not_found']);
  });

  it('is refused for the staff member’s own account', async () => {
    const store = { users: [{ ...colleague, id: theOwner.userId }] };
    const own = { userId: theOwner.userId };
    expect(await refusedWith(sendLink, own, { actor: theOwner, store })).toEqual(['not_allowed']);
  });

  it.each([curator, brandOwner])('is refused for others: $name', async (actor) => {
    expect(await refusedWith(sendLink, input, { actor, store: { users: [person] } })).toEqual(['not_found']);
  });
});
