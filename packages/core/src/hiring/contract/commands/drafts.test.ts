import { describe, expect, it } from 'vitest';
import {
  accepted,
  aDeliverable,
  aDraft,
  aDraftComment,
  aSetting,
  brandMember,
  type Case,
  guestOfTheHiring,
  ids,
  inserted,
  NOW,
  otherBrand,
  otherCreator,
  patchOf,
  refusedWith,
  summarize,
  systemActor,
  theCreator,
  theGuest,
} from '../../../testing';
import { MAX_COMMENTS } from '../draft';
import { announceApprovals } from './announceApprovals';
import { approveDraft } from './deliverables';
import { addComment, resolveComment } from './draftComments';

const piece = aDeliverable({ status: 'draft_submitted' });
const store = { deliverables: [piece], drafts: [aDraft()], 'draft-comments': [aDraftComment()] };
const remark = { draftId: ids.draft, body: 'Mostra o rótulo?', atMs: 12_000, x: 0.4, y: 0.6 };

describe('a comment on a draft', () => {
  it.each([
    [brandMember, { side: 'company', userId: brandMember.userId, name: brandMember.name }],
    [guestOfTheHiring, { side: 'guest', userId: null, name: guestOfTheHiring.name }],
    [theCreator, { side: 'creator', userId: theCreator.userId, name: theCreator.name }],
  ])('is stored under the name of its author: %j', async (actor, author) => {
    const { changes } = await accepted(addComment, remark, { actor, store });
    expect(inserted(changes, 'draft-comments')).toMatchObject({ ...remark, ...author, resolvedAt: null });
    const kind = actor === theCreator ? 'fromCreator' : 'fromBrand';
    expect(summarize(changes)).toEqual(['insert draft-comments', `emit draft-comments.${kind}`]);
  });

  it('counts as an answer to the draft only if the brand wrote it', async () => {
    const waiting = { ...store, drafts: [aDraft({ approvesOn: '2026-11-24' })] };
    const { changes } = await accepted(addComment, remark, { actor: guestOfTheHiring, store: waiting });
    expect(patchOf(changes, 'drafts')).toEqual({ approvesOn: null });
    const own = await accepted(addComment, remark, { actor: theCreator, store: waiting });
    expect(summarize(own.changes)).not.toContain(`update drafts ${ids.draft}`);
  });

  const full = Array.from({ length: MAX_COMMENTS }, (_, n) => aDraftComment({ id: 500 + n }));
  it.each<[string, object, Partial<Case>, string[]]>([
    ['by another brand', {}, { actor: otherBrand }, ['not_found']],
    ['by another creator', {}, { actor: otherCreator }, ['not_found']],
    ['by a guest of another contract', {}, { actor: theGuest }, ['not_found']],
    ['by a guest without a name', {}, { actor: { ...guestOfTheHiring, name: '' } }, ['not_a_party']],
    [
      'on an older version',
      {},
      { store: { ...store, drafts: [aDraft(), aDraft({ id: 69, number: 2 })] } },
      ['draft_not_newest'],
    ],
    [
      'on an approved deliverable',
      {},
      { store: { ...store, deliverables: [aDeliverable({ status: 'approved' })] } },
      ['draft_decided'],
    ],
    [
      'at a time, although the draft is a picture',
      {},
      { store: { ...store, drafts: [aDraft({ media: 'picture' })] } },
      ['second_of_no_video /atMs'],
    ],
    [
      'at a point, although the draft is a link',
      {},
      { store: { ...store, drafts: [aDraft({ media: 'link' })] } },
      ['point_of_no_picture /x'],
    ],
    ['with only one coordinate', { y: null }, {}, ['point_incomplete /x']],
    ['outside the picture', { x: 1.01 }, {}, ['outside_bounds /x']],
    ['without text', { body: ' ' }, {}, ['required /body']],
    [
      'above the maximum number',
      {},
      { store: { ...store, 'draft-comments': full } },
      ['too_many_comments /body'],
    ],
  ])('is rejected %s', async (_, more, given, expected) => {
    expect(
      await refusedWith(addComment, { ...remark, ...more }, { actor: brandMember, store, ...given }),
    ).toEqual(expected);
  });

  it('can be resolved and reopened only by the two parties', async () => {
    const input = { id: aDraftComment().id, resolved: true };
    for (const actor of [brandMember, theCreator]) {
      const { changes } = await accepted(resolveComment, input, { actor, store });
      expect(patchOf(changes, 'draft-comments')).toEqual({ resolvedAt: NOW });
      expect(
        (await accepted(resolveComment, { ...input, resolved: false }, { actor, store })).changes,
      ).toEqual([]);
    }
    for (const actor of [guestOfTheHiring, otherBrand, otherCreator]) {
      expect(await refusedWith(resolveComment, input, { actor, store })).toEqual(['not_found']);
    }
  });
});

describe('a brand that does not answer a draft', () => {
  const days = aSetting({ key: 'silence_days', value: 1 });
  const waiting = (approvesOn: string | null) => ({
    ...store,
    drafts: [aDraft({ approvesOn }), aDraft({ id: 70, deliverableId: 62 })],
    'draft-comments': [],
    settings: [days],
  });

  it('is notified before the system approves the draft', async () => {
    const announced = await accepted(announceApprovals, {}, { actor: systemActor, store: waiting(null) });
    expect(summarize(announced.changes)).toEqual([
      `update drafts ${ids.draft}`,
      'emit drafts.approvalAnnounced',
    ]);
    expect([patchOf(announced.changes, 'drafts'), announced.reply]).toEqual([
      { approvesOn: '2026-11-23' },
      { dueIds: [] },
    ]);
    const due = { actor: systemActor, store: waiting('2026-11-21') };
    expect((await accepted(announceApprovals, {}, due)).reply).toEqual({ dueIds: [ids.deliverable] });
    expect(summarize((await accepted(approveDraft, { id: ids.deliverable }, due)).changes)).toEqual([
      `move deliverables ${ids.deliverable} approve`,
    ]);
  });

  it('keeps its full review period before the automatic approval', async () => {
    const early = { actor: systemActor, store: waiting('2026-11-23') };
    expect(await refusedWith(approveDraft, { id: ids.deliverable }, early)).toEqual(['not_silent']);
    const off = { actor: systemActor, store: { ...waiting('2026-11-21'), settings: [] } };
    expect(await refusedWith(approveDraft, { id: ids.deliverable }, off)).toEqual(['not_silent']);
    expect(await refusedWith(announceApprovals, {}, { actor: brandMember, store })).toEqual(['not_allowed']);
  });
});
