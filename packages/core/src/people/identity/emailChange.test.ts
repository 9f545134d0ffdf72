import { describe, expect, it } from 'vitest';
import {
  aUser,
  brandOwner,
  curator,
  financier,
  ids,
  memberBySupport,
  NOW,
  signedOutActor,
  supporter,
  theOwner,
} from '../../testing';
import { canCorrectEmail } from './emailChange';

describe('permission to correct the address of a user', () => {
  const creator = aUser({ id: ids.creatorUser, companyId: null, companyRole: null, creatorId: ids.creator });
  const colleague = (duty: 'curation' | 'finance' | 'owner' | 'support') =>
    aUser({ id: 131, companyId: null, companyRole: null, staff: true, duties: [duty] });
  it.each([
    ['support for a brand’s owner', supporter, aUser(), true],
    ['support for a creator', supporter, creator, true],
    ['support for a colleague in finance', supporter, colleague('finance'), false],
    ['support for an owner of the platform', supporter, colleague('owner'), false],
    ['support for a colleague in curation', supporter, colleague('curation'), false],
    ['support for a colleague in support', supporter, colleague('support'), false],
    ['an owner of the platform for a colleague in finance', theOwner, colleague('finance'), true],
    ['an owner of the platform for a creator', theOwner, creator, true],
    [
      'an owner of the platform for oneself',
      theOwner,
      aUser({ id: theOwner.userId, staff: true, duties: ['owner'] }),
      false,
    ],
    ['an owner of the platform for a suspended user', theOwner, aUser({ suspendedAt: NOW }), false],
    ['curation for a creator', curator, creator, false],
    ['finance for a creator', financier, creator, false],
    ['a brand’s owner for a member', brandOwner, aUser({ id: 104, companyRole: 'member' }), false],
    ['support while impersonating', memberBySupport, aUser(), false],
    ['a visitor', signedOutActor, aUser(), false],
  ])('is granted or denied: %s: %s', (_, actor, user, may) => {
    expect(canCorrectEmail(actor, user)).toBe(may);
  });
});
