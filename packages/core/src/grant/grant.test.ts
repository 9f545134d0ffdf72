import { describe, expect, it } from 'vitest';
import {
  aBriefing,
  aContract,
  accepted,
  aGrant,
  aGuestMark,
  anEntry,
  brandMember,
  brandOwner,
  guestOfTheHiring,
  ids,
  inShort,
  inserted,
  memberBySupport,
  otherBrand,
  refusedWith,
  supporter,
  theCreator,
  theGuest,
} from '../testing';
import { makeGrant, markName, revokeGrant } from './commands';

const project = aBriefing({ status: 'selection' });
const store = {
  briefings: [project],
  contracts: [aContract()],
  shortlist: [anEntry({ status: 'released' }), anEntry({ id: 36 })],
  grants: [aGrant()],
  'guest-marks': [],
};
const link = { briefingId: ids.briefing, label: 'Agência', actions: ['select'], tokenHash: 'd'.repeat(64) };

describe('a grant', () => {
  it('lasts 14 days unless its maker says otherwise', async () => {
    const { changes, reply } = await accepted(makeGrant, link, { actor: brandMember, store });
    expect(reply).toEqual({ expiresAt: '2026-12-05T12:00:00.000Z' });
    expect(inserted(changes, 'grants')).toMatchObject({ companyId: ids.company, contractId: null });
    const longer = await accepted(makeGrant, { ...link, days: 30 }, { actor: brandOwner, store });
    expect(longer.reply.expiresAt).toBe('2026-12-21T12:00:00.000Z');
  });

  it('is of the company whose project it is', async () => {
    for (const actor of [otherBrand, theCreator, supporter, theGuest]) {
      expect(await refusedWith(makeGrant, link, { actor, store })).toEqual(['not_found']);
      const revoke = { id: ids.grant };
      const may = actor === supporter ? [] : ['not_found'];
      expect(await refusedWith(revokeGrant, revoke, { actor, store })).toEqual(may);
    }
    expect(await refusedWith(revokeGrant, { id: ids.grant }, { actor: brandMember, store })).toEqual([]);
  });

  it('allows what fits its row', async () => {
    const given = { actor: brandOwner, store };
    const wrong = { ...link, actions: ['content'] };
    expect(await refusedWith(makeGrant, wrong, given)).toEqual(['grant_does_not_fit /actions']);
    const hiring = { ...link, contractId: ids.contract };
    expect(await refusedWith(makeGrant, hiring, given)).toEqual(['grant_does_not_fit /actions']);
    expect(await refusedWith(makeGrant, { ...hiring, actions: ['content'] }, given)).toEqual([]);
  });

  it('is not made in another’s name, since it would outlive the half hour', () => {
    expect(makeGrant.notActingAs).toBe(true);
    expect(memberBySupport.openedBy.userId).toBe(supporter.userId);
  });
});

describe('a guest', () => {
  it('marks a name, and says it anew', async () => {
    const said = { entryId: ids.entry, opinion: 'yes', comment: '' };
    const { changes } = await accepted(markName, said, { actor: theGuest, store });
    expect(inserted(changes, 'guest-marks')).toMatchObject({ guestName: 'Rosa', opinion: 'yes' });
    const before = { ...store, 'guest-marks': [aGuestMark()] };
    const anew = await accepted(markName, { ...said, opinion: 'no' }, { actor: theGuest, store: before });
    expect(inShort(anew.changes)).toEqual([`update guest-marks ${ids.mark}`]);
  });

  it('says something, of a name that was released, by a grant that is for it', async () => {
    const said = { entryId: ids.entry, opinion: null, comment: '' };
    expect(await refusedWith(markName, said, { actor: theGuest, store })).toEqual(['nothing_said /comment']);
    const hidden = { ...said, entryId: 36, comment: 'Gosto' };
    expect(await refusedWith(markName, hidden, { actor: theGuest, store })).toEqual(['not_found']);
    for (const actor of [guestOfTheHiring, brandOwner, { ...theGuest, briefingId: 32 }]) {
      expect(await refusedWith(markName, { ...said, comment: 'Gosto' }, { actor, store })).toEqual([
        'not_found',
      ]);
    }
  });
});
