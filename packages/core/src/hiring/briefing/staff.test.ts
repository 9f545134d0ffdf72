import { describe, expect, it } from 'vitest';
import type { Plan } from '../../people';
import {
  aBriefing,
  aCompany,
  aCreator,
  accepted,
  anEntry,
  aSetting,
  brandOwner,
  type Case,
  curator,
  financier,
  ids,
  refusedWith,
  type Store,
} from '../../testing';
import { approveBriefing, releaseShortlist, sendBackBriefing } from './commands';
import type { BriefingStatus } from './schema';

const input = { id: ids.briefing };
const briefing = (status: BriefingStatus) => aBriefing({ status });
const waiting: Store = { briefings: [briefing('under_approval')], companies: [aCompany()] };
const ownMove = { do: 'move', resource: 'briefings', id: ids.briefing };

describe('staff approving a briefing', () => {
  const rates = [
    aSetting({ value: 1_500 }),
    aSetting({ id: 6, value: 1_800, validFrom: '2026-11-21' }),
    aSetting({ id: 7, value: 900, validFrom: '2026-11-22' }),
  ];

  it.each<[string, Plan, Store, number]>([
    ['the rate of a new installation', 'open', {}, 1_500],
    ['the enterprise rate', 'enterprise', {}, 2_500],
    ['the rate that begins today, not tomorrow’s', 'open', { settings: rates }, 1_800],
  ])('stores %s', async (_what, plan, more, feeBp) => {
    const store = { ...waiting, companies: [aCompany({ plan })], ...more };
    const { changes } = await accepted(approveBriefing, input, { actor: curator, store });
    expect(changes).toEqual([{ ...ownMove, move: 'approve', patch: { feeBp } }]);
  });

  it('adds the creators that the brand asked for, if they exist and accept jobs', async () => {
    const wishing = aBriefing({ status: 'under_approval', wished: [21, 22, 23, 999] });
    const store = {
      ...waiting,
      briefings: [wishing],
      creators: [
        aCreator({ id: 21 }),
        aCreator({ id: 22, available: false }),
        aCreator({ id: 23, removedAt: '2026-11-01T12:00:00.000Z' }),
        aCreator({ id: 24 }),
      ],
    };
    const { changes } = await accepted(approveBriefing, input, { actor: curator, store });
    expect(changes.filter((change) => change.do === 'insert')).toMatchObject([
      {
        resource: 'shortlist',
        row: { briefingId: ids.briefing, creatorId: 21, status: 'proposed', curatorId: curator.userId },
      },
    ]);
  });

  it.each<[string, Case, string[]]>([
    ['finance', { actor: financier, store: waiting }, ['not_found']],
    ['the brand itself', { actor: brandOwner, store: waiting }, ['not_found']],
    ['a draft', { actor: curator, store: { briefings: [briefing('draft')] } }, ['move_not_possible']],
  ])('is rejected: %s', async (_what, given, expected) => {
    expect(await refusedWith(approveBriefing, input, given)).toEqual(expected);
  });
});

describe('staff sending a briefing back', () => {
  it('stores the reason', async () => {
    const comment = 'Falta o público.';
    const given = { actor: curator, store: waiting };
    const { changes } = await accepted(sendBackBriefing, { ...input, comment }, given);
    expect(changes).toEqual([{ ...ownMove, move: 'sendBack', patch: {}, comment }]);
  });

  it('requires a comment', async () => {
    const given = { actor: curator, store: waiting };
    expect(await refusedWith(sendBackBriefing, { ...input, comment: ' ' }, given)).toEqual([
      'required /comment',
    ]);
  });
});

describe('staff releasing a shortlist', () => {
  const entries = (...statuses: ('proposed' | 'released' | 'passed')[]) =>
    statuses.map((status, n) => anEntry({ id: 60 + n, creatorId: 20 + n, status }));
  const over = (shortlist: ReturnType<typeof entries>, more: Store = {}) => ({
    actor: curator,
    store: { briefings: [briefing('curation')], shortlist, ...more },
  });

  it('releases every new creator on it', async () => {
    const { changes } = await accepted(
      releaseShortlist,
      input,
      over(entries('released', 'proposed', 'proposed')),
    );
    expect(changes).toEqual([
      { ...ownMove, move: 'release', patch: {}, data: { count: 2, context: 'more' } },
      { do: 'move', resource: 'shortlist', id: 61, move: 'release', patch: {} },
      { do: 'move', resource: 'shortlist', id: 62, move: 'release', patch: {} },
    ]);
  });

  it.each<[string, Parameters<typeof entries>, string, object]>([
    ['the first names', ['proposed', 'proposed', 'proposed'], '', { count: 3, context: 'first' }],
    [
      'the first names with a message',
      ['proposed', 'proposed', 'proposed'],
      'Bom trabalho!',
      { count: 3, context: 'firstNote' },
    ],
    ['no new name', ['released', 'released', 'released'], 'Ninguém mais.', { count: 0, context: 'sameNote' }],
  ])('tells the brand of %s', async (_what, statuses, comment, data) => {
    const given = over(entries(...statuses));
    const { changes } = await accepted(releaseShortlist, { ...input, comment }, given);
    expect(changes[0]).toEqual({
      ...ownMove,
      move: 'release',
      patch: {},
      data,
      ...(comment ? { comment } : {}),
    });
  });

  it.each<[string, ReturnType<typeof over>, string[]]>([
    ['two creators', over(entries('proposed', 'proposed')), ['shortlist_too_short']],
    [
      'two creators and one passed over',
      over(entries('proposed', 'proposed', 'passed')),
      ['shortlist_too_short'],
    ],
    [
      'two creators, if the setting is two',
      over(entries('proposed', 'proposed'), { settings: [aSetting({ key: 'shortlist_min', value: 2 })] }),
      [],
    ],
    ['three', over(entries('proposed', 'proposed', 'proposed')), []],
  ])('is rejected for %s', async (_what, given, expected) => {
    expect(await refusedWith(releaseShortlist, input, given)).toEqual(expected);
  });

  it('is not found for staff with another duty', async () => {
    const given = { ...over(entries('proposed', 'proposed', 'proposed')), actor: financier };
    expect(await refusedWith(releaseShortlist, input, given)).toEqual(['not_found']);
  });
});
