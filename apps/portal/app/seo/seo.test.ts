import { describe, expect, it } from 'vitest';
import { jsonText } from './jsonText';
import { pageMeta, shortened } from './pageMeta';

describe('data for search engines', () => {
  it('reads the same, and ends no element', () => {
    const data = { name: '</script><script>alert(1)</script>', bio: '<!-- & \u2028 "x"' };
    const text = jsonText(data);
    expect(JSON.parse(text)).toEqual(data);
    expect(text).not.toMatch(/[<>&\u2028]/);
  });
});

describe('a description', () => {
  it.each([
    ['  Pele\n e cabelo. ', 'Pele e cabelo.'],
    ['palavra '.repeat(40), `${'palavra '.repeat(19).trim()}…`],
    ['x'.repeat(200), `${'x'.repeat(159)}…`],
  ])('is one line of 160 characters at most', (text, expected) => {
    expect(shortened(text)).toBe(expected);
    expect(shortened(text).length).toBeLessThanOrEqual(160);
  });
});

describe('a head', () => {
  const page = {
    title: 'Bia',
    description: 'Pele',
    locale: 'en',
    canonical: 'https://elenco.example/c/1/bia',
  };

  it('says where the page is and what it is called, to each reader in its own words', () => {
    const head = pageMeta({ ...page, locale: 'en', type: 'profile' });
    expect(head).toContainEqual({ tagName: 'link', rel: 'canonical', href: page.canonical });
    expect(head).toContainEqual({ property: 'og:type', content: 'profile' });
    expect(head).toContainEqual({ property: 'og:locale', content: 'en_US' });
    expect(head).toContainEqual({ name: 'twitter:card', content: 'summary' });
    expect(JSON.stringify(head)).not.toContain('og:image');
  });

  it('names a picture and other languages where there are any', () => {
    const head = pageMeta({
      ...page,
      locale: 'en',
      image: { url: 'https://elenco.example/x.png', alt: 'Bia', width: 1_200, height: 630 },
      alternates: [{ language: 'pt-BR', href: 'https://elenco.example/pt' }],
    });
    expect(head).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
    expect(head).toContainEqual({ property: 'og:image:width', content: '1200' });
    expect(head).toContainEqual({
      ...{ tagName: 'link', rel: 'alternate' },
      ...{ hrefLang: 'pt-BR', href: 'https://elenco.example/pt' },
    });
  });
});
