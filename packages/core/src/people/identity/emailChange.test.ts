import { describe, expect, it } from 'vitest';
import {
  aUser,
  brandOwner,
  curator,
  financier,
  ids,
  memberBySupport,
  NOW,
  nobodyYet,
  supporter,
  theOwner,
} from '../../testing';
import { canCorrectEmail } from './emailChange';

describe('correcting the address of a user', () => {
  const creator = aUser({ id: ids.creatorUser, companyId: null, companyRole: null, creatorId: ids.creator });
  const colleague = (duty: 'curation' | 'finance' | 'owner' | 'support') =>
    aUser({ id: 131, companyId: null, companyRole: null, staff: true, duties: [duty] });
  it.each([
    ['support a brand’s owner’s', supporter, aUser(), true],
    ['support a creator’s', supporter, creator, true],
    ['support a colleague’s in finance', supporter, colleague('finance'), false],
    ['support an owner’s', supporter, colleague('owner'), false],
    ['support a colleague’s in curation', supporter, colleague('curation'), false],
    ['support a colleague’s in support', supporter, colleague('support'), false],
    ['an owner a colleague’s in finance', theOwner, colleague('finance'), true],
    ['an owner a creator’s', theOwner, creator, true],
    ['an owner the own', theOwner, aUser({ id: theOwner.userId, staff: true, duties: ['owner'] }), false],
    ['an owner that of somebody suspended', theOwner, aUser({ suspendedAt: NOW }), false],
    ['curation a creator’s', curator, creator, false],
    ['finance a creator’s', financier, creator, false],
    ['a brand’s owner a member’s', brandOwner, aUser({ id: 104, companyRole: 'member' }), false],
    ['support in another’s name', memberBySupport, aUser(), false],
    ['nobody', nobodyYet, aUser(), false],
  ])('%s: %s', (_, actor, user, may) => {
    expect(canCorrectEmail(actor, user)).toBe(may);
  });
});
