import { describe, expect, it } from 'vitest';
import {
  aBriefing,
  accepted,
  aDeliverable,
  aDraft,
  anObservation,
  aPost,
  brandOwner,
  type Case,
  curator,
  ids,
  NOW,
  otherBrand,
  otherCreator,
  patchOf,
  refusedWith,
  summarize,
  systemActor,
  TODAY,
  theCreator,
} from '../../../testing';
import { checkPost, confirmFigures, importFigures, sendFigures, storeReading } from '.';

const files = [{ id: 95, ownerId: ids.creatorUser, companyId: null, creatorId: ids.creator, sha256: 'a' }];
const second = aPost({
  id: 222,
  deliverableId: 62,
  network: 'tiktok',
  format: 'video',
  url: 'https://tiktok.com/v',
});
const withdrawn = aPost({ id: 223, status: 'withdrawn' });
const store = {
  posts: [aPost(), second, withdrawn],
  deliverables: [aDeliverable()],
  briefings: [aBriefing()],
  files,
};
const figures = { views: 26_310, reach: 18_420, likes: 0, saves: null };
const given = (more: object = {}) => ({ postId: ids.post, figures, proofFileId: 95, ...more });
const rowsOf = (changes: readonly { do: string; resource?: string; row?: unknown }[]) =>
  changes.flatMap((one) =>
    one.do === 'insert' && one.resource === 'observations' ? [one.row as Record<string, unknown>] : [],
  );

describe('a creator’s report of metrics', () => {
  it('stores the metrics of several posts, including zeros but no empty values', async () => {
    const input = {
      posts: [given(), given({ postId: 222, figures: { views: 900 }, observedOn: '2026-11-20' })],
    };
    const { changes, reply } = await accepted(sendFigures, input, { actor: theCreator, store });
    expect(reply).toEqual({ posts: 2 });
    expect(rowsOf(changes).map((row) => [row.postId, row.metric, row.value, row.observedAt])).toEqual([
      [ids.post, 'views', 26_310, NOW],
      [ids.post, 'reach', 18_420, NOW],
      [ids.post, 'likes', 0, NOW],
      [222, 'views', 900, '2026-11-21T02:59:59.999Z'],
    ]);
    expect(rowsOf(changes)[0]).toMatchObject({
      source: 'creator',
      reachKind: 'organic',
      methodVersion: 2,
      proofFileId: 95,
      confirmed: false,
    });
    expect(changes.at(-1)).toMatchObject({ do: 'emit', event: { kind: 'observations.send' } });
  });

  it.each<[string, object, string[]]>([
    ['without a screenshot', { proofFileId: null }, ['proof_required /posts/0/proofFileId']],
    ['with an unknown file', { proofFileId: 96 }, ['unknown_file /posts/0/proofFileId']],
    ['without a required metric', { figures: { views: null } }, ['figures_needed /posts/0/figures/views']],
    ['with a date in the future', { observedOn: '2026-11-22' }, ['in_the_future /posts/0/observedOn']],
    [
      'with a date before the publication',
      { observedOn: '2026-11-18' },
      ['before_publication /posts/0/observedOn'],
    ],
    [
      'with more reach than views',
      { figures: { views: 5, reach: 6 } },
      ['reach_above_views /posts/0/figures/reach'],
    ],
    ['for a replaced link', { postId: 223 }, ['post_withdrawn /posts/0']],
    ['with negative values', { figures: { views: -1 } }, ['too_small /posts/0/figures/views']],
  ])('is rejected %s', async (_what, more, expected) => {
    expect(await refusedWith(sendFigures, { posts: [given(more)] }, { actor: theCreator, store })).toEqual(
      expected,
    );
  });

  it('can contain each of the creator’s own posts only once', async () => {
    const twice = { posts: [given(), given()] };
    expect(await refusedWith(sendFigures, twice, { actor: theCreator, store })).toEqual([
      'post_twice /posts/1',
    ]);
    expect(await refusedWith(sendFigures, { posts: [given()] }, { actor: otherCreator, store })).toEqual([
      'not_found',
    ]);
    expect(await refusedWith(sendFigures, { posts: [given()] }, { actor: brandOwner, store })).toEqual([
      'not_found',
    ]);
  });
});

describe('metrics that a creator reported', () => {
  const open = anObservation();
  const known = anObservation({ id: 220, confirmed: true, confirmedAt: NOW, confirmedById: 7 });
  const both = { observations: [open, known] };
  it.each<[string, Case['actor']]>([
    ['the brand', brandOwner],
    ['curation', curator],
  ])('are confirmed once by %s', async (_who, actor) => {
    const input = { ids: [open.id, known.id] };
    const { changes, reply } = await accepted(confirmFigures, input, { actor, store: both });
    const confirmedById = 'userId' in actor ? actor.userId : null;
    const patch = { confirmed: true, confirmedAt: NOW, confirmedById };
    expect(changes).toEqual([{ do: 'update', resource: 'observations', id: open.id, patch }]);
    expect(reply).toEqual({ confirmed: 1 });
  });
  it('cannot be confirmed by another brand or the creator', async () => {
    const input = { ids: [open.id] };
    expect(await refusedWith(confirmFigures, input, { actor: otherBrand, store: both })).toEqual([
      'not_found',
    ]);
    expect(await refusedWith(confirmFigures, input, { actor: theCreator, store: both })).toEqual([
      'not_allowed',
    ]);
  });
});

