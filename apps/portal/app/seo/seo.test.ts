import { describe, expect, it } from 'vitest';
import { jsonText } from './jsonText';
import { pageMeta, shortened } from './pageMeta';

describe('structured data for search engines', () => {
  it('is parsed back into the same data, and cannot end its script element', () => {
    const data = { name: '</script><script>alert(1)</script>', bio: '<!-- & \u2028 "x"' };
    const text = jsonText(data);
    expect(JSON.parse(text)).toEqual(data);
    expect(text).not.toMatch(/[<>&\u2028]/);
  });
});

describe('the description of a page', () => {
  it.each([
    ['  Pele\n e cabelo. ', 'Pele e cabelo.'],
    ['palavra '.repeat(40), `${'palavra '.repeat(19).trim()}…`],
    ['x'.repeat(200), `${'x'.repeat(159)}…`],
  ])('is one line of at most 160 characters', (text, expected) => {
    expect(shortened(text)).toBe(expected);
    expect(shortened(text).length).toBeLessThanOrEqual(160);
  });
});

describe('the head of a page', () => {
  const page = {
    title: 'Bia',
    description: 'Pele',
    locale: 'en',
    canonical: 'https://elenco.example/c/1/bia',
  };

  it('contains the canonical URL and the language', () => {
    const head = pageMeta({ ...page, locale: 'en', type: 'profile' });
    expect(head).toContainEqual({ tagName: 'link', rel: 'canonical', href: page.canonical });
    expect(head).toContainEqual({ property: 'og:type', content: 'profile' });
    expect(head).toContainEqual({ property: 'og:locale', content: 'en_US' });
    expect(head).toContainEqual({ name: 'twitter:card', content: 'summary' });
    expect(JSON.stringify(head)).not.toContain('og:image');
  });

  it('contains a picture if the page has one', () => {
    const head = pageMeta({
      ...page,
      locale: 'en',
      image: { url: 'https://elenco.example/x.png', alt: 'Bia', width: 1_200, height: 630 },
    });
    expect(head).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
    expect(head).toContainEqual({ property: 'og:image:width', content: '1200' });
  });

  it.each(['?for=creator', '?for=creator&lang=en'])(
    'links to the page in every language for the query %s',
    (query) => {
      const canonical = `https://elenco.example/${query}`;
      const head = pageMeta({ ...page, locale: 'en', canonical });
      const at = 'https://elenco.example/?for=creator';
      const alternate = { tagName: 'link', rel: 'alternate' };
      expect(head.filter((one) => 'hrefLang' in one)).toEqual([
        { ...alternate, hrefLang: 'pt-BR', href: `${at}&lang=pt` },
        { ...alternate, hrefLang: 'en', href: `${at}&lang=en` },
        { ...alternate, hrefLang: 'x-default', href: at },
      ]);
      expect(head).toContainEqual({ tagName: 'link', rel: 'canonical', href: canonical });
    },
  );
});
