import { expect, it } from 'vitest';
import { comparedCreators, inOrder, type NameOrder, orderIn } from './order';

const name = (
  id: number,
  score: number,
  priceCents: number | null,
  followers: number,
  engagementBp: number,
) => ({
  id,
  score,
  creator: { priceCents, followers, engagementBp },
});
const names = [
  name(1, 80, 60_000, 1_000, 300),
  name(2, 95, null, 9_000, 300),
  name(3, 70, 45_000, 5_000, 700),
  name(4, 60, null, 100, 100),
];

it.each<[NameOrder, number[]]>([
  ['score', [2, 1, 3, 4]],
  ['price', [3, 1, 2, 4]],
  ['followers', [2, 3, 1, 4]],
  ['engagement', [3, 2, 1, 4]],
])('sorts a shortlist by %s', (order, ids) => {
  expect(inOrder(names, order).map(({ id }) => id)).toEqual(ids);
});

it('sorts a shortlist by score if the query string has an unknown order', () => {
  expect(orderIn(new URLSearchParams('sort=name'))).toBe('score');
});

it.each([
  ['', [1, 2, 3, 4, 5]],
  ['with=7', [7]],
  ['with=6,2', [2, 6]],
  ['with=1,2,3,4,5,6', [1, 2, 3, 4, 5]],
  ['with=99', [1, 2, 3, 4, 5]],
])('compares the shortlisted creators in the query "%s", at most five', (query, ids) => {
  const seven = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id }));
  expect(comparedCreators(new URLSearchParams(query), seven).map(({ id }) => id)).toEqual(ids);
});
