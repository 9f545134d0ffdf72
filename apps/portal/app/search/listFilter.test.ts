import type { Tracking } from '@elenco/core/discovery';
import { expect, it } from 'vitest';
import {
  isFiltered,
  listFacets,
  listFilterIn,
  listSortIn,
  paramsOf,
  passesFilter,
  sortMembers,
} from './listFilter';

const today = '2026-11-21';
const row = (given: Partial<Tracking>): Tracking => ({
  stage: 'to_contact',
  ownerId: null,
  labels: [],
  lastContactOn: null,
  nextContactOn: null,
  ...given,
});
const rows = [
  row({ stage: 'won', ownerId: 7, labels: ['Rosto'] }),
  row({ stage: 'negotiating', ownerId: 7, nextContactOn: today, labels: ['rosto', 'corpo'] }),
  row({ stage: 'negotiating', nextContactOn: '2026-12-01' }),
];
const filterOf = (query: string) => listFilterIn(new URLSearchParams(query));
const shown = (query: string) =>
  rows.flatMap((one, n) => (passesFilter(filterOf(query), today)(one) ? [n] : []));

it.each([
  ['', [0, 1, 2]],
  ['stage=negotiating', [1, 2]],
  ['stage=negotiating&owner=7', [1]],
  ['owner=none', [2]],
  ['label=ROSTO', [0, 1]],
  ['next=due', [1]],
  ['stage=lost&owner=x&next=soon', [0, 1, 2]],
  ['stage=no', []],
])('filters the members of a list by the query “%s”', (query, expected) =>
  expect(shown(query)).toEqual(expected),
);

it('converts the filter of a list back to the query from which it was read', () => {
  const query = 'stage=won&owner=7&label=Rosto&next=due';
  expect(new URLSearchParams(paramsOf(filterOf(query))).toString()).toBe(query);
  expect([isFiltered(filterOf(query)), isFiltered(filterOf('creator=21'))]).toEqual([true, false]);
});

it('counts the members of a list for each value of a filter, with the other filters applied', () => {
  const facets = listFacets(rows, filterOf('owner=7&stage=won'), today);
  expect(facets).toMatchObject({ all: 2, anyOwner: 1, anyLabel: 1, anyDay: 1 });
  expect(Object.fromEntries(facets.stages.map(({ stage, count }) => [stage, count]))).toEqual({
    to_contact: 0,
    contacted: 0,
    negotiating: 1,
    won: 1,
    no: 0,
  });
  expect(facets.owners).toEqual([
    { ownerId: 7, count: 1 },
    { ownerId: null, count: 0 },
  ]);
  expect(facets.labels).toEqual([
    { label: 'corpo', count: 0 },
    { label: 'Rosto', count: 1 },
  ]);
  expect(listFacets([], filterOf(''), today)).toMatchObject({ all: 0, owners: [], labels: [], due: 0 });
});

it.each([
  ['', ['a', 'b', 'c']],
  ['sort=followers', ['b', 'c', 'a']],
  ['sort=engagement', ['c', 'a', 'b']],
  ['sort=name', ['a', 'b', 'c']],
])('sorts the creators by “%s”', (query, names) => {
  const members = [
    { name: 'a', profile: { followers: 10, engagementBp: 200 } },
    { name: 'b', profile: { followers: 30, engagementBp: 100 } },
    { name: 'c', profile: { followers: 20, engagementBp: 300 } },
  ];
  const sorted = sortMembers(members, listSortIn(new URLSearchParams(query)));
  expect(sorted.map(({ name }) => name)).toEqual(names);
});
