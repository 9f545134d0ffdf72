import { describe, expect, it } from 'vitest';
import { readQuery, writeQuery } from './address';
import { filterParts, filtersToDrop, filtersToTry, textParts } from './filterParts';

const asked = (address: string) => readQuery(new URLSearchParams(address)).query;
const named = (address: string) =>
  filterParts(asked(address)).map(({ name, values, region, without }) => [
    region ?? `${name} ${values.join()}`,
    writeQuery(without).toString(),
  ]);

describe('the filters of a search', () => {
  it('list each value except the sort order, with the search that remains without the value', () => {
    expect(named('skill=beauty&skill=food&priceTo=500&sort=price')).toEqual([
      ['skill beauty', 'skill=food&priceTo=500&sort=price'],
      ['skill food', 'skill=beauty&priceTo=500&sort=price'],
      ['priceTo 500', 'skill=beauty&skill=food&sort=price'],
    ]);
  });

  it('include each word of the search text', () => {
    expect(named('q=churrasco+sem+gl%C3%BAten&skill=food')).toEqual([
      ['q churrasco', 'q=sem+gl%C3%BAten&skill=food'],
      ['q sem glúten', 'q=churrasco&skill=food'],
      ['skill food', 'q=churrasco+sem+gl%C3%BAten'],
    ]);
    expect(textParts('Ana de Souza')).toEqual(['Ana', 'de Souza']);
  });

  it('include a whole region as one filter', () => {
    expect(named('skill=food&state=PR&state=RS&state=SC&state=SP').map(([name]) => name)).toEqual([
      'south',
      'skill food',
      'state SP',
    ]);
  });
});

describe('the filters that a search with few results suggests to remove', () => {
  it.each([
    ['skill=beauty&priceTo=500', 0, 2],
    ['skill=beauty&priceTo=500', 3, 2],
    ['skill=beauty&priceTo=500', 4, 0],
    ['skill=beauty', 0, 0],
    ['q=samba&skill=beauty&skill=food&channel=tiktok&priceTo=500&available=1&verified=1', 1, 6],
  ])('for the search %s with %i results are chosen from %i filters', (address, found, count) => {
    expect(filtersToTry(asked(address), found)).toHaveLength(count);
  });

  it('are at most three, in descending order of the results without them', () => {
    const tried = [2, 9, 1, 40, 3].map((value) => ({ total: { value } }));
    expect(filtersToDrop(tried, 1).map(({ total }) => total.value)).toEqual([40, 9, 3]);
  });
});
