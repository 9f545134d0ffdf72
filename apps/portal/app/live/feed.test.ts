import type { FeedChange, FeedPage } from '@elenco/core/operations';
import { expect, it } from 'vitest';
import { applyPage, isStale, type Live } from './feed';

const change = (seq: number, briefingId = 31): FeedChange => ({
  seq,
  topic: 'messages',
  briefingId,
  creatorId: 21,
  place: seq,
});
const page = (cursor: number, changes: FeedChange[] = [], missed = false): FeedPage => ({
  cursor,
  changes,
  missed,
  unread: 0,
  unreadTalks: 0,
});
const start: Live = { cursor: 5, counts: undefined, changes: [], missedUpTo: 0 };
const ofProject = ({ briefingId }: FeedChange) => briefingId === 31;

it('applies each live change once, whether it comes with a page or from the stream', () => {
  const known = applyPage(start, page(7, [change(6), change(7)]));
  expect(applyPage(known, page(7, [change(6), change(7)]))).toBe(known);
  expect(applyPage(known, page(8, [change(7), change(8)])).changes.map(({ seq }) => seq)).toEqual([6, 7, 8]);
});

it('marks a page as stale only if a newer change concerns it', () => {
  const known = applyPage(start, page(7, [change(6), change(7, 32)]));
  expect([5, 6, 7].map((cursor) => isStale(known, cursor, ofProject))).toEqual([true, false, false]);
});

it('marks pages as stale that were loaded before changes were missed or dropped', () => {
  const missed = applyPage(start, page(9, [], true));
  expect([8, 9].map((cursor) => isStale(missed, cursor, () => false))).toEqual([true, false]);
  const many = applyPage(
    start,
    page(
      405,
      Array.from({ length: 400 }, (_, n) => change(6 + n, 32)),
    ),
  );
  expect([104, 106].map((cursor) => isStale(many, cursor, ofProject))).toEqual([true, false]);
});
