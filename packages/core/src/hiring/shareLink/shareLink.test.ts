import { describe, expect, it } from 'vitest';
import { noticesFor } from '../../operations';
import {
  aBriefing,
  aContract,
  accepted,
  aGuestMark,
  anEntry,
  aSentProposal,
  aShareLink,
  brandMember,
  brandOwner,
  guestOfTheHiring,
  ids,
  inserted,
  memberBySupport,
  otherBrand,
  refusedWith,
  summarize,
  supporter,
  theCreator,
  theGuest,
} from '../../testing';
import { createShareLink, rateCreator, revokeShareLink } from './commands';

const project = aBriefing({ status: 'selection' });
const store = {
  briefings: [project],
  contracts: [aContract()],
  shortlist: [anEntry({ status: 'released' }), anEntry({ id: 36 })],
  proposals: [aSentProposal()],
  'share-links': [aShareLink()],
  'guest-marks': [],
};
const link = { briefingId: ids.briefing, label: 'Agência', actions: ['select'], tokenHash: 'd'.repeat(64) };

describe('a share link', () => {
  it('is valid for 14 days by default', async () => {
    const { changes, reply } = await accepted(createShareLink, link, { actor: brandMember, store });
    expect(reply).toEqual({ id: expect.any(Number), expiresAt: '2026-12-05T12:00:00.000Z' });
    expect(inserted(changes, 'share-links')).toMatchObject({ companyId: ids.company, contractId: null });
    const longer = await accepted(createShareLink, { ...link, days: 30 }, { actor: brandOwner, store });
    expect(longer.reply.expiresAt).toBe('2026-12-21T12:00:00.000Z');
  });

  it('is created only by the project’s company, and revoked only by the company or support', async () => {
    for (const actor of [otherBrand, theCreator, supporter, theGuest]) {
      expect(await refusedWith(createShareLink, link, { actor, store })).toEqual(['not_found']);
      const revoke = { id: ids.shareLink };
      const may = actor === supporter ? [] : ['not_found'];
      expect(await refusedWith(revokeShareLink, revoke, { actor, store })).toEqual(may);
    }
    expect(await refusedWith(revokeShareLink, { id: ids.shareLink }, { actor: brandMember, store })).toEqual(
      [],
    );
  });

  it.each([
    ['a selection', {}, ['select'], []],
    ['proposals', { creatorIds: [ids.creator] }, ['select', 'approve-proposal'], []],
    ['a hiring', { contractId: ids.contract }, ['content', 'invoice'], []],
    ['the plan of the project’s squad', {}, ['step'], []],
    ['the payables of a project', {}, ['payables'], []],
    [
      'the payables of one hiring',
      { contractId: ids.contract },
      ['payables'],
      ['share_link_does_not_fit /actions'],
    ],
    ['content without a hiring', {}, ['content'], ['share_link_does_not_fit /actions']],
    ['an invoice without a hiring', {}, ['invoice'], ['share_link_does_not_fit /actions']],
    [
      'the selection of a hiring',
      { contractId: ids.contract },
      ['select'],
      ['share_link_does_not_fit /actions'],
    ],
    ['proposals without creators', {}, ['approve-proposal'], ['share_link_does_not_fit /actions']],
    [
      'proposals that do not exist',
      { creatorIds: [ids.creator, 22] },
      ['approve-proposal'],
      ['share_link_does_not_fit /actions'],
    ],
    [
      'creators without proposals',
      { creatorIds: [ids.creator] },
      ['select'],
      ['share_link_does_not_fit /actions'],
    ],
  ])(
    'is refused unless its actions match the page to which it gives access: %s',
    async (_, about, actions, refused) => {
      const given = { actor: brandOwner, store };
      expect(await refusedWith(createShareLink, { ...link, ...about, actions }, given)).toEqual(refused);
    },
  );

  it('stores each allowed action only once', async () => {
    const given = { actor: brandOwner, store };
    const wanted = { ...link, actions: ['select', 'select'] };
    const { changes } = await accepted(createShareLink, wanted, given);
    expect(inserted(changes, 'share-links')).toMatchObject({ actions: ['select'] });
  });

  it('is sent by e-mail to the given address with the path of its page', async () => {
    const given = { actor: brandOwner, store };
    const wanted = { ...link, actions: ['approve-proposal'], creatorIds: [ids.creator] };
    const { changes } = await accepted(createShareLink, { ...wanted, email: 'Rosa@Agencia.Example ' }, given);
    expect(inserted(changes, 'share-links')).toMatchObject({ email: 'rosa@agencia.example', locale: 'pt' });
    const events = changes.flatMap((change) => (change.do === 'emit' ? [change.event] : []));
    expect(
      events.flatMap((event) => noticesFor(event)).map(({ audience, link: to }) => [audience, to]),
    ).toEqual([
      ['guest', `/dashboard/client/briefing/31/approve-proposal/${ids.creator}/guest?grant={token}`],
    ]);
    const silent = await accepted(createShareLink, wanted, given);
    expect(silent.changes.filter((change) => change.do === 'emit')).toEqual([]);
  });

  it('cannot be created while impersonating, because it would stay valid afterward', () => {
    expect(createShareLink.notWhileImpersonating).toBe(true);
    expect(memberBySupport.impersonatedBy.userId).toBe(supporter.userId);
  });
});

