import { describe, expect, it } from 'vitest';
import type { Audience } from './frames';
import { headerLinks, tourFor } from './places';

const link = (slug: string, to: string, place: 'both' | Audience = 'both') => ({
  slug,
  title: slug,
  to,
  place,
});
const titles = { products: 'Products', meeting: 'Meeting' };

describe('the link to the tour', () => {
  it.each([
    ['the built-in pictures without a link', [], '/tour', '/tour/creators'],
    ['the built-in pictures for an internal URL', [link('tour', '/tour')], '/tour', '/tour/creators'],
    [
      'another site for both audiences',
      [link('tour', 'https://a.example/t')],
      'https://a.example/t',
      'https://a.example/t',
    ],
    [
      'another site for one audience',
      [link('tour', 'https://a.example/t', 'creator')],
      '/tour',
      'https://a.example/t',
    ],
  ] as const)('leads to %s', (_, links, brand, creator) => {
    expect(tourFor('brand', links)).toBe(brand);
    expect(tourFor('creator', links)).toBe(creator);
  });

  it('opens in a new tab from the header on any page', () => {
    const links = [link('tour', '/tour'), link('blog', '/blog')];
    const ways = headerLinks('creator', links, titles);
    expect(ways.map(({ key, to, newTab }) => [key, to, newTab])).toEqual([
      ['products', '/?for=creator#products', false],
      ['tour', '/tour/creators', true],
      ['blog', '/blog', false],
    ]);
  });
});

it('links to the request for a meeting from the header for brands only', () => {
  expect(headerLinks('brand', [], titles).at(-1)?.to).toBe('/#demo');
  expect(headerLinks('creator', [], titles)).toHaveLength(1);
});
