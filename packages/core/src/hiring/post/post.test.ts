import { describe, expect, it } from 'vitest';
import { methodAt } from '../../discovery';
import { aBriefing, aDeliverable, anObservation, aPost, NOW, summarize, theCreator } from '../../testing';
import { currentObservations, figuresByPost } from './currentFigures';
import { awaitsFigures } from './figureRequests';
import { askedMetrics, metrics } from './metrics';
import { postOnPublish, withdrawOnSendBack } from './reactions';
import { dueReading, isBroken, readingOf, shownPostStatus } from './readings';

const moment = { actor: theCreator, now: NOW };

describe('a published post', () => {
  const link = 'https://www.instagram.com/reel/1/';
  const row = aDeliverable({ status: 'published', link, publishedAt: NOW, caption: 'Oi' });
  const briefing = aBriefing();
  it('is created with the result of the ad disclosure check', () => {
    const [change] = postOnPublish.decide({ ...moment, row, rows: { briefing, before: [] } });
    expect(change).toMatchObject({
      row: { url: link, publishedOn: '2026-11-21', network: 'instagram', disclosure: 'missing' },
    });
  });
  it('is replaced only if the link of the publication changes', () => {
    expect(
      summarize(postOnPublish.decide({ ...moment, row, rows: { briefing, before: [aPost()] } })),
    ).toEqual(['move posts 218 withdraw', 'insert posts']);
    const same = { briefing, before: [aPost({ url: link })] };
    expect(postOnPublish.decide({ ...moment, row, rows: same })).toEqual([]);
    expect(summarize(withdrawOnSendBack.decide({ ...moment, row, rows: [aPost()] }))).toEqual([
      'move posts 218 withdraw',
    ]);
  });
  it('is not created for the work of a freelancer', () => {
    const work = { briefing: aBriefing({ kind: 'freelancer' }), before: [] };
    expect(postOnPublish.decide({ ...moment, row, rows: work })).toEqual([]);
  });
});

it.each([
  ['instagram', '2025-04-20', 1],
  ['instagram', '2025-04-21', 2],
  ['youtube', '2026-08-26', 1],
  ['youtube', '2026-08-27', 2],
  ['tiktok', '2026-11-21', 1],
] as const)('counts the views of %s posts on %s by method %i', (network, day, version) => {
  expect(methodAt(network, day)).toBe(version);
});

it('requests only metrics that exist for the network and format of a post', () => {
  expect(askedMetrics('instagram', 'reels')).toEqual([
    'views',
    'reach',
    'likes',
    'comments',
    'shares',
    'saves',
  ]);
  expect(askedMetrics('instagram', 'stories')).toContain('replies');
  expect(askedMetrics('facebook', 'video').every((name) => name in metrics)).toBe(true);
});

const hours = (n: number) => new Date(Date.parse(NOW) + n * 3_600_000).toISOString();
it.each([
  [20, undefined, undefined],
  [22, undefined, '24h'],
  [24, '24h', '24h'],
  [71, '24h', '72h'],
  [200, '7d', '7d'],
  [900, '30d', '30d'],
] as const)(
  'returns %i hours after publication the due reading (%s) and the reading of new metrics (%s)',
  (age, due, of) => {
    expect(dueReading(NOW, hours(age), 'reels')).toBe(due);
    expect(readingOf(NOW, hours(age))).toBe(of);
  },
);
it('requires a post’s metrics for a limited time once a reading is due', () => {
  const post = aPost({ publishedAt: NOW });
  const of = (age: number) => [anObservation({ observedAt: hours(age) })];
  expect(awaitsFigures(post, [], hours(20))).toBe(false);
  expect(awaitsFigures(post, [], hours(25))).toBe(true);
  expect(awaitsFigures(post, of(23), hours(25))).toBe(false);
  expect(awaitsFigures(post, of(23), hours(73))).toBe(true);
  expect(awaitsFigures(post, [], hours(46 * 24))).toBe(false);
  expect(awaitsFigures({ ...post, status: 'withdrawn' }, [], hours(25))).toBe(false);
});
it('requires only one reading of a story’s metrics', () =>
  expect(dueReading(NOW, hours(900), 'stories')).toBe('24h'));

it('shows an online or unchecked story as over 24 hours after its publication', () => {
  const story = { status: 'found' as const, format: 'stories' as const, publishedAt: NOW };
  expect(shownPostStatus(story, hours(23))).toBe('found');
  expect(shownPostStatus(story, hours(24))).toBe('over');
  expect(shownPostStatus({ ...story, status: 'unchecked' }, hours(24))).toBe('over');
  expect(shownPostStatus({ ...story, status: 'gone' }, hours(24))).toBe('gone');
  expect(shownPostStatus({ ...story, format: 'reels' }, hours(900))).toBe('found');
});

it('treats a private or offline post as broken, but a story only on its day', () => {
  const post = aPost({ publishedAt: NOW });
  const broken = (['unchecked', 'found', 'private', 'gone', 'withdrawn'] as const).filter((status) =>
    isBroken({ ...post, status }, hours(48)),
  );
  expect(broken).toEqual(['private', 'gone']);
  const story = { ...post, status: 'gone', format: 'stories' } as const;
  expect([23, 24].map((age) => isBroken(story, hours(age)))).toEqual([true, false]);
});

it('prefers the newest value of a metric, then a confirmed one, then the later row', () => {
  const at = (id: number, value: number, more: object = {}) => anObservation({ id, value, ...more });
  const later = { observedAt: hours(1) };
  const rows = [
    at(1, 10, later),
    at(2, 30),
    at(3, 11, { ...later, confirmed: true }),
    at(4, 12, later),
    at(5, 7, { reachKind: 'boosted' }),
    at(6, 0, { metric: 'likes' }),
  ];
  expect(currentObservations(rows).map(({ id }) => id)).toEqual([3, 5, 6]);
  expect(currentObservations(rows, NOW).map(({ id }) => id)).toEqual([2, 5, 6]);
  expect(figuresByPost(rows).get(218)).toEqual({ views: 11, likes: 0 });
  expect(figuresByPost(rows, 'boosted').get(218)).toEqual({ views: 7 });
});