describe('a guest rating creators', () => {
  it('can rate a creator and change the rating', async () => {
    const opinionGiven = { entryId: ids.entry, opinion: 'yes', comment: '' };
    const { changes } = await accepted(rateCreator, opinionGiven, { actor: theGuest, store });
    expect(inserted(changes, 'guest-marks')).toMatchObject({ guestName: 'Rosa', opinion: 'yes' });
    const before = { ...store, 'guest-marks': [aGuestMark()] };
    const markedAgain = await accepted(
      rateCreator,
      { ...opinionGiven, opinion: 'no' },
      { actor: theGuest, store: before },
    );
    expect(summarize(markedAgain.changes)).toEqual([`update guest-marks ${ids.mark}`]);
  });

  it('needs a released creator, a rating, and a link that allows rating', async () => {
    const opinionGiven = { entryId: ids.entry, opinion: null, comment: '' };
    expect(await refusedWith(rateCreator, opinionGiven, { actor: theGuest, store })).toEqual([
      'nothing_said /comment',
    ]);
    const hidden = { ...opinionGiven, entryId: 36, comment: 'Gosto' };
    expect(await refusedWith(rateCreator, hidden, { actor: theGuest, store })).toEqual(['not_found']);
    for (const actor of [guestOfTheHiring, { ...theGuest, briefingId: 32 }]) {
      expect(await refusedWith(rateCreator, { ...opinionGiven, comment: 'Gosto' }, { actor, store })).toEqual(
        ['not_found'],
      );
    }
  });
});

describe('a company member rating creators', () => {
  const released = { entryId: ids.entry, opinion: 'maybe', comment: 'E a agenda?' };

  it('rates a creator separately from guests and colleagues', async () => {
    const kept = { ...store, 'guest-marks': [aGuestMark()] };
    const { changes } = await accepted(rateCreator, released, { actor: brandOwner, store: kept });
    expect(inserted(changes, 'guest-marks')).toMatchObject({
      userId: brandOwner.userId,
      shareLinkId: null,
      guestName: null,
      comment: 'E a agenda?',
      briefingId: ids.briefing,
      companyId: ids.company,
    });
    const own = { shareLinkId: null, guestName: null, userId: brandOwner.userId };
    const both = { ...store, 'guest-marks': [aGuestMark(), aGuestMark({ id: 8, ...own })] };
    const again = await accepted(rateCreator, released, { actor: brandOwner, store: both });
    expect(summarize(again.changes)).toEqual(['update guest-marks 8']);
    const another = await accepted(rateCreator, released, { actor: brandMember, store: both });
    expect(summarize(another.changes)).toEqual(['insert guest-marks']);
  });

  it('removes only the member’s own rating if the new one is empty', async () => {
    const own = { shareLinkId: null, guestName: null, userId: brandOwner.userId };
    const both = { ...store, 'guest-marks': [aGuestMark(), aGuestMark({ id: 8, ...own })] };
    const empty = { entryId: ids.entry, opinion: null, comment: '' };
    const { changes } = await accepted(rateCreator, empty, { actor: brandOwner, store: both });
    expect(summarize(changes)).toEqual(['remove guest-marks 8']);
    expect(await refusedWith(rateCreator, empty, { actor: brandMember, store: both })).toEqual([
      'nothing_said /comment',
    ]);
  });

  it('is refused for unreleased creators, for other companies’ projects and while impersonating', async () => {
    for (const actor of [otherBrand, theCreator, supporter]) {
      expect(await refusedWith(rateCreator, released, { actor, store })).toEqual(['not_found']);
    }
    const hidden = { ...released, entryId: 36 };
    expect(await refusedWith(rateCreator, hidden, { actor: brandOwner, store })).toEqual(['not_found']);
    expect(rateCreator.notWhileImpersonating).toBe(true);
  });
});