it('imports metrics by post id or link, and returns the invalid rows', async () => {
  const line = (n: number, more: object) => ({ line: n, observedOn: TODAY, figures: { views: 10 }, ...more });
  const rows = [
    line(2, { postId: ids.post, reachKind: 'boosted' }),
    line(3, { url: second.url }),
    line(4, { url: 'https://tiktok.com/other' }),
    line(5, { postId: ids.post, figures: {} }),
  ];
  const { changes, reply } = await accepted(importFigures, { rows }, { actor: curator, store });
  expect(rowsOf(changes).map((row) => [row.postId, row.reachKind, row.source, row.confirmed])).toEqual([
    [ids.post, 'boosted', 'staff', true],
    [222, 'organic', 'staff', true],
  ]);
  expect(reply).toEqual({
    taken: 2,
    refused: [
      { line: 4, pointer: '/url', code: 'unknown_post' },
      { line: 5, pointer: '/figures/views', code: 'figures_needed' },
    ],
  });
  expect(await refusedWith(importFigures, { rows }, { actor: brandOwner, store })).toEqual(['not_allowed']);
});

it('stores for a post only the metrics that the network returned', async () => {
  const read = {
    networkPostId: '1790',
    caption: `${'x'.repeat(130)} #publi`,
    figures: { organic: { views: 5, reach: null }, boosted: { views: 3 } },
  };
  const { changes } = await accepted(storeReading, { id: ids.post, read }, { actor: systemActor, store });
  expect(changes[0]).toMatchObject({
    patch: { readAt: NOW, captionSource: 'network', disclosure: 'hidden' },
  });
  expect(rowsOf(changes).map((row) => [row.metric, row.value, row.reachKind, row.source])).toEqual([
    ['views', 5, 'organic', 'network'],
    ['views', 3, 'boosted', 'network'],
  ]);
});

describe('a caption that the network returned', () => {
  const { contentRules } = aBriefing();
  const brief = aBriefing({ contentRules: { ...contentRules, mustNotSay: 'milagre' } });
  const approved = '#publi Minha manhã';
  const read = async (caption: string, known = approved, format: 'reels' | 'stories' = 'reels') => {
    const given = {
      ...store,
      briefings: [brief],
      deliverables: [aDeliverable({ caption: approved })],
      drafts: [aDraft()],
      posts: [aPost({ caption: known, format })],
    };
    const input = { id: ids.post, read: { networkPostId: '1790', caption, figures: {} } };
    const { changes } = await accepted(storeReading, input, { actor: systemActor, store: given });
    const { findings } = patchOf(changes, 'posts') as { findings: { rule: string }[] };
    return [summarize(changes).includes('emit posts.captionChanged'), findings.map(({ rule }) => rule)];
  };

  it.each([
    ['the approved caption', approved, approved, false, []],
    ['the approved caption in different spacing and case', '#PUBLI  minha\nmanha', approved, false, []],
    ['a different caption', '#publi Que milagre', approved, true, ['mustNotSay']],
    ['a different caption without ad disclosure', 'Minha manhã', approved, true, ['disclosure']],
    [
      'a different caption that was read before',
      '#publi Que milagre',
      '#publi Que milagre',
      false,
      ['mustNotSay'],
    ],
    ['the approved caption again', approved, '#publi Que milagre', false, []],
  ])(
    'is reported to the brand only if it differs from the last known caption: %s',
    async (_, caption, known, notified, rules) => {
      expect(await read(caption, known)).toEqual([notified, rules]);
    },
  );

  it('is not missed for stories, which have no caption', async () => {
    expect(await read('', approved, 'stories')).toEqual([false, ['disclosure']]);
  });
});

it.each([
  ['unchecked', 'found', 'move posts 218 find'],
  ['found', 'gone', 'move posts 218 lose'],
  ['gone', 'found', 'move posts 218 find'],
  ['found', 'private', 'move posts 218 hide'],
  ['found', 'found', 'update posts 218'],
  ['withdrawn', 'gone', undefined],
] as const)('updates a post in the state %s that the check finds to be %s', async (status, found, change) => {
  const { changes } = await accepted(
    checkPost,
    { id: ids.post, found },
    {
      actor: systemActor,
      store: { posts: [aPost({ status })] },
    },
  );
  expect(summarize(changes)[0]).toBe(change);
});

it('does not mark a story as offline once its day has passed', async () => {
  const story = aPost({ status: 'found', format: 'stories', publishedAt: '2020-01-01T12:00:00.000Z' });
  const given = { actor: systemActor, store: { posts: [story] } };
  const { changes } = await accepted(checkPost, { id: ids.post, found: 'gone' }, given);
  expect(changes).toEqual([]);
});
