import type { FeedChange, FeedPage } from '@elenco/core/operations';
import { expect, it } from 'vitest';
import { isStale, type Live, learn } from './feed';

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

it('learns each change once, whatever its source', () => {
  const known = learn(start, page(7, [change(6), change(7)]));
  expect(learn(known, page(7, [change(6), change(7)]))).toBe(known);
  expect(learn(known, page(8, [change(7), change(8)])).changes.map(({ seq }) => seq)).toEqual([6, 7, 8]);
});

it('finds a page older than a relevant change, and no other', () => {
  const known = learn(start, page(7, [change(6), change(7, 32)]));
  expect([5, 6, 7].map((cursor) => isStale(known, cursor, ofProject))).toEqual([true, false, false]);
});

it('finds every page older than missed or discarded changes', () => {
  const missed = learn(start, page(9, [], true));
  expect([8, 9].map((cursor) => isStale(missed, cursor, () => false))).toEqual([true, false]);
  const many = learn(
    start,
    page(
      405,
      Array.from({ length: 400 }, (_, n) => change(6 + n, 32)),
    ),
  );
  expect([104, 106].map((cursor) => isStale(many, cursor, ofProject))).toEqual([true, false]);
});
