import { emptyQuery, writeQuery } from '@elenco/core/discovery';
import { expect, it } from 'vitest';
import { wordsIn } from '../kit/words';
import { activeFiltersOf } from './activeFilters';
import { namesOf } from './words';

const words = wordsIn((key, { what, value } = {}) => [key, what, value].filter(Boolean).join(' '), 'pt');
const query = {
  ...emptyQuery,
  kind: 'member',
  skills: ['beauty', 'food'],
  priceTo: 50_000,
  sort: 'price',
} as never as typeof emptyQuery;
const active = (membersOnly: boolean) => activeFiltersOf(query, words, namesOf(words), membersOnly);

it('lists each value of a search’s active filters once, without the sort order', () => {
  expect(active(false).map(({ key }) => key)).toEqual([
    'kind member',
    'skill beauty',
    'skill food',
    'priceTo 500',
  ]);
});

it('leaves out the filter for the kind of creator if the search covers only creators with an account', () => {
  const [first] = active(true);
  expect(first?.key).toBe('skill beauty');
  expect(writeQuery(first!.without).toString()).toBe('kind=member&skill=food&priceTo=500&sort=price');
});

it('labels an active filter for an amount with its currency', () => {
  expect(active(true).at(-1)?.label.replace(/\s/g, ' ')).toBe('search.toValue mapping.price R$ 500,00');
});
