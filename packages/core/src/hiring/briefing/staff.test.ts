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
import { nothingDue } from './curationDue';
import type { BriefingStatus } from './schema';

const input = { id: ids.briefing };
const briefing = (status: BriefingStatus) => aBriefing({ status });
const waiting: Store = { briefings: [briefing('under_approval')], companies: [aCompany()] };
const ownMove = { do: 'move', resource: 'briefings', id: ids.briefing };

describe('the approval of a briefing by staff', () => {
  const rates = [
    aSetting({ value: 1_500 }),
    aSetting({ id: 6, value: 1_800, validFrom: '2026-11-21' }),
    aSetting({ id: 7, value: 900, validFrom: '2026-11-22' }),
  ];

  /**
   * The approval is on a Saturday, so the second business day, by which an expert proposes creators, is
   * Tuesday.
   */
  const [inADay, afterTuesday] = ['2026-11-22T12:00:00.000Z', '2026-11-25T03:00:00.000Z'];

  it.each<[string, Plan, Store, number, string]>([
    ['the fee rate of a new installation', 'open', {}, 1_500, inADay],
    ['the fee rate of the plan Enterprise', 'enterprise', {}, 2_500, afterTuesday],
    [
      'the fee rate in force today, and not the rate from tomorrow on',
      'open',
      { settings: rates },
      1_800,
      inADay,
    ],
  ])(
    'stores %s, and the deadline for the first creators that the plan promises',
    async (_what, plan, more, feeBp, curationDueAt) => {
      const store = { ...waiting, companies: [aCompany({ plan })], ...more };
      const { changes } = await accepted(approveBriefing, input, { actor: curator, store });
      expect(changes).toEqual([{ ...ownMove, move: 'approve', patch: { feeBp, curationDueAt } }]);
    },
  );

  it('adds to the shortlist only requested creators who exist and accept jobs', async () => {
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
    ['an approval by finance', { actor: financier, store: waiting }, ['not_found']],
    ['an approval by the brand itself', { actor: brandOwner, store: waiting }, ['not_found']],
    [
      'the approval of a draft',
      { actor: curator, store: { briefings: [briefing('draft')] } },
      ['move_not_possible'],
    ],
  ])('is rejected: %s', async (_what, given, expected) => {
    expect(await refusedWith(approveBriefing, input, given)).toEqual(expected);
  });
});

describe('staff sending a briefing back', () => {
  it('stores the reason', async () => {
    const comment = 'Falta o público.';
    const given = { actor: curator, store: waiting };
    const { changes } = await accepted(sendBackBriefing, { ...input, comment }, given);
    expect(changes).toEqual([{ ...ownMove, move: 'sendBack', patch: nothingDue, comment }]);
  });

  it('requires a comment', async () => {
    const given = { actor: curator, store: waiting };
    expect(await refusedWith(sendBackBriefing, { ...input, comment: ' ' }, given)).toEqual([
      'required /comment',
    ]);
  });
});

describe('the release of a shortlist', () => {
  const entries = (...statuses: ('proposed' | 'released' | 'passed')[]) =>
    statuses.map((status, n) => anEntry({ id: 60 + n, creatorId: 20 + n, status }));
  const over = (shortlist: ReturnType<typeof entries>, more: Store = {}) => ({
    actor: curator,
    store: { briefings: [briefing('curation')], shortlist, ...more },
  });

  it('shows the brand every creator who has not been released yet', async () => {
    const { changes } = await accepted(
      releaseShortlist,
      input,
      over(entries('released', 'proposed', 'proposed')),
    );
    expect(changes).toEqual([
      { ...ownMove, move: 'release', patch: nothingDue, data: { count: 2, context: 'more' } },
      { do: 'move', resource: 'shortlist', id: 61, move: 'release', patch: {} },
      { do: 'move', resource: 'shortlist', id: 62, move: 'release', patch: {} },
    ]);
  });

  it.each<[string, Parameters<typeof entries>, string, object]>([
    ['the first creators', ['proposed', 'proposed', 'proposed'], '', { count: 3, context: 'first' }],
    [
      'the first creators, with a message',
      ['proposed', 'proposed', 'proposed'],
      'Bom trabalho!',
      { count: 3, context: 'firstNote' },
    ],
    [
      'no new creator',
      ['released', 'released', 'released'],
      'Ninguém mais.',
      { count: 0, context: 'sameNote' },
    ],
  ])('notifies the brand of %s', async (_what, statuses, comment, data) => {
    const given = over(entries(...statuses));
    const { changes } = await accepted(releaseShortlist, { ...input, comment }, given);
    expect(changes[0]).toEqual({
      ...ownMove,
      move: 'release',
      patch: nothingDue,
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
    ['three creators', over(entries('proposed', 'proposed', 'proposed')), []],
  ])('requires the minimum number of creators: %s', async (_what, given, expected) => {
    expect(await refusedWith(releaseShortlist, input, given)).toEqual(expected);
  });

  it('is not found for staff without the duty of curation', async () => {
    const given = { ...over(entries('proposed', 'proposed', 'proposed')), actor: financier };
    expect(await refusedWith(releaseShortlist, input, given)).toEqual(['not_found']);
  });
});
